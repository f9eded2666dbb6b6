import type { Party } from "../../schemas/analysis.ts";
import { placesIn } from "../facts/places.ts";
import { escaped } from "../matching/escaped.ts";
import { bodyForms } from "../reading/company-forms.ts";
import { withoutEnd } from "../reading/plain-text.ts";
import { withPronouns } from "./called.ts";
import { nameAt } from "./proper-names.ts";

const form = new RegExp(`^(?:${bodyForms}|Pte|Proprietary)[.,]*$`);
const title = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame)\.?$/;
/** First words of names that say nothing by themselves. */
const plain =
  /^(?:the|a|an|of|and|for|national|australian|united|first|new|north|south|east|west|northern|southern|eastern|western|general|great|royal|global|city|shire|town|state|crown|department|minister|board|body|owners|corporation|library|university|[A-Z]|\d+)$/i;

/** How often words stand in a text by themselves, and not as part of the longer name. */
function usesOf(text: string, words: string, name: string): number {
  const alone = new RegExp(`(?<![\\w&'’-])${escaped(words)}(?![\\w&])`, "g");
  const rest = name.slice(name.indexOf(words) + words.length);
  const before = name.slice(0, name.indexOf(words));
  let count = 0;
  for (const { index } of text.matchAll(alone)) {
    const within =
      (text.startsWith(rest.slice(0, 4), index + words.length) && rest !== "") ||
      (before !== "" && text.slice(0, index).endsWith(before));
    if (!within) count++;
  }
  return count;
}

/** The short names by which a text goes on to call a party: "Tarkine" of Tarkine Freight Pty Ltd, a first name, "Ms Okonjo". */
function shortNames(text: string, name: string): string[] {
  const parts = name.split(" ");
  const own = parts.filter((part) => !form.test(part) && !/^\(/.test(part));
  const short: string[] = [];
  for (let count = own.length; count > 0; count--) {
    const words = own.slice(0, count).join(" ").replace(/,$/, "");
    const last = own[count - 1] ?? "";
    if (
      words === name ||
      /^(?:of|and|for) /.test(words) ||
      plain.test(words) ||
      /^(?:of|and|for|the|&|in|-)$/i.test(last) ||
      title.test(words)
    )
      continue;
    if (count === 1 && (words.length < 3 || placesIn(words).length > 0)) continue;
    if (usesOf(text, words, name) >= (count === 1 ? 2 : 1)) short.push(words);
  }
  const isPerson = own.length === parts.length && own.length < 6;
  const surname = own.at(-1) ?? "";
  const titled = isPerson
    ? new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor) ${escaped(surname)}\\b`).exec(
        text,
      )?.[0]
    : undefined;
  return titled && titled !== name ? [...short, titled] : short;
}

const operatedBy =
  /^,? ?\(?(?:which is |being |a (?:business|brand|service|trading name) )?(?:(?:owned|operated|run|managed)(?: and |, )?){1,2} by (?:the )?(?=[A-Z])/;

/** Who stands behind a business name that is a party: "Bright Web Studio (run by Karri Digital)"; null where nobody is named. */
export function operatorOf(
  text: string,
  { name, end }: Pick<Party, "name" | "end">,
): string | null {
  const from = operatedBy.exec(text.slice(end, end + 120));
  const named = from && nameAt(text, end + from[0].length);
  const operator = named && withoutEnd(named.name, " ,;:–—-");
  return operator && operator !== name ? operator : null;
}

/** The same parties with every way in which the text calls them: their terms, pronouns and short names. */
export function withAliases(
  text: string,
  parties: (Omit<Party, "aliases"> & { terms: string[] })[],
): Party[] {
  const head = text.slice(0, 60_000);
  return parties.map(({ terms, ...party }) => {
    const operator = operatorOf(text, party);
    const own = [party.role, ...terms, operator].filter((term) => term !== null);
    const taken = (term: string) =>
      parties.some(
        (other) =>
          other.name !== party.name &&
          (other.terms.includes(term) || other.name.startsWith(`${term} `)),
      );
    const short = shortNames(head, party.name).filter((term) => !taken(term));
    const aliases = withPronouns([...new Set([...own, ...short])]).filter(
      (term) => term !== party.name || term === party.role,
    );
    return { ...party, aliases };
  });
}
