import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { caseName, caseType, maxCaseName, maxCaseType } from "../../../app/schemas/cases/fields.ts";
import { caseQuerySchema, maxSearch } from "../../../app/schemas/cases/query.ts";
import { maxComment, newCommentSchema } from "../../../app/schemas/comments/comment.ts";
import {
  maxPageWords,
  maxScanPages,
  maxWordCharacters,
  scannedPageSchema,
  scanSchema,
} from "../../../app/schemas/documents/scan.ts";
import { firmChangeSchema, mostPasswordLength } from "../../../app/schemas/firms/settings.ts";
import { flagChangeSchema, flagsChangeSchema, mostFlagsAtOnce } from "../../../app/schemas/flag.ts";
import {
  caseEditSchema,
  maxNote,
  maxQuote,
  maxTitle,
  maxWords,
  ownFlagSchema,
} from "../../../app/schemas/hand.ts";
import {
  letterFormSchema,
  letterQuerySchema,
  maxLetterBody,
} from "../../../app/schemas/letters/letter.ts";
import { maxMatterNumber, newMatterSchema } from "../../../app/schemas/matter.ts";
import { maxFallbacks } from "../../../app/schemas/playbooks/forms.ts";
import {
  maxRules,
  maxWording,
  playbookContentSchema,
} from "../../../app/schemas/playbooks/playbook.ts";
import { maxReason } from "../../../app/schemas/review.ts";
import { fallback, playbook, rule } from "../playbooks/rules.ts";

const x = (count: number) => "x".repeat(count);
const listOf = <T>(count: number, one: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at));

const ownFlag = (more: object) => ({
  ...{ start: 0, end: 1, quote: "x", clauseTitle: "Term", riskLevel: "Low", ...more },
});
const letter = (body: string) => ({
  ...{
    kind: "letter",
    date: "1 May",
    to: "Mia",
    subject: "Lease",
    from: "Nia",
    body,
    version: "0",
  },
});
const page = (texts: string[]) => ({
  text: texts.join(" "),
  words: texts.map((text) => ({ text, confidence: 1, box: [0, 0, 1, 1] })),
});
const ruleAt = (at: number, more: object = {}) =>
  rule({ id: `rule-${at}`, test: { kind: "present" }, ...more });

type Bound = {
  what: string;
  most: number;
  schema: v.GenericSchema;
  make: (count: number) => unknown;
  past: string;
};
const characters = (most: number) =>
  `Please keep this to ${most.toLocaleString("en-AU")} characters.`;

