#!/usr/bin/python3
"""Sees that the schemas of the JSON and XML reports reject what is no report: their checks of the golden ones would be
worth nothing if they let everything through.

usage: schemas_test.py DOCS FOLDER...   each folder holds json.json and xml.xml
"""
import copy
import json
import subprocess
import sys
import xml.etree.ElementTree as ET

import jsonschema

wrong = []


def closed(schema):
    """The schema as check_reports.py takes it: a field that it does not know is an error."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" in schema:
            schema.setdefault("additionalProperties", False)
        for part in schema.values():
            closed(part)
    elif isinstance(schema, list):
        for part in schema:
            closed(part)
    return schema


def changed_json(report, schema):
    """Reports with one field of a finding missing, unknown or of another kind, and whether they are still right."""
    definition = schema["$defs"]["finding"]
    for name in report["findings"][0]:
        without = copy.deepcopy(report)
        del without["findings"][0][name]
        yield f"without {name}", without, name not in definition["required"]
        other = copy.deepcopy(report)
        other["findings"][0][name] = 1.5
        yield f"with another {name}", other, False
    for where in (lambda r: r, lambda r: r["stats"], lambda r: r["findings"][0], lambda r: r["findings"][0]["location"]):
        unknown = copy.deepcopy(report)
        where(unknown)["surprise"] = "!"
        yield "with a surprise", unknown, False
    for name in ("kind", "label", "ending"):
        misspelt = copy.deepcopy(report)
        misspelt["findings"][0][name] += "s"
        yield f"with a misspelt {name}", misspelt, False


def check_json(file, schema):
    report = json.load(open(file, encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    for what, changed, is_right in changed_json(report, schema):
        if validator.is_valid(changed) != is_right:
            wrong.append(f"{file} {what} is {'rejected' if is_right else 'let through'}")


def is_valid_xml(root, xsd):
    run = subprocess.run(["xmllint", "--noout", "--nonet", "--schema", xsd, "-"], input=ET.tostring(root),
                         capture_output=True)
    return run.returncode == 0


def changed_xml(root):
    """The same of XML: one attribute or element of a finding that every finding has is missing, or there is another."""
    for name in ("id", "operation", "file", "line", "kind", "label", "others"):
        without = copy.deepcopy(root)
        del without.find("finding").attrib[name]
        yield f"without {name}", without
    for name in ("summary", "code", "explanation", "reason"):
        without = copy.deepcopy(root)
        finding = without.find("finding")
        finding.remove(finding.find(name))
        yield f"without {name}", without
    for name in ("kind", "label"):
        misspelt = copy.deepcopy(root)
        misspelt.find("finding").attrib[name] += "s"
        yield f"with a misspelt {name}", misspelt
    attribute = copy.deepcopy(root)
    attribute.find("finding").set("surprise", "!")
    yield "with a surprising attribute", attribute
    element = copy.deepcopy(root)
    ET.SubElement(element.find("finding"), "surprise")
    yield "with a surprising element", element
    both = copy.deepcopy(root)
    finding = both.find("finding")
    at = list(finding).index(finding.find("explanation"))
    finding.insert(at, ET.Element("ending", {"id": "crash", "place": ""}))
    finding.insert(at, ET.Element("thrown", {"type": "int"}))
    yield "that threw and crashed", both


def check_xml(file, xsd):
    root = ET.parse(file).getroot()
    if not is_valid_xml(root, xsd):
        wrong.append(f"{file} is rejected")
    for what, changed in changed_xml(root):
        if is_valid_xml(changed, xsd):
            wrong.append(f"{file} {what} is let through")


def main():
    docs, folders = sys.argv[1], sys.argv[2:]
    schema = closed(json.load(open(f"{docs}/reference/report.schema.json", encoding="utf-8")))
    for folder in folders:
        check_json(f"{folder}/json.json", schema)
        check_xml(f"{folder}/xml.xml", f"{docs}/reference/report.xsd")
    for line in wrong:
        print(line)
    sys.exit(1 if wrong or not folders else 0)


main()
