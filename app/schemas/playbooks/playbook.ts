import * as v from "valibot";
import { riskLevels } from "../analysis.ts";
import { askFor } from "../ask-for.ts";
import { line, oneLine, typed, typedLine } from "../fields.ts";
import { faultsOf } from "./rule-faults.ts";

/** The most rules of a playbook, the most phrases for which they look, and the most characters (UTF-16) of model wording. */
export const maxRules = 500;
export const maxPhrases = 2_000;
export const maxWording = 5_000;
const maxWhy = 1_000;
const maxListed = 50;

/**
 * How a rule looks at a clause: whether it is there; whether it binds both sides alike, or works for us; a number
 * compared; the law or the courts in a list; words that it holds or lacks.
 */
export const testKinds = [
  "present",
  "absent",
  "mutual",
  "for_us",
  "number",
  "law",
  "contains",
  "lacks",
] as const;
export type TestKind = (typeof testKinds)[number];

/** What a number of a contract is, as `clauses[].values` and the facts state it: dollars, days, months, per cent a year. */
export const comparedNumbers = [
  "cap.months",
  "cap.amount",
  "insurance.amount",
  "notice.days",
  "rate.perAnnum",
  "term.months",
  "payment.days",
  "restraint.months",
] as const;
export type ComparedNumber = (typeof comparedNumbers)[number];

/** What a rule comes to for a document. */
export const ruleResults = ["met", "fallback", "not_met", "cannot_tell"] as const;

const short = (max = 200) =>
  v.pipe(
    v.string("Please give this as text."),
    typedLine,
    v.nonEmpty("Please fill this in, or leave it out."),
    v.maxLength(max, `Please keep this to ${max} characters.`),
    oneLine,
  );
const list = (ask: string) =>
  v.pipe(
    v.array(short(), ask),
    v.minLength(1, ask),
    v.maxLength(maxListed, `Please list at most ${maxListed}.`),
  );

/** What is asked of the document in a position: a number, words, or one of a list of laws or courts. */
const value = v.union(
  [v.pipe(v.number(), v.finite(), v.minValue(0)), short(500), list("Please list at least one.")],
  "Please give a number, words, or a list of laws or courts.",
);
export type PositionValue = v.InferOutput<typeof value>;
/** Browsers send line ends of their own. */
const plainLines = v.transform((words: string) => words.replace(/\r\n?/g, "\n"));
const why = v.pipe(
  v.string("Please say why, in a sentence."),
  plainLines,
  typed,
  v.nonEmpty("Please say why, in a sentence."),
  v.maxLength(maxWhy, `Please keep the reason to ${maxWhy.toLocaleString("en-AU")} characters.`),
);
const wording = v.pipe(
  v.string("Please give the model wording as text; it may be empty."),
  plainLines,
  typed,
  v.maxLength(
    maxWording,
    `Please keep the model wording to ${maxWording.toLocaleString("en-AU")} characters.`,
  ),
);

const position = { value: v.optional(value), why, wording };
export const fallbackSchema = askFor({
  ...position,
  /** Who may agree to it, in the firm's own words. */
  approver: v.optional(short()),
});

export const testSchema = askFor({
  kind: v.picklist(testKinds, "Please choose one of the tests that the format names."),
  of: v.optional(
    v.picklist(
      comparedNumbers,
      "Please choose one of the numbers that the format names: of a cap, a notice, a rate, a term, a payment or a restraint.",
    ),
  ),
  at: v.optional(v.picklist(["least", "most"], "Please choose one of: least, most.")),
  /** What is asked where a position has no value of its own. */
  value: v.optional(value),
  phrase: v.optional(short(500)),
});

/**
 * A position of the firm on one kind of clause. Exactly one of `clause` and `words` says which words of a document it
 * is about: a kind of the analyser's vocabulary, or phrases of which one stands in the heading or the words.
 */
