import type { Fact, Party } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Citation } from "./courts.ts";
import { type HeadField, headLength } from "./judgment-head.ts";

const roles =
  "plaintiffs?|defendants?|applicants?|respondents?|appellants?|prosecutor|accused|claimants?|cross-(?:claimant|defendant)|intervener|third party";
const roleAfterName = new RegExp(` (?:${roles})(?= v |$)`, "gi");
const role = `(?:the )?((?:first |second |third |fourth )?(?:named )?(?:${roles})(?:\\/[a-z ]{5,30})?)\\)?[.;]?$`;
/** A role at the end of the line of its name: "Jo Brown (First Plaintiff)", "Jo Brown - Plaintiff". */
const roleAtEnd = new RegExp(`(?:\\(|\\t| {2}|, | [-–] )${role}`, "i");
/** A role on a line of its own. */
const roleAlone = new RegExp(`^\\(?${role}`, "i");

/** The lines of the head of a judgment that name a party, each with its role and where it stands. */
function* namesWithRoles(head: string): Generator<{ words: string; role: string; start: number }> {
  let name: { words: string; start: number } | null = null;
  let from = 0;
  for (const raw of head.split("\n")) {
    const words = raw.trim();
    const start = from + raw.indexOf(words);
    from += raw.length + 1;
    if (words === "" || words.length > 240 || /^\(?A[BC]N\b/.test(words)) continue;
    const alone = roleAlone.exec(words);
    const atEnd = alone ? null : roleAtEnd.exec(words);
    if (alone?.[1] && name) yield { ...name, role: onOneLine(alone[1]) };
    else if (atEnd?.[1]) {
      const own = words.slice(0, atEnd.index).trimEnd();
      yield { words: own, role: onOneLine(atEnd[1]), start };
    }
    name = alone || atEnd ? null : { words, start };
  }
}

const noName =
  /^(?:and|between|the|v\.?|solicitors?|counsel|orders?|judgment for|appearances|representation|first|second|third|fourth)\b(?! [A-Z][A-Z])|^[^A-Z]*$|\b(?:orders?|must|costs?|appearing|leave|judgment|appeal|(?:counsel|solicitors?) for)\b/i;

/** A party's name or that of a case, without its number, "& Ors", the list that it is in, or its court file. */
function bareName(words: string): string {
  return onOneLine(words)
    .replace(/^(?:between|and|parties|re|in the matter of)\s*:\s*/i, "")
    .replace(/\s*\((?:No\.? ?\d{1,3}|Ruling[^)]{0,20}|Costs[^)]{0,20})\)/gi, "")
    .replace(/\s*(?:&|and) (?:Ors|Anor|Others|Another)\b\.?$/i, "")
    .replace(/(?:[,;:.]|\s[-–])$/, "")
    .trim();
}

const label =
  /^(?:case (?:name|title)|(?:medium neutral )?citation|parties|case may be cited as)\s*:?\s*/i;
const versus = /\s(?:-?v-?|vs?\.?|V)\s/;
const joined =
  /\s(?:&|and)\s|^(?:Re|In the matter of|In re|Ex parte|R)\s|\((?:Migration|Refugee)\)$/;

/** The words before the citation of a case on its line, or from up to three lines above, where they name a case. */
function nameBefore(text: string, citation: Citation, sign: RegExp): Fact | null {
  let start = citation.start;
  for (let line = 0; line < 4 && start > 0; line++) {
    start = text.lastIndexOf("\n", start - 2) + 1;
    const raw = text.slice(start, citation.start);
    const words = raw.trimStart().replace(label, "").trimEnd().replace(/[,;]$/, "");
    if (words.length > 5 && words.length < 240 && sign.test(onOneLine(words))) {
      const from = start + raw.indexOf(words);
      return { value: onOneLine(words), start: from, end: from + words.length };
    }
  }
  return null;
}

