import * as v from "valibot";
import { riskLevels } from "../analysis.ts";
import { askFor } from "../ask-for.ts";
import { line, typed } from "../fields.ts";
import { overrideReason, reasonGiven } from "./answers.ts";
import {
  comparedNumbers,
  maxWording,
  type PlaybookRule,
  ruleResults,
  testKinds,
} from "./playbook.ts";

type Rule = PlaybookRule;
type Value = Rule["preferred"]["value"];

/** The most fallbacks of a rule. */
export const maxFallbacks = 10;

/** What a form was shown with. */
const seen = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, "Please load the page again."),
  v.transform(Number),
);
const optional = (max: number) => v.optional(v.pipe(v.string(), typed, v.maxLength(max)), "");
const why = (ask: string) =>
  v.pipe(
    v.string(ask),
    typed,
    v.nonEmpty(ask),
    v.maxLength(1_000, "Please keep the reason to 1,000 characters."),
  );
const wording = v.optional(
  v.pipe(
    v.string(),
    typed,
    v.maxLength(
      maxWording,
      `Please keep the model wording to ${maxWording.toLocaleString("en-AU")} characters.`,
    ),
  ),
  "",
);
const directions = ["", "mutual", "for us"] as const;

/** What several entries of one field are: one a line, or between commas. */
export const linesOf = (typed: string): string[] =>
  typed.split(/[\n;]+/).flatMap((one) => one.trim() || []);
const listOf = (typed: string) => typed.split(/[\n;,]+/).flatMap((one) => one.trim() || []);
const nullIfNone = (all: string[]) => (all.length > 0 ? all : null);

/** What a playbook is for. */
export const aboutFormSchema = askFor({
  draft_version: seen,
  name: line("Please give the playbook a name."),
  kinds: optional(2_000),
  act_for: optional(100),
  law: optional(2_000),
});

/** The same as it is kept. */
export const aboutInForm = ({
  name,
  kinds,
  act_for,
  law,
}: v.InferOutput<typeof aboutFormSchema>) => ({
  ...{ name, kinds: linesOf(kinds), act_for: act_for || null },
  law: nullIfNone(listOf(law)),
});

export const draftFormSchema = askFor({ draft_version: seen });
export const ruleMoveFormSchema = askFor({
  draft_version: seen,
  rule: v.pipe(v.string(), v.maxLength(64)),
});
export const defaultFormSchema = askFor({ default: v.picklist(["yes", "no"]) });

const fallbackFields = Object.fromEntries(
  Array.from({ length: maxFallbacks }, (_, i) => [
    [`fallback_${i + 1}_value`, optional(2_000)],
    [`fallback_${i + 1}_direction`, v.optional(v.picklist(directions), "")],
    [`fallback_${i + 1}_why`, optional(1_000)],
    [`fallback_${i + 1}_wording`, wording],
    [`fallback_${i + 1}_approver`, optional(200)],
  ]).flat(),
);

/** One rule, as its form has it: flat, and with the fields of every test, of which those of the chosen one count. */
export const ruleFormSchema = askFor({
  draft_version: seen,
  clause: optional(100),
  words: optional(5_000),
  kind: v.picklist(testKinds, "Please choose how the rule looks at these words."),
  of: v.optional(v.picklist(["", ...comparedNumbers]), ""),
  at: v.optional(v.picklist(["", "least", "most"]), ""),
  preferred_value: optional(2_000),
  preferred_why: why("Please say why you prefer this, in a sentence."),
  preferred_wording: wording,
  not_acceptable_why: why("Please say why the rest is not acceptable, in a sentence."),
  level: v.picklist(riskLevels, "Please choose how serious it is when the rule is not met."),
  ...fallbackFields,
});
/** The names of `fallbackFields` are made, so that their types say nothing. */
type RuleForm = v.InferOutput<typeof ruleFormSchema> & Record<string, string | number>;

/** What of a test's field a form holds, as its rule keeps it. */
function valueIn(kind: Rule["test"]["kind"], typed: string): Value {
  if (typed === "") return undefined;
  switch (kind) {
    case "number": {
      const number = Number(typed.replace(/[$,\s%]/g, ""));
      return Number.isFinite(number) ? number : typed;
    }
    case "law":
      return listOf(typed);
    case "contains":
    case "lacks": {
      const [only, ...others] = linesOf(typed);
      return others.length > 0 ? linesOf(typed) : only;
    }
    default:
      return undefined;
  }
}

