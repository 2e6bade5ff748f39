#!/usr/bin/python3
"""Checks reports as their readers would.

usage: check_reports.py DOCS FOLDER...   each folder holds json.json, xml.xml, junit.xml and sarif.sarif

JSON against docs/reference/report.schema.json, XML against report.xsd, JUnit XML and SARIF against the rules below: what
the SARIF specification demands of the parts that we use, and what GitHub's code scanning demands beyond it.
"""
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import jsonschema

wrong = []


def check(condition, file, what):
    if not condition:
        wrong.append(f"{file}: {what}")


def check_json(file, schema):
    validator = jsonschema.Draft202012Validator(schema)
    for error in validator.iter_errors(json.load(open(file, encoding="utf-8"))):
        check(False, file, f"{'/'.join(map(str, error.path))}: {error.message[:200]}")


def check_xml(file, xsd):
    run = subprocess.run(["xmllint", "--noout", "--nonet", "--schema", xsd, file], capture_output=True, text=True)
    check(run.returncode == 0, file, run.stderr)


def check_junit(file):
    root = ET.parse(file).getroot()
    check(root.tag == "testsuites", file, "the root must be testsuites")

    def check_counts(element, cases):
        counts = {"tests": len(cases), "errors": 0,
                  "failures": sum(case.find("failure") is not None for case in cases),
                  "skipped": sum(case.find("skipped") is not None for case in cases)}
        for name, count in counts.items():
            check(element.get(name) == str(count), file, f"{element.tag} {name}: {element.get(name)} is not {count}")
        check(float(element.get("time")) >= 0, file, "time")

    check_counts(root, list(root.iter("testcase")))
    for suite in root.findall("testsuite"):
        check(suite.get("name"), file, "a suite without name")
        check_counts(suite, suite.findall("testcase"))
        names = [case.get("name") for case in suite.findall("testcase")]
        check(len(names) == len(set(names)), file, f"a name stands twice in {suite.get('name')}")
        for case in suite.findall("testcase"):
            check(case.get("name") and case.get("classname"), file, "a case without name")
            check(len(case.findall("failure")) <= 1, file, "readers take one failure per case")
            for failure in case.findall("failure"):
                check(failure.get("message") and failure.get("type") and failure.text, file, "an empty failure")


def walk(value, path=""):
    yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, item in items:
        yield from walk(item, f"{path}/{key}")


def check_text(file, path, message):
    text = message.get("text", "")
    check(text.strip(), file, f"{path}: no text")
    check(not re.search(r"(?<!\{)(\{\{)*\{\d+\}", text), file, f"{path}: a placeholder without argument: {text[:80]}")
    check(not re.search(r"\]\(", text), file, f"{path}: what is no link looks like one")


def check_rules(file, rules):
    ids = [rule["id"] for rule in rules]
    check(len(ids) == len(set(ids)), file, "rule ids must be unique")
    for rule in rules:
        for key in ("name", "shortDescription", "fullDescription", "help", "properties"):
            check(key in rule, file, f"rule {rule['id']} without {key}")
        for key in ("shortDescription", "fullDescription"):
            check(0 < len(rule[key]["text"]) <= 1024, file, f"rule {rule['id']}: {key}")
        check(rule["help"]["text"] and rule["help"]["markdown"], file, f"rule {rule['id']}: help")
        check(0 < len(rule["properties"]["tags"]) <= 20, file, f"rule {rule['id']}: at most 20 tags")
        check(rule["properties"]["precision"] in ("very-high", "high", "medium", "low"), file, "precision")
        check(rule["properties"]["problem.severity"] in ("error", "warning", "recommendation"), file, "severity")


def check_location(file, path, location):
    place = location["physicalLocation"]
    uri = place["artifactLocation"]["uri"]
    check(re.fullmatch(r"[A-Za-z0-9\-._~/+@%]+", uri), file, f"{path}: '{uri}' is no URI")
    check(not uri.startswith("/") and ":" not in uri and ".." not in uri.split("/"), file, f"{path}: '{uri}' is not relative")
    check(place["region"]["startLine"] >= 1, file, f"{path}: startLine")
    check(place["region"].get("startColumn", 1) >= 1, file, f"{path}: startColumn")


def check_result(file, path, result, rules, bases):
    check(rules[result["ruleIndex"]]["id"] == result["ruleId"], file, f"{path}: ruleIndex is not that of its rule")
    check(result["level"] in ("none", "note", "warning", "error"), file, f"{path}: level")
    check_text(file, path, result["message"])
    check(1 <= len(result["locations"]) <= 10, file, f"{path}: locations")
    check(result["partialFingerprints"].get("eclatFindingId/v1"), file, f"{path}: fingerprint")
    check(result["baselineState"] in ("new", "unchanged", "updated", "absent"), file, f"{path}: baselineState")
    for suppression in result.get("suppressions", []):
        check(suppression["kind"] in ("inSource", "external") and suppression["justification"], file, f"{path}: suppression")
    for at, value in walk(result):
        if isinstance(value, dict) and "physicalLocation" in value:
            check_location(file, path + at, value)
            check(value["physicalLocation"]["artifactLocation"]["uriBaseId"] in bases, file, f"{path}{at}: unknown base")


def check_sarif(file):
    text = open(file, encoding="utf-8").read()
    check(len(text) < 10_000_000, file, "services take 10 MB")
    log = json.loads(text)
    check(log["version"] == "2.1.0" and "sarif-2.1.0" in log["$schema"], file, "version")
    for path, value in walk(log):
        check(value is not None, file, f"{path} is null")
        if isinstance(value, str):
            check(not re.search(r"[\x00-\x08\x0b-\x1f\x7f]", value), file, f"{path}: a control character")
    for run in log["runs"]:
        driver = run["tool"]["driver"]
        check(driver["name"] and driver["semanticVersion"], file, "driver")
        check_rules(file, driver["rules"])
        check(len(run["results"]) <= 25_000, file, "services take 25,000 results")
        check(run["invocations"][0]["executionSuccessful"] is True, file, "invocation")
        for i, result in enumerate(run["results"]):
            check_result(file, f"results[{i}]", result, driver["rules"], run["originalUriBaseIds"])
        prints = [result["partialFingerprints"]["eclatFindingId/v1"] for result in run["results"]]
        check(len(prints) == len(set(prints)), file, "fingerprints must tell results apart")


def main():
    docs, folders = sys.argv[1], sys.argv[2:]
    schema = json.load(open(f"{docs}/reference/report.schema.json", encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    # A misspelled field would otherwise pass as an added one.
    for _, part in walk(schema):
        if isinstance(part, dict) and part.get("type") == "object" and "properties" in part:
            part.setdefault("additionalProperties", False)
    for folder in folders:
        check_json(f"{folder}/json.json", schema)
        check_xml(f"{folder}/xml.xml", f"{docs}/reference/report.xsd")
        check_junit(f"{folder}/junit.xml")
        check_sarif(f"{folder}/sarif.sarif")
    for line in wrong:
        print(line)
    if not folders or wrong:
        sys.exit(1)
    print(f"{4 * len(folders)} reports are as they should be")


main()
