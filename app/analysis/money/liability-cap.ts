import type { Fact, Facts, Party } from "../../schemas/analysis.ts";
import type { FactSentence } from "../facts/fact-sentence.ts";
import type { LabelledValue } from "../facts/labelled-values.ts";

/** An exception with a cap of its own: "except for breach of confidence, which is capped at $5 million". */
const ofException =
  /,? ?\(?\b(?:except|save|other than|apart from|excluding|but not)\b[^;]{0,160}?\b(?:is|are|will be|shall be|being|liability) (?:itself |themselves )?(?:limited to|capped at)(?:[^,;]|,(?=\d)){1,80}(?:,(?= )|(?=[;.)]|$))\)?/gi;

/** Words without the caps of their exceptions; those before what they are an exception of, too. */
export const withoutCapsOfExceptions = (words: string): string => words.replace(ofException, "");

const says =
  /\b(?:liab\w+|responsib\w+|have to pay)\b.{0,200}\b(?:limited to|exceed|capped|cap of|maximum|more than|not greater than)\b|\b(?:maximum|aggregate|total)\b.{0,30}\bliability\b/i;
const unless =
  /insur\w+ (?:cover|polic)|\breplac\w+ (?:of )?the goods|\b(?:re-?)?suppl(?:y|ying) (?:of )?(?:equivalent|the services again)|\b(?:cap|limit\w*)\b[^.;]{0,40}\bdo(?:es)? not apply\b/i;
const value =
  /(?:\b(?:(?<!not )limited to|exceeds?|capped at|cap of|more than|maximum of|greater than|liability is(?! limited| capped))\s+)(.{4,140}?)(?=;|(?<!\bU\.S|\bU|\bNo|\bRs)\.(?!\d|S\.)|$|, (?:whether|unless|except|provided))/gi;
