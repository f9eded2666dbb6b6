import type { Mention } from "../cast/mentions.ts";

/** A sentence in which everybody is a sign ("@0", "@1's"; "@*" for all of them), and who each sign is. */
export interface Signed {
  text: string;
  who: number[][];
}

const asObject = /\b(?:to|unto|in|from|by|of|upon|against) $/i;

const people =
  "(?:officers?|directors?|employees?|servants?|agents?|representatives?|solicitors?|lawyers?|(?:legal )?practitioners?|attorneys|(?:credit )?managers?|nominees?|delegates?)";
/** "Any credit manager or solicitor engaged by the Bank" acts for the Bank, and so do "the Bank's officers". */
const standIns = new RegExp(
  `(?:(?:the|its|an?|any|each|every|all) )?${people}(?:,? (?:and|or) ${people}|, ${people}){0,4} (?:of|for|(?:engaged|employed|appointed|nominated|instructed) by) (?=@\\d)|(?<=@\\d{1,2})'s ${people}\\b`,
  "g",
);

const listOf = /(@\d+) ?: ?(?:\([a-z]{1,3}\) ?)?(?:may|shall|must|will|is|has|can)\b/;
const goesOn = /; ?(?:and|or)? ?(?:\([a-z]{1,3}\) ?)?(?=(?:may|shall|must|will)\b)/g;

/** "The Bank: may inspect; may sell": the items of a list have the subject that stands over them. */
function withSubjects(text: string): string {
  const found = listOf.exec(text);
  if (!found) return text;
  const [from, subject] = [found.index + found[0].length, found[1] ?? ""];
  return text.slice(0, from) + text.slice(from).replace(goesOn, `; ${subject} `);
}

/** A sentence in small letters with a sign for everybody whom it means. */
export function signed(words: string, mentions: readonly Mention[]): Signed {
  const who: number[][] = [];
  const signOf = ({ kind, who: meant }: Mention): string => {
    if (kind === "group") return "@*";
    const known = who.findIndex((one) => String(one) === String(meant));
    return `@${known === -1 ? who.push(meant) - 1 : known}`;
  };
  let text = "";
  let from = 0;
  for (const mention of mentions) {
    const after = words.slice(mention.end, mention.end + 10);
    // "The Grower assigns to it": not to itself, and this reader cannot tell to whom.
    if (mention.kind === "pronoun" && asObject.test(words.slice(0, mention.start))) continue;
    // "Enters it at its own risk": whose that is, is for the verb to say.
    if (mention.kind === "pronoun" && /^ own risk\b/.test(after)) continue;
    const apostrophe = /^['’]s?/.exec(after)?.[0] ?? "";
    text += `${words.slice(from, mention.start).toLowerCase()}${signOf(mention)}${mention.possessive ? "'s" : ""}`;
    from = mention.end + (mention.possessive ? apostrophe.length : 0);
  }
  text += words.slice(from).toLowerCase();
  return { text: withSubjects(text.replace(/’/g, "'").replace(standIns, "")), who };
}
