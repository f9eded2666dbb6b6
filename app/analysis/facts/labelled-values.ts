import type { Span } from "../../schemas/analysis.ts";
import { endsInPage } from "../condensing/contents.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { chosenIn } from "../slips/choices.ts";
import { countedParticular } from "../values/particulars.ts";

/**
 * A particular that a paper gives beside its label ("Rent: $5,200 per month"); the span is the value's, or the row's where
 * the label gives the unit.
 */
export interface LabelledValue extends Span {
  /** Without number, marks and what stands in brackets: "Landlord", "Commencement date". */
  label: string;
  /** The label as it was written, on one line: "Franchisor (“we”, “us”)". */
  written: string;
  /** The value on one line, without options that are not ticked; a bare number with the unit that its label gives: "24 months". */
  value: string;
}

interface Cell extends Span {
  words: string;
}

const itemNumber =
  /^(?:(?:Item|Clause|Part|Row)\s{1,3})?\(?(?:\d{1,3}(?:\.\d{1,3}){0,3}|[A-Za-z])[.):]{0,2}$/i;
const leadingNumber =
  /^(?:(?:Item|Clause|Part|Row)\s{1,3}\d{1,3}[.:)]?|\(?(?:\d{1,3}(?:\.\d{1,3}){0,3}|[a-z])(?:[.):]{1,2}|(?=\s)))\s{1,20}/i;
/** What may stand as a label: a few words that begin with a capital. */
const label = "[A-Z](?:[^:|;.!?\\t\\n_$]|\\$(?=[a-z]{0,8}\\)| [a-z+])){1,58}";
const labelled = new RegExp(
  `(?:^|[.;:)\\]]\\s{1,3}|\\s[|–—]\\s)(${label}?)(:(?!\\/\\/)\\s{0,40}|\\t\\s{0,40}| {3,40})(?=\\S)`,
  "g",
);
const dashed = /^([A-Z][A-Za-z ]{2,30}) [-–—] (?=[A-Z$\d])/;
/** What papers are called. */
export const paper =
  "(?:sub-?)?(?:agreements?|contracts?|deeds?|leases?|licen[cs]es?|tenancy|charter(?:part(?:y|ies))?)|underlease|form|order|letter|offer|document|instrument|guarantee|indemnity|mortgage|charge|bond|note|undertaking|memorandum|MOU|terms|engagement|appointment|statement of work|amendment|addendum|variation|assignment|novation|settlement|policy|option|hire|loan|retainer";
/** Words before the name of another paper than the one that has the label. */
const another =
  "(?!(?:the )?(?:head|original|prior|previous|earlier|existing|principal|main|master|first|last|related)\\b)";
/** The paper that a label speaks of, by any name of one: "this Deed", "Subcontract", "Contract of Sale", "Services Agreement". */
export const ownPaper = `${another}(?:this |the )?(?:[a-z'’-]+ ){0,3}?(?:${paper})(?: of [a-z'’ -]{2,30})?`;
/** Labels that a table may have on a line of their own without a colon. */
const lonely = new RegExp(
  `^(?:the )?(?:date of ${ownPaper}|landlord|tenant|lessor|lessee|licensor|licensee|vendor|purchaser|supplier|customer|client|contractor|principal|guarantor|lender|borrower|employer|employee|franchisor|franchisee|term|rent|fees?|price|purchase price|salary|governing law|applicable law|jurisdiction|(?:commencement|commencing|start|effective|expiry|expiration|end|termination|terminating) date|commencement|date of (?:commencement|expiry))$`,
  "i",
);

