import type { Party } from "../../schemas/analysis.ts";
import { bodyForms } from "../reading/company-forms.ts";
import { partyRoles } from "../reading/roles.ts";
import { withPronouns } from "./called.ts";
import { placesIn } from "./places.ts";

const form = new RegExp(`^(?:${bodyForms}|Pte|Proprietary)[.,]*$`);
const title = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame)\.?$/;
/** First words of names that say nothing by themselves. */
const plain =
  /^(?:the|a|an|of|and|for|national|australian|united|first|new|north|south|east|west|northern|southern|eastern|western|general|great|royal|global|city|shire|town|state|crown|department|minister|board|body|owners|corporation|library|university|[A-Z]|\d+)$/i;
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

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
    const words = own.slice(0, count).join(" ");
    const last = own[count - 1] ?? "";
    if (
      words === name ||
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

/** The same parties with every way in which the text calls them: their terms, pronouns and short names. */
export function withAliases(
  text: string,
  parties: (Omit<Party, "aliases"> & { terms: string[] })[],
): Party[] {
  const head = text.slice(0, 60_000);
  return parties.map(({ terms, ...party }) => {
    const own = [...(party.role === null ? [] : [party.role]), ...terms];
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

const duty =
  "must|shall|will|may|agrees?|acknowledges?|warrants?|indemnif(?:y|ies)|grants?|undertakes?|covenants?|represents?|releases?|guarantees?|is (?:entitled|responsible|liable|required)";
const bound = new RegExp(
  `\\b(?:[Tt]he |[Ee]ach )?((?:[A-Z][a-z]+ )?(?:${partyRoles})) (?:irrevocably |unconditionally |also )?(?:${duty})\\b`,
  "gi",
);
/** Who "you" are, where a form leaves the name blank: "“you” means the Applicant named in Part A". */
const youMeans =
  /["“'‘]you["”'’](?:(?:,| and| or|, and) ["“'‘]your["”'’])? (?:means?|refers? to|is|are) (?:the |each )([A-Z][a-z]+(?: [A-Z][a-z]+)?) (?:named|described|identified|set out|whose|who|in|above|below|signing|applying)\b/;
const bystander = /guarantor|covenantor|warrantor|indemnifier|surety/i;

/**
 * Those whom a paper binds without a name ("the Client must", "you agree"): named by what they are called.
 * Where both sides have names already, only guarantors and the like are added.
 */
export function findNameless(text: string, parties: Party[]): Party[] {
  const known = new Set(
    parties
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .map((term) => term.toLowerCase().replace(/s$/, "")),
  );
  const counts = new Map<string, { count: number; start: number }>();
  for (const found of text.slice(0, 120_000).matchAll(bound)) {
    const term = found[1] ?? "";
    const key = term.toLowerCase();
    if (
      !/^[A-Z]/.test(term) ||
      known.has(key) ||
      /^(?:The|Each|Any|If|A|An|No|Such|Party|Third|Other)\b/.test(term)
    )
      continue;
    const at = counts.get(term) ?? { count: 0, start: found.index + found[0].indexOf(term) };
    counts.set(term, { ...at, count: at.count + 1 });
  }
  const meant = known.has("you") ? null : youMeans.exec(text.slice(0, 20_000));
  const applicant = meant?.[1] ?? "";
  const named: Party[] =
    meant && !known.has(applicant.toLowerCase())
      ? [
          {
            name: applicant,
            role: applicant,
            aliases: [applicant, "you", "your"],
            start: meant.index + meant[0].indexOf(applicant),
            end: meant.index + meant[0].indexOf(applicant) + applicant.length,
          },
        ]
      : [];
  const others: Party[] = [...counts]
    .filter(([term]) => term !== applicant)
    .filter(([term, { count }]) => count >= 2 && (parties.length < 2 || bystander.test(term)))
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, Math.max(1, 2 - parties.length - named.length))
    .map(([term, { start }]) => ({
      name: term,
      role: term,
      aliases: [term],
      start,
      end: start + term.length,
    }));
  const nameless = [...named, ...others];
  const said = /\b[Yy]ou(?:r)?\b/.exec(text);
  const addressed = (text.slice(0, 60_000).match(/\byou(?:r)?\b/gi) ?? []).length;
  if (
    said &&
    addressed >= 3 &&
    named.length === 0 &&
    !known.has("you") &&
    parties.length + nameless.length < 2
  )
    nameless.push({
      name: "you",
      role: "you",
      aliases: ["you", "your"],
      start: said.index,
      end: said.index + 3,
    });
  return nameless;
}