const bounds: Bound[] = [
  {
    ...{ what: "a case’s name", most: maxCaseName, schema: caseName, make: x },
    past: "Please keep the case name to 200 characters.",
  },
  {
    ...{ what: "a case’s type", most: maxCaseType, schema: caseType, make: x },
    past: "Please keep the case type to 100 characters.",
  },
  {
    ...{ what: "a matter’s number", most: maxMatterNumber, schema: newMatterSchema },
    make: (count) => ({ name: "Lease", number: x(count) }),
    past: "Please keep this to 60 characters.",
  },
  {
    ...{ what: "a search", most: maxSearch, schema: caseQuerySchema },
    make: (count) => ({ q: x(count) }),
    past: "Please search for at most 200 characters.",
  },
  {
    ...{ what: "a comment", most: maxComment, schema: newCommentSchema },
    make: (count) => ({ text: x(count) }),
    past: "Please keep a comment to 5,000 characters.",
  },
  {
    ...{ what: "a reason", most: maxReason, schema: flagChangeSchema },
    make: (count) => ({ version: 0, state: "dismissed", reason: x(count) }),
    past: "Please keep the reason to 500 characters.",
  },
  {
    ...{ what: "flags changed at once", most: mostFlagsAtOnce, schema: flagsChangeSchema },
    make: (count) => ({
      flags: listOf(count, (at) => ({ id: `${at}`, version: 0 })),
      state: "accepted",
    }),
    past: "Please choose at most 500 flags.",
  },
  {
    ...{ what: "a flag’s title", most: maxTitle, schema: ownFlagSchema },
    make: (count) => ownFlag({ clauseTitle: x(count) }),
    past: characters(maxTitle),
  },
  {
    ...{ what: "a flag’s words", most: maxWords, schema: ownFlagSchema },
    make: (count) => ownFlag({ explanation: x(count) }),
    past: characters(maxWords),
  },
  {
    ...{ what: "a flag’s quote", most: maxQuote, schema: ownFlagSchema },
    make: (count) => ownFlag({ quote: x(count), end: count }),
    past: "Please choose at most 20,000 characters.",
  },
  {
    ...{ what: "a note", most: maxNote, schema: caseEditSchema },
    make: (count) => ({ version: 0, note: x(count) }),
    past: characters(maxNote),
  },
  {
    ...{ what: "a summary by hand", most: 20_000, schema: caseEditSchema },
    make: (count) => ({ version: 0, executiveSummary: x(count) }),
    past: characters(20_000),
  },
  {
    ...{ what: "a letter", most: maxLetterBody, schema: letterFormSchema },
    make: (count) => letter(x(count)),
    past: "Please keep the letter to 40,000 characters.",
  },
  {
    ...{ what: "flags of a letter", most: 500, schema: letterQuerySchema },
    make: (count) => ({ flags: listOf(count, String).join() }),
    past: "Please choose at most 500 flags.",
  },
  {
    ...{ what: "pages of a scan", most: maxScanPages, schema: scanSchema },
    make: (count) => ({ pages: listOf(count, () => page([])) }),
    past: "A scan of more than 1,000 pages cannot be read. Split it.",
  },
  {
    ...{ what: "words of a page", most: maxPageWords, schema: scannedPageSchema },
    make: (count) => page(listOf(count, () => "x")),
    past: "A page has more than 10,000 words.",
  },
  {
    ...{ what: "a word of a scan", most: maxWordCharacters, schema: scannedPageSchema },
    make: (count) => page([x(count)]),
    past: "A word has at most 200 characters.",
  },
  {
    ...{ what: "the text of a page", most: 100_000, schema: scannedPageSchema },
    make: (count) => ({ text: x(count), words: [] }),
    past: "The text of a page is longer than 100,000 characters.",
  },
  {
    ...{ what: "the length of a password", most: mostPasswordLength, schema: firmChangeSchema },
    make: (count) => ({ password_length: count }),
    past: "Please choose 6 to 64 characters.",
  },
  {
    ...{ what: "rules of a playbook", most: maxRules, schema: playbookContentSchema },
    make: (count) => playbook(listOf(count, (at) => ruleAt(at))),
    past: "Please keep a playbook to 500 rules.",
  },
  {
    ...{ what: "fallbacks of a rule", most: maxFallbacks, schema: playbookContentSchema },
    make: (count) =>
      playbook([
        ruleAt(0, {
          test: { kind: "absent" },
          fallbacks: listOf(count, () => fallback("mutual")),
        }),
      ]),
    past: "Please give at most ten fallbacks.",
  },
  {
    ...{ what: "phrases of a list", most: 50, schema: playbookContentSchema },
    make: (count) =>
      playbook([ruleAt(0, { clause: null, words: listOf(count, (at) => `words ${at}`) })]),
    past: "Please list at most 50.",
  },
  {
    ...{ what: "the wording of a position", most: maxWording, schema: playbookContentSchema },
    make: (count) => playbook([ruleAt(0, { preferred: { why: "Why.", wording: x(count) } })]),
    past: "Please keep the model wording to 5,000 characters.",
  },
];

describe("what people give is taken with as much as there may be, and with one more refused in words", () => {
  it.each(bounds)("$what", ({ most, schema, make, past }) => {
    const faults = (count: number) =>
      (v.safeParse(schema, make(count)).issues ?? []).map(({ message }) => message);
    expect(faults(most)).toEqual([]);
    expect(faults(most + 1)).toEqual([past]);
  });
});