const given = <T extends object>(of: T): T =>
  // Nothing but keys without a value is left out.
  Object.fromEntries(
    Object.entries(of).filter(([, value]) => value !== undefined && value !== ""),
  ) as T;

/** The rule that a form says; what its test has no use for is left out. It is still to be checked as a rule. */
export function ruleInForm(form: RuleForm, id: string): unknown {
  const { clause, words, kind, of, at } = form;
  const text = (name: string) => String(form[name] ?? "");
  const directed = kind === "absent" || kind === "mutual" || kind === "for_us";
  const fallbacks = Array.from({ length: maxFallbacks }, (_, i) => `fallback_${i + 1}_`).flatMap(
    (slot) => {
      const typed = text(`${slot}${directed ? "direction" : "value"}`);
      const [because, proposed] = [text(`${slot}why`), text(`${slot}wording`)];
      if (kind === "present" || (!typed && !because && !proposed)) return [];
      const value = directed ? typed || undefined : valueIn(kind, typed);
      return [
        {
          ...given({ value, approver: text(`${slot}approver`) || undefined }),
          ...{ why: because, wording: proposed },
        },
      ];
    },
  );
  return {
    ...{ id, clause: clause || null, words: clause ? null : linesOf(words) },
    test: { kind, ...(kind === "number" && given({ of, at })) },
    preferred: {
      ...given({ value: valueIn(kind, form.preferred_value) }),
      ...{ why: form.preferred_why, wording: form.preferred_wording },
    },
    fallbacks,
    not_acceptable: { why: form.not_acceptable_why, level: form.level },
  };
}

const shown = (value: Value, apart: string) =>
  Array.isArray(value) ? value.join(apart) : String(value ?? "");

/** A rule as its form begins with it. */
export function formOfRule({
  clause,
  words,
  test,
  preferred,
  fallbacks,
  not_acceptable,
}: Rule): Record<string, string> {
  const apart = test.kind === "law" ? ", " : "\n";
  return {
    ...{ clause: clause ?? "", words: (words ?? []).join("\n") },
    ...{ kind: test.kind, of: test.of ?? "", at: test.at ?? "" },
    preferred_value: shown(preferred.value ?? test.value ?? test.phrase, apart),
    ...{ preferred_why: preferred.why, preferred_wording: preferred.wording },
    ...{ not_acceptable_why: not_acceptable.why, level: not_acceptable.level },
    ...Object.fromEntries(
      fallbacks.flatMap(({ value, why: because, wording: proposed, approver = "" }, i) => [
        [`fallback_${i + 1}_value`, shown(value, apart)],
        [
          `fallback_${i + 1}_direction`,
          directions.some((one) => one === value) ? String(value) : "",
        ],
        [`fallback_${i + 1}_why`, because],
        [`fallback_${i + 1}_wording`, proposed],
        [`fallback_${i + 1}_approver`, approver],
      ]),
    ),
  };
}

/** An id for a rule that others do not have, of what it is about. */
export function freshRuleId(about: string, taken: readonly string[]): string {
  const base =
    about
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 50) || "rule";
  for (let i = 1; ; i++) {
    const id = i === 1 ? base : `${base}-${i}`;
    if (!taken.includes(id)) return id;
  }
}

const emptyToNull = v.transform((text: string) => text || null);

/** With which playbook a case is to be read, as its page asks; empty is none. */
export const playbookChoiceFormSchema = askFor({
  playbook_id: v.pipe(v.string("Please choose a playbook, or none."), emptyToNull),
});

/** What a person makes of a rule, as the page of the case asks; an empty result takes it back. */
export const overrideFormSchema = v.pipe(
  askFor({
    rule_id: v.pipe(v.string(), v.maxLength(64)),
    result: v.pipe(
      v.picklist(["", ...ruleResults], "Please choose what it comes to."),
      v.transform((result) => result || null),
    ),
    reason: overrideReason,
  }),
  reasonGiven,
);
