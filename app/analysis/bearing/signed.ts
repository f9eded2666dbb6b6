import type { Mention } from "./mentions.ts";

/** A sentence in which everybody is a sign ("@0", "@1's"; "@*" for all of them), and who each sign is. */
export interface Signed {
  text: string;
  who: number[][];
}

const asObject = /\b(?:to|unto|in|from|by|of|upon|against) $/i;

/** A sentence in small letters with a sign for everybody whom it means. */
export function signed(words: string, mentions: Mention[]): Signed {
  const who: number[][] = [];
  const signOf = ({ kind, who: meant }: Mention): string => {
    if (kind === "group") return "@*";
    const known = who.findIndex((one) => String(one) === String(meant));
    return `@${known === -1 ? who.push(meant) - 1 : known}`;
  };
  let text = "";
  let from = 0;
  for (const mention of mentions) {
    // "The Grower assigns to it": not to itself, and this reader cannot tell to whom.
    if (mention.kind === "pronoun" && asObject.test(words.slice(0, mention.start))) continue;
    const apostrophe = /^['’]s?/.exec(words.slice(mention.end))?.[0] ?? "";
    text += `${words.slice(from, mention.start).toLowerCase()}${signOf(mention)}${mention.possessive ? "'s" : ""}`;
    from = mention.end + (mention.possessive ? apostrophe.length : 0);
  }
  text += words.slice(from).toLowerCase();
  return { text: text.replace(/’/g, "'"), who };
}