const ruleFields = askFor({
  /** Unique in its playbook, and the same through its versions. */
  id: v.pipe(
    v.string("Please give each rule an id."),
    v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, "An id of a rule is small letters, digits and hyphens."),
  ),
  clause: v.nullable(short(100)),
  words: v.nullable(list("Please give at least one phrase to look for.")),
  test: testSchema,
  preferred: askFor(position),
  fallbacks: v.pipe(
    v.array(fallbackSchema, "Please give the fallbacks as a list; it may be empty."),
    v.maxLength(10, "Please give at most ten fallbacks."),
  ),
  not_acceptable: askFor({
    why,
    level: v.picklist(riskLevels, `Please choose one of: ${riskLevels.join(", ")}.`),
  }),
});
export type RuleFields = v.InferOutput<typeof ruleFields>;

/** One law and a list of one are the same, and so are one phrase and a list of one: the same rule is written one way. */
function withOneForm(rule: RuleFields): RuleFields {
  const { kind } = rule.test;
  const alike = (value: PositionValue): PositionValue =>
    kind === "law"
      ? [value].flat().map(String)
      : Array.isArray(value)
        ? value.length === 1
          ? (value[0] ?? "")
          : value
        : value;
  const written = <T extends { value?: PositionValue | undefined }>(given: T): T =>
    given.value === undefined ? given : { ...given, value: alike(given.value) };
  return {
    ...rule,
    test: written(rule.test),
    preferred: written(rule.preferred),
    fallbacks: rule.fallbacks.map(written),
  };
}

export const ruleSchema = v.pipe(
  ruleFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of faultsOf(dataset.value)) addIssue({ message });
  }),
  v.transform(withOneForm),
);
export type PlaybookRule = v.InferOutput<typeof ruleSchema>;

/** The phrases that a rule looks for where a position has a value of its own, or none. */
export const phrasesOf = (
  value: PositionValue | undefined,
  { phrase }: PlaybookRule["test"],
): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value : phrase ? [phrase] : [];

/** Every phrase that a rule looks for, each once. */
export function phrasesSought({ test, preferred, fallbacks, words }: PlaybookRule): Set<string> {
  if (test.kind !== "contains" && test.kind !== "lacks") return new Set(words);
  const values = [test.value, preferred.value, ...fallbacks.map(({ value }) => value), undefined];
  return new Set([...(words ?? []), ...values.flatMap((value) => phrasesOf(value, test))]);
}

const phrasesIn = (rules: readonly PlaybookRule[]) =>
  rules.reduce((sum, rule) => sum + phrasesSought(rule).size, 0);

/** What a firm wants of documents of some kinds; `kinds` are labels of `documentType`, empty: every kind. */
const content = {
  name: line("Please give the playbook a name."),
  kinds: v.pipe(
    v.array(short(100), "Please list kinds of document; the list may be empty."),
    v.maxLength(maxListed, `Please list at most ${maxListed}.`),
  ),
  /** The role of the client ("Customer"), or null for either. */
  act_for: v.nullable(short(100)),
  /** Laws ("New South Wales") for which it is meant; null: any. */
  law: v.nullable(list("Please list at least one law, or none at all.")),
  rules: v.pipe(
    v.array(ruleSchema, "Please give the rules as a list."),
    v.maxLength(maxRules, `Please keep a playbook to ${maxRules} rules.`),
    v.check(
      (rules) => phrasesIn(rules) <= maxPhrases,
      `Please keep a playbook to ${maxPhrases.toLocaleString("en-AU")} phrases to look for, in all of its rules.`,
    ),
    v.checkItems(
      ({ id }, at, rules) => rules.findIndex((rule) => rule.id === id) === at,
      "Another rule has this id already.",
    ),
  ),
};

export const playbookContentSchema = askFor(content);
export type PlaybookContent = v.InferOutput<typeof playbookContentSchema>;

/**
 * What a rule comes to for a document. `position` says which of its positions was reached ("preferred", "fallback 2",
 * "not acceptable"), null where that cannot be told; the words that it rests on are `text.slice(start, end)`, null where
 * there are none; `propose` is the model wording, null where nothing is to be proposed or none is given.
 */
export const resultSchema = v.strictObject({
  ruleId: v.string(),
  result: v.picklist(ruleResults),
  position: v.nullable(v.string()),
  quote: v.nullable(v.string()),
  start: v.nullable(v.number()),
  end: v.nullable(v.number()),
  propose: v.nullable(v.string()),
});
export type PlaybookResult = v.InferOutput<typeof resultSchema>;
