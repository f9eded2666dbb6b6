import type { PlaybookResult, PlaybookRule } from "./playbook.ts";

export type Rule = PlaybookRule;
type Test = Rule["test"];
type Value = Rule["preferred"]["value"];
/** Titles of clauses by their ids. */
export type ClauseTitles = Readonly<Record<string, string>>;

export const resultWords: Record<PlaybookResult["result"], string> = {
  met: "Met",
  fallback: "Fallback",
  not_met: "Not met",
  cannot_tell: "Cannot tell",
};

/** How a rule looks at its words, as one chooses it. */
export const testWords: Record<Test["kind"], string> = {
  present: "It has to be there",
  absent: "It must not be there",
  mutual: "It has to bind both sides alike",
  for_us: "It has to work for our client",
  number: "A number in it is compared",
  law: "Its law or courts have to be in a list",
  contains: "It has to contain certain words",
  lacks: "It must not contain certain words",
};

/** What a number is, as one chooses it. */
export const numberWords: Record<NonNullable<Test["of"]>, string> = {
  "cap.months": "Liability cap, in months of fees",
  "cap.amount": "Liability cap, in dollars",
  "insurance.amount": "Insurance, in dollars",
  "notice.days": "Notice, in days",
  "rate.perAnnum": "Interest, in per cent a year",
  "term.months": "Term, in months",
  "payment.days": "Time to pay, in days",
  "restraint.months": "Restraint, in months",
};

const units: Record<NonNullable<Test["of"]>, (value: string) => string> = {
  "cap.months": (value) => `${value} months’ fees`,
  "cap.amount": (value) => `$${value}`,
  "insurance.amount": (value) => `$${value} of insurance`,
  "notice.days": (value) => `${value} days’ notice`,
  "rate.perAnnum": (value) => `${value} % a year`,
  "term.months": (value) => `${value} months`,
  "payment.days": (value) => `${value} days to pay`,
  "restraint.months": (value) => `${value} months of restraint`,
};

const either = new Intl.ListFormat("en-AU", { type: "disjunction" });
const quoted = (value: Value) => either.format([value ?? ""].flat().map((one) => `“${one}”`));

/** What a rule is about: the title of a clause, or the phrases that are looked for. */
export const titleOf = ({ clause, words }: Pick<Rule, "clause" | "words">, titles: ClauseTitles) =>
  clause === null ? quoted(words ?? []) : (titles[clause] ?? clause);

/** What a position asks for, in a few words; empty where the test says it all. */
export function askedIn({ test }: Rule, value: Value): string {
  const { kind, of, at } = test;
  const wanted = value ?? test.value ?? test.phrase;
  switch (kind) {
    case "present":
      return "There";
    case "absent":
      return value === "mutual"
        ? "Binds both sides alike"
        : value === "for us"
          ? "Works for our client"
          : "Not there";
    case "mutual":
    case "for_us":
      return (value ?? (kind === "mutual" ? "mutual" : "for us")) === "mutual"
        ? "Binds both sides alike"
        : "Works for our client";
    case "number":
      return `At ${at ?? "least"} ${of ? units[of](Number(wanted).toLocaleString("en-AU")) : wanted}`;
    case "law":
      return either.format([wanted ?? ""].flat().map(String));
    case "contains":
      return `Contains ${quoted(wanted)}`;
    case "lacks":
      return `Does not contain ${quoted(wanted)}`;
  }
}
