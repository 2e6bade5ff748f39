#include "cli/options/define_commands.h"

#include "cli/options/option_groups.h"
#include "cli/shell/examples.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace eclat {

namespace {

class Definer {
public:
  Definer(CLI::App &app, CommandLine &line) : app_(app), line_(line) {}

  void defineAll() {
    defineRun();
    defineStages();
    defineQuestions();
    defineReview();
    defineModel();
    defineSurroundings();
    defineCompilers();
    app_.footer(exampleText("") + exitCodes());  // last: subcommands made after it would print it too
  }

private:
  CLI::App *command(const char *name, const char *what) {
    CLI::App *sub = app_.add_subcommand(name, what);
    sub->footer(exampleText(name));
    addCommonOptions(*sub, line_);
    sub->callback([&line = line_, name] { line.command = name; });
    return sub;
  }

  static std::string exitCodes() {
    std::string out = "\n\nOptions can stand in .eclat.yaml, found upwards from the first header.\nExit codes: ";
    for (const CommandExample &code : exitCodeWords())
      out += fmt::format("{}{} {}", code.line == "0" ? "" : code.line == "4" ? ",\n" : ", ", code.line, code.what);
    return out + ".";
  }

  void addTimingsOption(CLI::App &app) {
    app.add_option("--timings", line_.timings, "File for what each part of the run took, as JSON")->type_name("FILE");
  }

  void defineRun() {
    CLI::App *run = command("run", "All stages, from source to findings (flags for the compiler after --)");
    addRequestOptions(*run, line_);
    addExploreOptions(*run, line_);
    addReportOptions(*run, line_);
    addTestOptions(*run, line_);
    addBaselineOption(*run, line_);
    addVerdictsOption(*run, line_);
    addModelFileOption(*run, line_);
    addTimingsOption(*run);
    CLI::App *init = command("init", "Write a first .eclat.yaml for the project of this folder");
    init->add_option("-p", line_.options.request.buildPath,
                     "Folder of its compile_commands.json; found if there is one")
        ->type_name("DIR");
    init->add_flag("--force", line_.force, "Also in the place of one that is there");
  }

  void defineStages() {
    CLI::App *describe = command("describe", "What can be called, and why the rest cannot");
    addRequestOptions(*describe, line_);
    addTableOptions(*describe, line_);
    command("instrument", "Build the hooked binary");
    command("observe", "Run the tests and keep what they do")
        ->add_option("--dtrace-out", line_.dtraceOut, "Write the trace there too, as Daikon reads it (.dtrace)")
        ->type_name("FILE");
    addInferOptions(*command("infer", "The properties that always held"), line_);
    CLI::App *explore = command("explore", "Generate, run and judge inputs");
    addExploreOptions(*explore, line_);
    addReportOptions(*explore, line_);
    addTestOptions(*explore, line_);
    addBaselineOption(*explore, line_);
    addVerdictsOption(*explore, line_);
    addModelFileOption(*explore, line_);
    addTimingsOption(*explore);
    CLI::App *emit = command("emit", "The last report in another format");
    addReportOptions(*emit, line_);
    addTestOptions(*emit, line_);
  }

  // Of what the work directory holds.
  void defineQuestions() {
    CLI::App *show =
        command("show", "Print the component, the model, the trace, the coverage, or the input of a finding");
    show->add_option("what", line_.arguments,
                     "Behind `input` the ID of a finding; a trace is printed as Daikon reads it")
        ->required()
        ->expected(1, 2)
        ->type_name("WHAT:{component,model,trace,coverage,input}");
    CLI::App *graph = command("graph", "How the examples used objects: call-sequence graphs");
    graph->add_option("class", line_.arguments, "Of the component; all without it")->expected(0, 1)->type_name("CLASS");
    graph->add_flag("--helpers", line_.withHelpers,
                    "With calls that are not public, where `run --helpers` traced them");
    addFormatOption(*graph, line_, {"text", "dot", "svg", "json"},
                    "text; dot: for Graphviz; svg: drawn by it; json: for programs");
  }

  // What people do with reports.
  void defineReview() {
    command("explain", "The story of a finding: its evidence, what speaks against it, what to do next")
        ->add_option("id", line_.arguments, "Of the finding")
        ->required()
        ->expected(1)
        ->type_name("ID");
    CLI::App *replay = command("replay", "Run the input of a finding again");
    replay->add_option("id", line_.arguments, "Of the finding")->required()->expected(1)->type_name("ID");
    CLI::Option *code = replay->add_flag("--code", line_.printsCode, "Print it as a whole program instead");
    replay->add_flag("--gdb", line_.debugs, "Build that program and start gdb before the tested call")->excludes(code);
    CLI::App *baseline = command("baseline", "Write down the findings of the last run as known");
    baseline
        ->add_option("file", line_.arguments, "File to write or bring up to date; without it the one in .eclat.yaml")
        ->expected(0, 1)
        ->type_name("FILE");
    baseline->add_option("-o,--output", line_.output, "The same")->type_name("FILE");
    baseline->add_flag("--prune", line_.prune, "Remove known findings that the last run did not find");
    defineVerdicts();
    CLI::App *diff = command("diff", "What changed from one run to another");
    diff->add_option("runs", line_.arguments, "Two work directories")->required()->expected(2)->type_name("DIR");
    addFormatOption(*diff, line_, {"text", "markdown", "json"},
                    "text; markdown: for a pull request; json: for programs");
  }

