/** What the first paragraph of an execution block begins with. */
export const executionStart =
  /^(?:IN WITNESS WHEREOF|IN WITNESS OF|In witness whereof|EXECUTED (?:as|by|AS|BY)|Executed (?:as an? (?:agreement|deed)|by|on behalf)|SIGNED (?:for|by|FOR|BY|as|AS|SEALED)|SIGNED,|Signed (?:for|by|as|sealed|on behalf)|SIGNATURES?$|Signatures?$|SIGNING PAGE|Signing [Pp]age|EXECUTION(?: PAGE)?$|Execution(?: page)?$|By:\s*(?:\/s\/|_|$|\n)|Signature:|If the foregoing (?:is in accordance|correctly|accurately))/;

/** Whether a short paragraph is where somebody signs: "ACME LLC  By: /s/ A. Bell". */
export const isSignature = (words: string): boolean =>
  /^.{0,60}\bIN WITNESS WHEREOF\b/.test(words) ||
  (words.length < 400 &&
    /(?:^|\s)\/s\/\s|\b(?:By|Sign|Signed|Signature):?\s{0,40}(?:\/s\/|_{4,})/.test(words));

const signing =
  /IN WITNESS WHEREOF|EXECUTED (?:as|by)|Executed (?:as|by)|SIGNED (?:by|for|,)|Signed (?:by|for)|\bBy:\s/;
const accepting = new RegExp(
  `${signing.source}|AGREED AND ACCEPTED|\\n\\s*(?:Accepted|Agreed) by\\b`,
);

/** Where a text is signed by its parties; -1 where nothing says so. */
export const findSigning = (text: string) => text.search(signing);

/** The same, or where it is accepted by the party that received it. */
export const findSigningOrAccepting = (text: string) => text.search(accepting);

/** Whether a text is made to be signed, or was. */
export const isSigned = (text: string) =>
  /\b(?:executed as|signed (?:by|for|sealed)|in witness whereof|signature of|by:\s*_|\/s\/)/i.test(
    text,
  );