/** Where the cap of another begins in the same sentence: "and the Customer's to $90,000". */
const nextCap =
  /,? (?:and|but|while|whereas|or) (?=[^,;]{0,90}?(?:\bliab\w+|\bindemnif\w+|['’]s? (?:is |to |at |shall |will )|\bthat of\b))/i;
/** What a cap that is of some claims alone says between the liability and the limit. */
const ofSomeClaims =
  /\bliab\w+(?: of [^,.;]{1,60}?)?(?: to [^,.;]{1,60}?)?,? (?:for|under|in respect of|arising (?:from|out of)|in relation to|in connection with|resulting from) (?!$|(?:or|and|in connection|all|any|anything|everything|each|every|other|claims?|loss(?! of)|losses|damages?|this|these|its|their|our|the (?:[a-z]+ )?(?:agreement|contract|subcontract|deed|lease|licence|terms|hire|services|works?))\b)/i;
/** Several caps in a list, each of some claims. */
export const partsOfIt = /^:? ?\(?(?:a|i|1)\)/i;
const whoseAfter =
  /\b(?:liability|responsibility) of ((?:the |each |either |any |neither |both )?[\w&'’.-]+(?: (?!to\b|under\b|for\b|in\b|is\b|are\b|arising\b|will\b|shall\b|does\b|must\b|and\b|or\b)[\w&'’.-]+){0,6})/gi;
const whoseBefore =
  /\b((?:(?:[Tt]he|[Ee]ach|[Ee]ither|[Nn]either|[Bb]oth|[Aa]ny|[Nn]o) )?(?:[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,6}|part(?:y|ies)|supplier|customer|client|contractor))['’]s? (?:(?:total|maximum|aggregate|overall|entire|cumulative|liability|and|combined|own|whole) ){0,5}(?:liability|responsibility)\b/g;
const whoActs =
  /\b((?:(?:[Tt]he|[Ee]ach|[Ee]ither|[Nn]either|[Nn]o) )?(?:[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,6}|party)) (?:will|shall|is|are|must|may|can)(?: not| never)? (?:in any (?:event|case) )?(?:be )?(?:liable|responsible)\b/g;
const speaker =
  /\b(our|your|my) (?:(?:total|maximum|aggregate|overall) ){0,3}(?:liability|responsibility)\b/gi;
const everyone = /^(?:each|either|neither|both|any|no)\b.*\bpart(?:y|ies)$|^(?:the )?parties$/i;
const spoken: Record<string, string> = { our: "we", your: "you", my: "I" };

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:the|each|either|any|neither|no) /, "")
    .replace(/['’.]s?$/, "");

/** Whose some name is; everybody's for "each party", nobody's for one who is no party, null where that cannot be told. */
function partyCalled(name: string, parties: Party[]): string[] | null {
  if (everyone.test(name)) return parties.map((party) => party.name);
  const found = parties.filter((party) =>
    [party.name, party.role ?? "", ...party.aliases].some(
      (way) => way !== "" && bare(way) === bare(name),
    ),
  );
  const [only] = found;
  if (only) return found.length === 1 ? [only.name] : null;
  const speaks = Object.values(spoken).includes(name);
  const known =
    !speaks && parties.length > 1 && parties.every(({ role, aliases }) => role ?? aliases[0]);
  return known ? [] : null;
}

/** Whose liability the words before a limit speak of: the last that they name so. */
function whoseIn(before: string, parties: Party[]): string[] | null {
  const last = [whoseAfter, whoseBefore, whoActs, speaker]
    .flatMap((pattern) => [...before.matchAll(pattern)])
    .sort((a, b) => a.index - b.index)
    .at(-1);
  const name = last?.[1];
  return name === undefined ? null : partyCalled(spoken[name.toLowerCase()] ?? name, parties);
}

type Cap = NonNullable<Facts["liabilityCap"]>;
const capOf = ({ value, start, end }: Fact, who: string[] | null): Cap => ({
  value,
  start,
  end,
  ...(who && who.length > 0 ? { who } : {}),
});

const capLabel =
  /\bliabilit(?:y|ies) (?:cap|limit)\b|\b(?:cap|limit|maximum|limitation)(?: amount)? (?:on|of|for) (?:[\w'’]+ ){0,4}liability$|^(?:maximum|aggregate|total) (?:[\w'’]+ )?liability$/i;
/** What a cap is called that stands elsewhere. */
const called =
  /^(?:(?:the|an amount equal to the) )?(?:(?:aggregate |maximum |general |overall )?(?:liability|damages) (?:cap|limit)|cap(?: amount)?|limit of liability|maximum liability(?: amount)?|liability amount)$/i;

/** The cap that a row gives ("Supplier liability cap (A$): 90 000"), with the party that its label names. */
function capInRows(rows: LabelledValue[], parties: Party[]): Cap | null {
  const row = rows.find(({ label, value: said }) => capLabel.test(label) && /\d/.test(said));
  if (!row) return null;
  const words = bare(row.written)
    .replace(/['’]s?(?= )/g, "")
    .replace(/[()]/g, " ");
  const named = parties.filter(({ name, role, aliases }) =>
    [name, role ?? "", ...aliases].some(
      (way) => way.length > 2 && ` ${words} `.includes(` ${bare(way)} `),
    ),
  );
  const [only] = named;
  return capOf(row, only && named.length === 1 ? [only.name] : null);
}

/**
 * How far liability goes, in the words of the paper, and whose where they name a party: of several caps the first that is
 * not of some claims alone; null where there is none, or only that of somebody who is no party.
 */
export function findLiabilityCap(
  sentences: FactSentence[],
  rows: LabelledValue[],
  parties: Party[],
): Facts["liabilityCap"] {
  for (const { words: written, start, end } of sentences) {
    if (!says.test(written) || unless.test(written)) continue;
    const words = withoutCapsOfExceptions(written);
    // "Acme Limited to Bolt Limited" limits nothing.
    const found = [...words.matchAll(value)].find(([all]) => !/^Limited to/.test(all));
    if (!found) continue;
    const before = words.slice(0, found.index);
    if (ofSomeClaims.test(before) || partsOfIt.test(found[1] ?? "")) continue;
    const who = whoseIn(before, parties);
    if (who?.length === 0) continue;
    const said = (found[1] ?? "").split(nextCap)[0] ?? "";
    const own = said.trim().replace(/[.,]$/, "");
    if (!called.test(own)) return capOf({ value: own, start, end }, who);
    const row = capInRows(rows, parties);
    if (row) return { ...row, ...(who ? { who } : {}) };
  }
  return capInRows(rows, parties);
}
