import { clauseRules } from "../../app/analysis/vocabulary/index.ts";

/** A text that grows by repeating `pump` between `before` and `after`. */
export interface PumpedText {
  name: string;
  before: string;
  pump: string;
  after: string;
}

/** A text of about `length` characters. */
export function pumped({ before, pump, after }: PumpedText, length: number): string {
  const times = Math.max(1, Math.floor((length - before.length - after.length) / pump.length));
  return before + pump.repeat(times) + after;
}

const contract =
  "SERVICES AGREEMENT\n\nThis Agreement is made on 1 July 2025 between Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer).\n\n1. Services\n1.1 The Supplier must provide the Services and the Customer agrees to pay $100 plus GST.\n\n2. Term\n";
const judgment =
  "[2024] NSWSC 100\nSUPREME COURT OF NEW SOUTH WALES\nKestrel v Harrier\nJudgment: 1 July 2024\nCatchwords: CONTRACT\nPlaintiff: Kestrel\nDefendant: Harrier\n";
const letter = "1 July 2025\n\nDear Ms Lee\n\nThe lease\n\n";
const affidavit = "AFFIDAVIT\n\nI, Jane Citizen, of 1 Smith Street, say on oath:\n";
const minutes = "Minutes of a meeting\nDate: 1 July 2025\n\n";

const after = "\nend";
const kinds = { contract, judgment, letter, affidavit, minutes, nothing: "" };

/** What stays open, repeats or never ends, whatever the document. */
const shapes: Record<string, string> = {
  "blank lines": "\n",
  "blank lines with spaces": "   \n",
  spaces: " ",
  tabs: "\t",
  "one long word": "a",
  "one long word in capitals": "A",
  underscores: "_",
  dashes: "-",
  "full stops": ".",
  commas: ",",
  "commas and spaces": ", ",
  "opened brackets": "(",
  "opened square brackets": "[",
  "opened quotes": "“",
  "straight quotes": '"',
  "quoted capitals": '"A ',
  digits: "1",
  "numbers with stops": "1.1.",
  "one-letter words": "a ",
  "capitalised words": "Abc ",
  "words in capitals": "ABC ",
  "lower-case words": "word ",
  "short lines": "word\n",
  "capitalised lines": "Abc Def\n",
  "nested lists": "(a) (i) (A) ",
  "a list of leads": "\n(a) the Supplier may:",
  "numbered headings": "\n1. Fees",
  "clauses without words": "\n1.1 a.",
  references: "clause 1.1, 1.2 and 1.3, ",
  "references that count up": "clauses 7.1 and 7.2 of Schedule 2. ",
  signatures: "\nSigned by: ____\n",
  "orders of a court": "\nORDERS\n",
  dates: "1 July 2025 ",
  "dates in figures": "1/2/2025 ",
  "effective dates": "effective 1 July 2025 until ",
  amounts: "$100 per month ",
  places: "the laws of New South Wales and ",
  companies: "Acme Pty Ltd ",
  "companies in capitals": "ACME PTY LTD and ",
  "defined terms": '(the "Buyer") ',
  "terms that mean": '"Fee" means the Fee. ',
  definitions: '\n"Fee Abc" means the Fee Def. ',
  between: "between Adam Brown ",
  sentences: "The Supplier must pay. ",
  emails: "From: a\nTo: b\n",
  placeholders: "[insert name] ",
  "left out": "[*] ",
  "invisible characters": "\u200b",
  "words with invisible characters": "wo\u00adrd ",
  "hyphenated lines": "agree-\n",
  "letter-spaced words": "F E E S  ",
  "old line ends": "word\r",
};

/** The words that the rules of clauses look for, as they stand in their patterns. */
export function vocabularyWords(): string[] {
  const words = new Set<string>();
  for (const rule of clauseRules)
    for (const pattern of [rule.cue, ...rule.says, ...(rule.unless ? [rule.unless] : [])])
      for (const [word] of pattern.source.matchAll(/[a-z]{4,}(?: [a-z]{2,}){0,2}/g))
        words.add(word);
  return [...words];
}

/** Texts that are all of one thing, in each kind of document. */
export function shapedTexts(): PumpedText[] {
  return Object.entries(shapes).flatMap(([shape, pump]) =>
    Object.entries(kinds).map(([kind, before]) => ({
      name: `${shape} in ${kind}`,
      before,
      pump,
      after,
    })),
  );
}

/** A word of the vocabulary over and over: as one word, as words, in sentences and as lines. */
export function textsOf(word: string): PumpedText[] {
  const pumps = {
    together: word,
    apart: `${word} `,
    told: `The Supplier may ${word}. `,
    lines: `${word}\n`,
  };
  return Object.entries(pumps).map(([how, pump]) => ({
    name: `“${word}” ${how}`,
    before: kinds.contract,
    pump,
    after,
  }));
}

/** A text of one to three shapes and words in turn, in some kind of document. `random` is from 0 to 1. */
export function randomText(words: string[], random: () => number): PumpedText {
  const pick = (from: string[]) => from[Math.floor(random() * from.length)] ?? "";
  const pieces = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    random() < 0.5 ? pick(Object.values(shapes)) : `${pick(words)}${pick(["", " ", "\n", ". "])}`,
  );
  const pump = pieces.join("");
  return { name: JSON.stringify(pump), before: pick(Object.values(kinds)), pump, after };
}