/** The name of a case: what stands before its citation, or a line "Kestrel v Harrier". */
export function findCaseName(text: string, citation: Citation | null): Fact | null {
  const cited =
    citation && (nameBefore(text, citation, versus) ?? nameBefore(text, citation, joined));
  if (cited) return cited;
  const apart =
    /(?:^|\n)[ \t]*([A-Z][^\n]{1,110}(?:\n[ \t]*){1,3}-?v-?\.?(?:[ \t]*\n){1,3}[ \t]*[A-Z][^\n]{1,110})/.exec(
      text.slice(0, 3_000),
    );
  const found =
    apart ??
    /(?:^|\n|\t)[ ]*(?:case name:?\s*|citation:?\s*)?([A-Z][^\n\t[\]]{1,110}? (?:-?v-?|V) [A-Z][^\n\t[\]]{1,110}?)\s*(?=\n|\[|\t|$)/.exec(
      text.slice(0, 3_000),
    );
  if (!found?.[1]) return null;
  const start = found.index + found[0].indexOf(found[1]);
  const value = onOneLine(found[1]).replace(roleAfterName, "");
  return { value, start, end: start + found[1].length };
}

/** The two sides of the name of a case. */
function sidesOf({ value, start, end }: Fact, text: string): Party[] {
  const words = text.slice(start, end);
  const join = versus.exec(words) ?? /\s(?:&|and)\s/.exec(words);
  if (!join) {
    const subject = bareName(value.replace(/^(?:Re|In the matter of|In re)\s+/i, ""));
    return subject === value ? [] : [{ name: subject, role: null, aliases: [], start, end }];
  }
  const second = join.index + join[0].length;
  return [
    {
      name: bareName(words.slice(0, join.index)),
      role: null,
      aliases: [],
      start,
      end: start + join.index,
    },
    {
      name: bareName(words.slice(second).replace(/\s\([A-Z][a-z ]+\)\s*$/, "")),
      role: null,
      aliases: [],
      start: start + second,
      end,
    },
  ];
}

/** A name in capitals as the text writes it elsewhere, if it does. */
function inLowerCase(name: string, head: string): string {
  if (/[a-z]{2}/.test(name)) return name;
  const lower = head.toLowerCase();
  const sought = name.toLowerCase();
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, at + 1)) {
    const written = head.slice(at, at + name.length);
    if (/[a-z]{2}/.test(written) && /^[A-Z]/.test(written)) return written;
  }
  return name;
}

/** The parties of a judgment with their roles, from the labels of its head, its heading or its name. */
export function findJudgmentParties(
  text: string,
  fields: HeadField[],
  title: Fact | null,
): Party[] {
  const parties: Party[] = [];
  const add = (words: string, role: string, start: number) => {
    const name = bareName(words);
    const known = parties.some((party) => party.name.toLowerCase() === name.toLowerCase());
    if (name.length < 2 || name.length > 140 || noName.test(name) || known) return;
    parties.push({
      name: inLowerCase(name, text.slice(0, headLength)),
      role: role.toLowerCase(),
      aliases: [role.toLowerCase()],
      start,
      end: start + words.length,
    });
  };
  for (const { label, called, lines } of fields) {
    const [line] = lines;
    const words = line ? text.slice(line.start, line.end) : "";
    if ((label === "first" || label === "second") && line && !/^(?:and|v)$/i.test(words.trim()))
      add(words, called, line.start);
  }
  if (new Set(parties.map(({ role }) => role)).size >= 2) return parties.slice(0, 6);
  parties.length = 0;
  // Who appeared for whom is written like a party and its role.
  let head = text.slice(0, headLength);
  for (const { called, lines } of fields)
    if (/counsel|solicitor|representation|appearance/.test(called))
      for (const { start, end } of lines)
        head = head.slice(0, start) + " ".repeat(end - start) + head.slice(end);
  for (const { words, role, start } of namesWithRoles(head)) add(words, role, start);
  return parties.length >= 2 || !title ? parties.slice(0, 6) : sidesOf(title, text);
}