/** Words without the marks of a mark-up language at their ends, and where they begin. */
function cellOf(text: string, start: number, end: number): Cell {
  let from = start;
  let to = end;
  while (from < to && /[\s*#>•▪–—-]/.test(text.charAt(from))) from++;
  while (to > from && /[\s*|]/.test(text.charAt(to - 1))) to--;
  return { start: from, end: to, words: text.slice(from, to) };
}

function bareLabel(written: string): string {
  return written
    .replace(leadingNumber, "")
    .replace(/\([^)]{0,80}\)|["“”*]/g, "")
    .replace(/^(?:(?:full |legal )?name of )?(?:the )?/i, "")
    .replace(/\s{2,}/g, " ")
    .trim();
}

/** @param from where the row begins with its label. */
function particular(written: string, value: Cell, from: number): LabelledValue[] {
  const words = onOneLine(written);
  const said = chosenIn(onOneLine(value.words));
  const counted = countedParticular(`${words} ${said}`);
  const name = bareLabel(counted?.label ?? words);
  return name === "" || said === "" || name.split(" ").length > 8
    ? []
    : [
        {
          label: name,
          written: words,
          value: counted?.value ?? said,
          start: counted ? from : value.start,
          end: value.end,
        },
      ];
}

function cellsOf(text: string, line: Span): Cell[] {
  const cells: Cell[] = [];
  let from = line.start;
  for (let at = line.start; at <= line.end; at++) {
    if (at < line.end && text.charAt(at) !== "|") continue;
    const cell = cellOf(text, from, at);
    if (cell.words !== "" || cells.length > 0) cells.push(cell);
    from = at + 1;
  }
  return cells.filter(({ words }) => words !== "");
}

/** "Owner: Acme Pty Ltd. Hirer: …": each label of a line with what follows it up to the next. */
function alongLine(text: string, line: Cell): LabelledValue[] {
  const { words } = line;
  const lead = leadingNumber.exec(words)?.[0].length ?? 0;
  const body = words.slice(lead);
  const found = [...body.matchAll(labelled)];
  const first = found[0];
  if (!first || first.index > 0) {
    const dash = dashed.exec(body);
    if (dash) {
      const start = line.start + lead + dash[0].length;
      return particular(dash[1] ?? "", cellOf(text, start, line.end), line.start);
    }
  }
  return found.flatMap((one, at) => {
    const start = lead + one.index + one[0].length;
    const next = found[at + 1];
    const end = next ? lead + next.index + 1 : words.length;
    return particular(
      one[1] ?? "",
      cellOf(text, line.start + start, line.start + Math.max(start, end)),
      line.start + lead + one.index + one[0].indexOf(one[1] ?? ""),
    );
  });
}

/** Which columns of a table of parties hold their names and their roles. */
interface Columns {
  name: number;
  role: number;
}

function columnsOf(cells: Cell[]): Columns | null {
  const name = cells.findIndex(({ words }) =>
    /^(?:(?:party|full|legal|entity)(?:'s)? )?(?:name|party)$/i.test(words),
  );
  const role = cells.findIndex(({ words }) =>
    /^(?:role|capacity|called|described as|defined term|short name)$/i.test(words),
  );
  return name === -1 || role === -1 ? null : { name, role };
}

/**
 * The particulars that a paper gives in rows: tables ("| Rent | $500 |"), items of a schedule, lines
 * with a colon, a tab or a gap after the label, several on a line, and values on the line below.
 */
export function labelledValuesIn(text: string): LabelledValue[] {
  const values: LabelledValue[] = [];
  const lines: Cell[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    lines.push(cellOf(text, from, from + line.length));
    from += line.length + 1;
  }
  let columns: Columns | null = null;
  for (const [at, line] of lines.entries()) {
    const { words } = line;
    if (!words.includes("|")) columns = null;
    if (words === "" || words.length > 1_500) continue;
    if (words.includes("|")) {
      const cells = cellsOf(text, line);
      columns ??= columnsOf(cells);
      const [named, called] = [cells[columns?.name ?? -1], cells[columns?.role ?? -1]];
      if (named && called) {
        values.push(...particular(called.words, named, named.start));
        continue;
      }
      const own = itemNumber.test(cells[0]?.words ?? "") ? cells.slice(1) : cells;
      const [name, first] = own;
      const last = own.at(-1);
      if (name && first && last && name.words.length < 80 && own.length <= 3)
        values.push(...particular(name.words, cellOf(text, first.start, last.end), name.start));
      continue;
    }
    const below = lines.slice(at + 1, at + 3).find((next) => next.words !== "");
    const alone = words.replace(/\*/g, "").trim();
    if (
      below &&
      (lonely.test(bareLabel(alone)) || /^[^:]{2,50}:$/.test(alone)) &&
      words.length < 60
    ) {
      let end = below.end;
      for (const next of lines.slice(lines.indexOf(below) + 1, lines.indexOf(below) + 8)) {
        if (
          next.words === "" ||
          /^[^:]{2,40}:/.test(next.words) ||
          itemNumber.test(next.words) ||
          !continuesName(text, end, next)
        )
          break;
        end = next.end;
      }
      values.push(
        ...particular(
          alone.replace(/:$/, ""),
          { start: below.start, end, words: text.slice(below.start, end) },
          line.start,
        ),
      );
      continue;
    }
    values.push(...alongLine(text, line));
  }
  return values;
}

/** Those of a whole paper, which several ask for. */
export const labelledValuesOf = (reading: Reading): LabelledValue[] => reading.once(inReading);

function inReading(reading: Reading): LabelledValue[] {
  const { text, blocks } = reading;
  return labelledValuesIn(text).filter(({ start, end }) => {
    if (!endsInPage(text.slice(start, end))) return true;
    const at = reading.blockAt(start);
    // A page number on a line of its own stands in no block.
    return at !== -1 && blocks[at]?.zone !== "contents";
  });
}

/** Whether a line goes on with the one that ends at `end`: narrow cells break their values. */
function continuesName(text: string, end: number, next: Cell): boolean {
  const last =
    text
      .slice(Math.max(0, end - 60), end)
      .split("\n")
      .at(-1) ?? "";
  return last.length < 30 && next.words.length < 30;
}
