import type { LabelledValue } from "../facts/labelled-values.ts";
import { ofOneOrMany, termsIn } from "./called.ts";
import {
  bracketed,
  furtherNames,
  isCompany,
  isRole,
  type NamedParty,
  singular,
} from "./named-party.ts";
import { firmInRow, namesAt } from "./proper-names.ts";

/** Labels of rows that name somebody who is not a party. */
const otherPerson =
  /(?:'s|s')\s|\b(?:solicitors?|lawyers?|conveyancer|insurer|bank|account|superintendent|certifier|broker|prepared|attention|contact|brand|software|product|equipment|property|premises|site|location|address|project|works|goods|item|between|and|parties|dates?|from|to|re|subject|signed|witness|title|copyright|source|e-?mail|business|trading|present|accepted|licensed|stock|business|means|contract|agreement|deed|lease|reference|schedule|clause|note|name|law|director of)\b/i;

/** A heading in capitals with a dash in it ("3. CONTRACTOR — NO PARTNERSHIP") is no row, unless it names a company. */
const isHeading = (text: string, label: string, value: string, start: number): boolean =>
  /[-–—]\s{1,3}$/.test(text.slice(start - 4, start)) &&
  label === label.toUpperCase() &&
  !/[a-z]/.test(value) &&
  !isCompany(value);

/** "Director: Ann Lee" under the line on which she signs: who signs for a party is none. */
function isSigning(text: string, label: string, start: number): boolean {
  if (
    !/^(?:sole |managing )?(?:directors?|secretary|company secretary|attorney|signatory)\b/i.test(
      label,
    )
  )
    return false;
  const line = text.lastIndexOf("\n", start) + 1;
  return /_{6,}[^\S\n]*\n?\s*$/.test(text.slice(Math.max(0, line - 200), line));
}

/** For whom somebody holds what the paper is about, before its own name: "The trustee for the Marsh Trust, Marsh Pty Ltd". */
const asTrustee =
  /^(?:the )?trustees? (?:for|of) (?:the )?[^,;\n]{2,60}\btrust,?\s{1,3}(?=\p{Lu})/iu;

/** A row that says who speaks or is spoken to: "We are | Acme Pty Ltd", "Who you are: Ann Lee". */
const speaker = /^(?:who )?(we|you)(?: are)?$/i;

/** What a row's label calls whoever is in it. */
const calledByLabel = (label: string): string =>
  speaker.exec(label)?.[1]?.toLowerCase() ?? ofOneOrMany(label);

/** Parties that rows give beside their roles: "Consultant: Dana Whitlock, trading as …". */
export function labelledParties(text: string, rows: LabelledValue[]): NamedParty[] {
  return rows.flatMap(({ label: said, written, start, end }) => {
    const value = text.slice(start, end);
    const label = calledByLabel(said);
    const role = isRole(label);
    const read = namesAt(value, role ? (asTrustee.exec(value)?.[0].length ?? 0) : 0);
    const firm = role && read.length === 0 ? firmInRow(value) : null;
    const names = firm
      ? [firm]
      : [...read, ...(role && /s\)?$/.test(said) ? furtherNames(value, read) : [])];
    const first = names[0];
    if (isHeading(text, label, value, start) || isSigning(text, label, start)) return [];
    // Who may be there, and is not one of those who agree: "Lender (if any): …".
    if (
      !first ||
      otherPerson.test(label) ||
      /\bif any\b/i.test(written) ||
      !(role || /\b(?:Pty|Ltd|Limited)\b/.test(first.name))
    )
      return [];
    // A sentence that begins with a name is no row: "Term: Acme Pty Ltd must …".
    if (
      /^,?\s(?:must|may|will|shall|agrees|is|has|and the)\b/.test(
        value.slice(first.end, first.end + 12),
      )
    )
      return [];
    const after = value.slice(names.at(-1)?.end);
    const bracket = [...after.slice(0, 300).matchAll(bracketed)].flatMap((found) =>
      termsIn(found[1] ?? ""),
    );
    const beside = [...written.matchAll(bracketed)].flatMap((found) => termsIn(found[1] ?? ""));
    return names.map((name) => ({
      name: name.name,
      role: names.length > 1 && role ? singular(label) : label,
      terms: [label, ...beside, ...bracket],
      start: start + name.start,
      end: start + name.end,
    }));
  });
}
