import type { Party } from "../../schemas/analysis.ts";
import { escaped } from "../matching/escaped.ts";
import { operatorOf } from "../parties/aliases.ts";
import { onOneLine, withoutEnd } from "../reading/plain-text.ts";
import { partyRoles } from "../reading/roles.ts";

const small = /^(?:of|and|the|for|in|on|at|to|a|an|by|as|or|under|with|from)$/i;
const forms = /^(?:pty|ltd|inc|co|corp|mr|mrs|ms|dr|st|no|vs)\b/i;

/** Whether a short word in capitals is an abbreviation: it has no vowel, or prose has it in capitals and never else. */
function isAbbreviation(word: string, text: string): boolean {
  if (forms.test(word)) return false;
  if (/^[IVX]{1,4}$/.test(word) || /^[B-DF-HJ-NP-TV-XZ]{2,4}$/.test(word)) return true;
  if (word.length > 5 || !/^[A-Z]+$/.test(word)) return false;
  return (
    new RegExp(`[a-z] ${escaped(word)}\\b`).test(text) &&
    !new RegExp(`\\b${escaped(word.charAt(0) + word.slice(1).toLowerCase())}\\b`).test(text)
  );
}

function capitalised(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}|(?<=\b[od]['’])\p{L}|(?<=\bmc)\p{L}/gu, (letter) =>
      letter.toUpperCase(),
    );
}

/**
 * A name or a title in its proper case: as the text writes it elsewhere, where it shouts here; without what a page
 * puts around it.
 */
export function properCase(name: string, text: string): string {
  const bare = withoutEnd(onOneLine(name), "*_:").replace(
    /^(?:[#*_\s]+|AND\s|BETWEEN\s|BY\s)+/,
    "",
  );
  if (/\p{Ll}{2}/u.test(bare)) return bare;
  if (!bare.includes(" ")) return bare.length <= 5 || /\d/.test(bare) ? bare : capitalised(bare);
  const written = new RegExp(`\\b${escaped(bare)}\\b`, "gi");
  for (const [found] of text.slice(0, 200_000).matchAll(written))
    if (/\p{Lu}\p{Ll}+ \p{Lu}/u.test(found)) return found;
  return bare
    .split(" ")
    .map((word, at) => {
      if (small.test(word) && at > 0) return word.toLowerCase();
      return isAbbreviation(word.replace(/[^A-Z]/g, ""), text) ? word : capitalised(word);
    })
    .join(" ");
}

const roleWord = new RegExp(`^(?:[A-Z][\\w-]{1,30} ){0,2}(?:${partyRoles})s?$`, "i");
const we = /^(?:we|us|our)$/i;
const you = /^(?:you|your)$/i;

/** Whether a way of calling somebody is a role ("the Supplier") and no name ("Acme"), by how the text has it. */
function takesArticle(role: string, text: string): boolean {
  if (roleWord.test(role)) return true;
  const bare = escaped(role.replace(/^the /i, ""));
  const all = text.match(new RegExp(`\\b${bare}\\b`, "g"))?.length ?? 0;
  const articled = text.match(new RegExp(`\\b[Tt]he ${bare}\\b`, "g"))?.length ?? 0;
  return articled > all / 2;
}

/** Who "you" are in a paper that does not name them, by what it gives them. */
const readers: [says: RegExp, called: string][] = [
  [/\byour employment\b|\bemploy(?:s|ing)? you\b/i, "the employee"],
  [/\byour franchise\b|\bfranchisees?\b/i, "the franchisee"],
  [/\bend[- ]user\b|\bgrants? (?:to )?you\b[^.;]{0,60}\blicen[cs]e\b/i, "the user"],
  [/\byour membership\b/i, "the member"],
  [/\byour (?:order|purchase|subscription|plan)\b|\bcustomers?\b/i, "the customer"],
  [/\b(?:web ?site|app|service)\b/i, "the user"],
];
const described = (text: string): string =>
  readers.find(([says]) => says.test(text.slice(0, 60_000)))?.[1] ?? "whoever accepts it";

/** How a party is spoken of once it was introduced: "the Tenant", "the employee" for a nameless “you”, or its name. */
export function called(party: Pick<Party, "name" | "role">, text: string): string {
  if (we.test(party.name)) return "its author";
  if (you.test(party.name)) return described(text);
  const spoken = party.role !== null && (we.test(party.role) || you.test(party.role));
  if (spoken) return properCase(party.name, text);
  const short = party.role ?? party.name;
  const proper = properCase(short.replace(/^the /i, ""), text);
  return party.role !== null && !/^party\b/i.test(short) && takesArticle(short, text)
    ? `the ${proper}`
    : proper;
}

/** A party as it is introduced: "Acme Pty Ltd (Landlord)", "Acme Plumbing (“we”), operated by Ann Lee,". */
export function introduced(party: Party, text: string): string {
  const operator = operatorOf(text, party);
  const way = introducedByName(party, text);
  return operator === null ? way : `${way}, operated by ${properCase(operator, text)},`;
}

function introducedByName({ name, role }: Party, text: string): string {
  if (we.test(name) || you.test(name))
    return `${called({ name, role: null }, text)} (“${name.toLowerCase()}”)`;
  const proper = properCase(name, text);
  if (role === null) return proper;
  if (role === name) return `the ${proper.replace(/^the /i, "")} (whom it does not name)`;
  if (we.test(role) || you.test(role)) return `${proper} (“${role.toLowerCase()}”)`;
  const short = properCase(role, text);
  return short.toLowerCase() === proper.toLowerCase() ? proper : `${proper} (${short})`;
}
