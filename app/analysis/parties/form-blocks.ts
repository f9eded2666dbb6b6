import type { LabelledValue } from "../facts/labelled-values.ts";
import { partyRoles } from "../reading/roles.ts";

/** A line of a form, where it stands. */
interface Line {
  words: string;
  start: number;
}

/** "3. Trade contractor", "HIRER'S DETAILS": a line that heads the particulars of somebody. */
const heading = new RegExp(
  `^(?:(?:item|part) )?(?:\\(?[\\da-h]{1,3}[.):]{0,2} )?(?:the )?((?:[a-z]+ )?(?:${partyRoles}))(?:['’]s|s['’])?(?: (?:details|particulars|information))?:?$`,
  "i",
);
/** "NAME Acme Pty Ltd", "Full name: Jane Citizen". */
const nameRow =
  /^(?:(?:[Ff]ull|FULL|[Ll]egal|LEGAL|[Cc]ompany|COMPANY|[Bb]usiness|BUSINESS|[Tt]rading|TRADING|[Ee]ntity|ENTITY|[Rr]egistered|REGISTERED)[ /]){0,2}(?:[Nn]ame|NAME)(?::\s*|\t\s*| {1,20})(?=[A-Z\d])/;
/** Particulars that may stand between the heading and the name. */
const particular = /^(?:a\.?[bcr]\.?n|address|phone|telephone|mobile|e-?mail|licence)\b/i;
/** Who signs for a party is not the party. */
const signs = /\b(?:sign(?:ed|ature|atory)?|title|position|capacity|witness|director)\b/i;

const capitalised = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1);

/**
 * Parties that a form names in blocks: a role alone on its line, and a row with the name below it.
 * @param before where in the text the particulars of a form are over.
 */
export function readFormBlocks(text: string, before: number): LabelledValue[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of text.slice(0, before).split("\n")) {
    const words = line.trim();
    if (words !== "") lines.push({ words, start: from + line.indexOf(words) });
    from += line.length + 1;
  }
  return lines.flatMap(({ words }, at): LabelledValue[] => {
    const written = words.length < 60 ? heading.exec(words)?.[1] : undefined;
    if (!written) return [];
    const below = lines.slice(at + 1, at + 4);
    const rows = below.findIndex((line) => !particular.test(line.words));
    const row = below[rows];
    const lead = row && nameRow.exec(row.words)?.[0].length;
    const around = [lines[at - 1], lines[at + rows + 2]];
    if (!row || !lead || around.some((line) => line && signs.test(line.words))) return [];
    const label = capitalised(written === written.toUpperCase() ? written.toLowerCase() : written);
    const start = row.start + lead;
    const end = row.start + row.words.length;
    return [{ label, written: label, value: text.slice(start, end), start, end }];
  });
}