  // What people say of findings, kept in the verdict file.
  void defineVerdicts() {
    CLI::App *accept =
        command("accept", "Findings are faults: keep their inputs as tests that fail until they are mended");
    addVerdictOptions(*accept, {"fault", "fine"},
                      "fault: it is one; fine: what happens is right, keep it as a test that passes");
    CLI::App *reject =
        command("reject", "Findings are no faults: what happens is right, or the caller must not do this");
    addVerdictOptions(*reject, {"fine", "illegal"},
                      "fine: what happens is right, what it broke is weakened; illegal: the caller must not do this");
    CLI::App *withdraw = command("withdraw", "Take verdicts back");
    withdraw->add_option("ids", line_.arguments, "Of the findings")->required()->type_name("ID");
    addSeenOption(*withdraw);
    addVerdictsOption(*withdraw, line_);
    CLI::App *review = command("review", "Judge the findings of the last run one by one, by keys from standard input");
    addVerdictsOption(*review, line_);
    CLI::App *serve = command("serve", "The HTML report with buttons for verdicts, for a browser on this machine");
    serve->add_option("--port", line_.port, "Of 127.0.0.1; 0 is any that is free")
        ->capture_default_str()
        ->check(CLI::Range(0, 65535));
    addVerdictsOption(*serve, line_);
    CLI::App *suite = command("suite", "Write the accepted inputs as tests: those that fail, and those that pass");
    addVerdictsOption(*suite, line_);
    addTestOptions(*suite, line_);
    suite->add_option("-o,--output", line_.output, "Folder for the files; without it the folder of the verdict file")
        ->type_name("DIR");
  }

  void addSeenOption(CLI::App &app) {
    app.add_option_function<std::string>(
           "--seen", [&line = line_](const std::string &mark) { line.seen = mark; },
           "Only if the verdict on it is still the one with this mark; empty: if there is still none")
        ->type_name("MARK");
  }

  void addVerdictOptions(CLI::App &app, std::vector<std::string> verdicts, const char *what) {
    app.add_option("ids", line_.arguments, "Of the findings")->required()->type_name("ID");
    app.add_option("--as", line_.verdict, what)
        ->check(CLI::IsMember(verdicts))
        ->type_name("NAME")
        ->default_str(verdicts.front());
    app.add_option("--because", line_.because, "Why, or who says so; kept as a comment")->type_name("TEXT");
    addSeenOption(app);
    app.add_flag("--replace", line_.replaces, "Also in the place of another verdict on the same finding");
    addVerdictsOption(app, line_);
  }

  // Of the machine and the shell.
  void defineSurroundings() {
    CLI::App *doctor = command("doctor", "Is all there that eclat needs? Tells what to do if not");
    addFormatOption(*doctor, line_, {"text", "json"}, "text: a line for each check; json: for programs");
    CLI::App *completions = app_.add_subcommand("completions", "Print what makes a shell complete eclat's commands");
    completions->footer(exampleText("completions"));
    completions->callback([&line = line_] { line.command = "completions"; });
    completions->add_option("shell", line_.arguments, "The shell")
        ->required()
        ->expected(1)
        ->check(CLI::IsMember({"bash", "zsh", "fish"}))
        ->type_name("SHELL");
    // For shells and for the build, not for people.
    command("ids", "The ids of the findings of the last run")->group("");
    CLI::App *man = app_.add_subcommand("man", "The manual page")->group("");
    man->callback([&line = line_] { line.command = "man"; });
  }

  // Questions to the model.
  void defineModel() {
    CLI::App *model = app_.add_subcommand("model", "Ask the model: show, diff, explain, why-not");
    model->require_subcommand(1);
    addPoint(question(model, "show", "Print the model"));
    question(model, "diff", "What changed from one model to another")
        ->add_option("models", line_.arguments, "Two model files or work directories")
        ->required()
        ->expected(2)
        ->type_name("FILE");
    for (auto [name, what] :
         {std::pair("explain", "Where a property holds, and on what evidence"),
          std::pair("why-not", "What became of a property: which call broke it, what it lacks, what implies it")}) {
      CLI::App *sub = question(model, name, what);
      sub->add_option("property", line_.arguments, "As in the model: \"size(a) >= 0\"")
          ->required()
          ->expected(1)
          ->type_name("PROPERTY");
      addPoint(sub);
    }
    model->footer(exampleText("model"));
  }

  CLI::App *question(CLI::App *model, const char *name, const char *what) {
    CLI::App *sub = model->add_subcommand(name, what);
    sub->footer(exampleText(std::string("model ") + name));
    addCommonOptions(*sub, line_);
    sub->callback([&line = line_, name] {
      line.command = "model";
      line.question = name;
    });
    return sub;
  }

  void addPoint(CLI::App *sub) {
    sub->add_option("--point", line_.point, "Only at points whose name contains this: \"exit of Stack::push\"")
        ->type_name("TEXT");
  }

  // main() takes these before anything is parsed; here they are only told of.
  void defineCompilers() {
    for (auto [name, what] : {std::pair("c++", "Compile as clang++ would, with hooks and sanitizers (eclat c++ ARGS…)"),
                              std::pair("cc", "Compile C as clang would, with sanitizers (eclat cc ARGS…)")})
      app_.add_subcommand(name, what)->footer(exampleText(name));
  }

  CLI::App &app_;
  CommandLine &line_;
};

}  // namespace

void defineCommands(CLI::App &app, CommandLine &line) {
  app.set_version_flag("--version", std::string("eclat ") + ECLAT_VERSION);
  app.require_subcommand(1);
  Definer(app, line).defineAll();
}

std::string wordsOf(const CLI::App &app) {
  const CLI::App *parent = app.get_parent();
  if (!parent)
    return "";
  std::string before = wordsOf(*parent);
  return (before.empty() ? "" : before + " ") + app.get_name();
}

}  // namespace eclat
