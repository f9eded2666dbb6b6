import { escaped } from "../matching/escaped.ts";
import { onOneLine } from "../reading/plain-text.ts";

/** What stands before a term in the brackets that define it: "hereinafter referred to as the", "each a". */
const lead =
  /^(?:(?:hereinafter|hereafter|herein|in this (?:agreement|deed|lease|document)|called|referred|known|defined|collectively|together|individually|jointly|severally|separately|each(?: of them)?|both|all|being|also|and|or|as|to|with|its|successors|the|an?)[\s,:]{1,3}){1,14}/i;
const term =
  /^(?!.{0,40}\d{3})(?:\p{Lu}[\p{L}\d_&'’./-]{0,30}(?: (?:&|and|of|[\p{Lu}\d][\p{L}\d_&'’./-]{0,30})){0,4}|we|us|our|you|your|I|me|my)$/u;
const noTerm =
  /^(?:.{0,40}\b(?:agreement|deed|lease|contract|gst|date|act|parties|party|services?|purpose|project|products?|premises|property|term|terms|conditions|goods|business|code|licen[cs]e|software|website|site|work|works|fee|fees|price|work order|schedule|order form|transaction|included|confidential information)|abn|acn|arbn|cth|commonwealth|nsw|vic|qld|wa|sa|tas|nt|act|usa|uk|nyse|nasdaq|sec|amendment|commission|corporation|either party|state|pty|ltd|limited|inc|inclusive|exclusive|gst inclusive|ex gst|below|above|herein|hk|nq|aust|australia|nz)$/i;

/** The pronouns that go with one another. */
const families = [
  ["we", "us", "our"],
  ["you", "your"],
];
const speaking = {
  I: ["I", "me", "my"],
  we: ["we", "us", "our"],
};

/** How those speak whose names follow: "I/We, Ann Lee of …, guarantee". */
export function speakersBefore(words: string): string[] {
  const said = /(?:^|[\s(])(I|We|I ?\/ ?We|We ?\/ ?I),? {1,3}$/i.exec(words)?.[1] ?? "";
  const alone = /^we$/i.test(said) && !/, {1,3}$/.test(words);
  return alone
    ? []
    : [...(/i/i.test(said) ? speaking.I : []), ...(/we/i.test(said) ? speaking.we : [])];
}

/** Whether a term may name a party: no agreement, place, Act or thing. */
export const mayNameParty = (called: string): boolean => term.test(called) && !noTerm.test(called);

/** "Guarantor/s" and "Guarantor(s)", of one or of many: "Guarantor". */
export const ofOneOrMany = (role: string): string => role.replace(/\s?(?:\/s|\(s\)?)$/i, "");

/**
 * What the brackets after a name say that the party is called: the terms of `the Company, we, us or our`
 * or `each a "Founder"`; empty where they define nothing.
 */
export function termsIn(bracket: string): string[] {
  const words = onOneLine(bracket).replace(/\*\*|__/g, "");
  const quoted = [
    ...words.matchAll(
      /(?<![A-Za-z])["'`]{1,2}([^"'`]{1,50}(?:'s? [^"'`]{1,40})?)["'`]{1,2}(?![A-Za-z])/g,
    ),
  ].map((found) =>
    ofOneOrMany(
      (found[1] ?? "")
        .replace(/[,.;]$/, "")
        .replace(/^the /i, "")
        .trim(),
    ),
  );
  if (quoted.length > 0) return quoted.filter((one) => term.test(one) && !noTerm.test(one));
  const pieces = words
    .split(/,| or | and |\/|;/)
    .map((piece) => `${piece.trim()} `.replace(lead, "").trim());
  const terms = pieces.filter((piece) => piece !== "");
  // Brackets with anything else in them define nothing: "(a partnership, ABN 57 880 143 662)".
  return terms.every((one) => term.test(one) && !noTerm.test(one)) ? terms : [];
}

/** These, and the pronouns that go with those among them. */
export function withPronouns(terms: string[]): string[] {
  const more = families.filter((family) =>
    family.some((word) => terms.some((one) => one.toLowerCase() === word)),
  );
  return [...new Set([...terms, ...more.flat()])];
}

const pronoun = /^(?:we|us|our|you|your|i|me|my)$/i;

/** Which of its terms a party is best known by: its role, else a short name, else a pronoun. */
export function roleAmong(terms: string[], isRole: (term: string) => boolean): string | null {
  return terms.find(isRole) ?? terms.find((one) => !pronoun.test(one)) ?? terms[0] ?? null;
}

/** So much of a paper says what several of its parties are called together. */
const tellsGroups = 8_000;
const quotedName = `["“]([A-Z][\\w&'’./ -]{1,40})["”]`;
const together =
  "(?:(?:shall|will|may|are|is|be|being|each|individually|collectively|together|jointly|severally|sometimes|hereinafter|hereafter|herein|and|or|referred|called|known|defined|to|as|the|an?)[ ,]{1,2}){1,14}";

/** What parties are called together, by what each of them is called. */
export interface Group {
  term: string;
  of: string[];
}

/**
 * The names of groups: "(NCM, YGP and TWK, together the “Providers”)", "(“Licensing” and together with Seller,
 * “Vendors”)". Those of all parties are none.
 * @param terms what the parties are called.
 */
export function findGroups(text: string, terms: readonly string[]): Group[] {
  const ways = terms.filter((term) => term.length > 1).map(escaped);
  if (ways.length < 2) return [];
  const one = `(?:the )?["“]?(?:${ways.join("|")})["”]?`;
  const listed = new RegExp(
    `(?<![\\w])(${one}(?:, ${one}){0,8},? and ${one})[ ,(]{1,3}${together}${quotedName}`,
    "g",
  );
  const joined = new RegExp(
    `["“](${ways.join("|")})["”],? (?:and,? )?(?:together|collectively|jointly) with (${one}(?:(?:, | and |, and )${one}){0,8}),? ?(?:(?:the|an?|as) )*${quotedName}`,
    "g",
  );
  const each = new RegExp(ways.toSorted((a, b) => b.length - a.length).join("|"), "g");
  const words = onOneLine(text.slice(0, tellsGroups));
  const groups = [
    ...[...words.matchAll(listed)].map(([, list = "", term = ""]) => ({ list, term })),
    ...[...words.matchAll(joined)].map(([, own = "", list = "", term = ""]) => ({
      list: `${own} ${list}`,
      term,
    })),
  ];
  return groups.flatMap(({ list, term }) => {
    const of = list.match(each) ?? [];
    const name = term.replace(/[.,]$/, "");
    return mayNameParty(name) && !/^part(?:y|ies)$/i.test(name) && of.length > 1
      ? [{ term: name, of }]
      : [];
  });
}
