import { phrase } from "./phrase.ts";

/** What stands for a place in Australia, in lower case and without word ends. */
export const australianNames =
  "new south wales|nsw|victoria|queensland|qld|western australia|south australia|tasmania|australian capital territory|northern territory|commonwealth of australia|australia";

/** Ways of saying that somebody ends a contract. */
export const ends =
  "(?:terminat\\w*|withdraw|end(?:s|ed|ing)?|cancel\\w*|bring ~30 to an end|discontinu\\w*)";

/** Ways of saying that notice of some length is given. */
export const noticeGiven =
  "(?:by|on|upon|with|after|giving|given|gives|of|at least|not less than) ~60 {number} ?{period} ~30 notice";

/** Words that keep what consumer law does not let a contract take away. */
export const savesGuarantees = phrase(
  "consumer guarantees?|consumer law|(?:cannot|can not|may not|not) (?:lawfully )?be (?:excluded|restricted|modified)|competition and consumer act|non-?excludable",
);

/** Words of what binds, or protects, both sides. */
export const mutual = phrase(
  "each party|either party|neither party|both parties|mutual|a party'?s|no party",
);

/** Those whom a business does not want to lose. */
export const people =
  "(?:clients?|customers?|employees?|staff|personnel|suppliers?|contractors?|workers?|officers?|franchisees?|members?|person who)";

const more =
  "(?:plus|increased by|and a further|together with) (?:a (?:further |margin of )?)?{number}? ?(?:\\d+(?:\\.\\d+)? ?)?(?:%|per ?cent|percentage points?|points?)";
const index = "(?:(?:consumer|wage|producer) price index|\\b(?:cpi|wpi)\\b)";

/** A published index, and not the sum of it and more. */
export const publishedIndex = phrase(
  `(?<!(?:%|per ?cent|points?) (?:above|over|more than) (?:the )?(?:\\w+ )?)${index}(?! ?\\+)(?! ~30 ${more})`,
);

/** An index with something on top of it. */
export const beyondIndex = phrase(
  `${index}(?: ?\\+| ~30 ${more})|(?:%|per ?cent|points?) (?:above|over|more than) (?:the )?(?:\\w+ )?${index}`,
);

/** Restraint periods that are told apart, of a year at most: "The restraint periods … are: (a) twelve (12) months". */
export const shortRestraint =
  /\brestraint periods?\b[^.]{0,100}\b(?:is|are|means?|:)[^.;\d]{0,30}\b(?:[1-9]|1[0-2]|three|six|nine|twelve)(?: ?\(\d{1,2}\))? months\b/i;

/** Periods of more than a year and a half, for which a restraint is long. */
export const longRestraint = phrase(
  "(?:18|24|36|48|60|eighteen|twenty-?four|thirty-?six)(?: ?\\(\\d+\\))?[- ]months?|(?:[2-9]|10|two|three|four|five|six|seven|ten)(?: ?\\(\\d+\\))?[- ]years?",
);

/** A rate of interest that a law, a court or a bank publishes: neither a penalty nor unfair. */
export const publishedRate =
  /\b(?:general interest charge|penalty interest rates?(?: act)?|civil procedure act|court procedures rules|supreme court act|cash rate|base rate|bank bill|rate (?:prescribed|fixed|set) .{0,20}\bunder)\b/i;

/** Debts that somebody takes on: they are owed whoever is at fault, and nobody contributes to them. */
export const debtsTakenOn =
  /\b(?:debts|wages|rents?|rates|taxes|outgoings|leave|superannuation)\b(?: and (?:other )?(?:debts|liabilities|obligations))?[^.;]{0,60}\b(?:incurred|accrued|owing|due|payable|up to|before|until|after)\b|\bin respect of (?:the|any|that) period\b/i;
