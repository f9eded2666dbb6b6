import type { DateFact, Fact, Facts, Party } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { datesIn } from "./dates.ts";

/** The courts and tribunals of medium-neutral citations. */
const courtsByCode: Record<string, string> = {
  HCA: "High Court of Australia",
  FCA: "Federal Court of Australia",
  FCAFC: "Full Court of the Federal Court of Australia",
  FedCFamC1A: "Federal Circuit and Family Court of Australia",
  FedCFamC1F: "Federal Circuit and Family Court of Australia",
  FedCFamC2F: "Federal Circuit and Family Court of Australia",
  FedCFamC2G: "Federal Circuit and Family Court of Australia",
  NSWSC: "Supreme Court of New South Wales",
  NSWCA: "Court of Appeal of New South Wales",
  NSWDC: "District Court of New South Wales",
  NSWLEC: "Land and Environment Court of New South Wales",
  NSWCATCD: "NSW Civil and Administrative Tribunal",
  VSC: "Supreme Court of Victoria",
  VSCA: "Court of Appeal of Victoria",
  VCC: "County Court of Victoria",
  VCAT: "Victorian Civil and Administrative Tribunal",
  QSC: "Supreme Court of Queensland",
  QCA: "Court of Appeal of Queensland",
  QDC: "District Court of Queensland",
  QCAT: "Queensland Civil and Administrative Tribunal",
  WASC: "Supreme Court of Western Australia",
  WASCA: "Court of Appeal of Western Australia",
  WADC: "District Court of Western Australia",
  WASAT: "State Administrative Tribunal",
  SASC: "Supreme Court of South Australia",
  SASCA: "Court of Appeal of South Australia",
  SADC: "District Court of South Australia",
  SACAT: "South Australian Civil and Administrative Tribunal",
  TASSC: "Supreme Court of Tasmania",
  ACTSC: "Supreme Court of the Australian Capital Territory",
  NTSC: "Supreme Court of the Northern Territory",
  FWC: "Fair Work Commission",
  FWCFB: "Full Bench of the Fair Work Commission",
  AATA: "Administrative Appeals Tribunal",
  ARTA: "Administrative Review Tribunal",
};
const places =
  "Australia|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|(?:the )?Australian Capital Territory|(?:the )?Northern Territory|Appeal";
const courtName = new RegExp(
  `\\b(?:(?:Full )?(?:High|Supreme|Federal|District|County|Local|Magistrates['’]?|Family|Land and Environment|Federal Circuit and Family|Planning and Environment|Children['’]s|Coroners?)\\s+Court|Court of Appeal|(?:[A-Z][a-z]+ )?Civil and Administrative Tribunal|Administrative (?:Appeals|Review) Tribunal|Fair Work Commission)(?:\\s+of\\s+(?:${places})\\b)?`,
  "i",
);
const roles =
  "plaintiffs?|defendants?|applicants?|respondents?|appellants?|prosecutor|accused|claimants?|cross-(?:claimant|defendant)|intervener";

function fact(text: string, start: number, length: number, value?: string): Fact {
  return {
    value: value ?? onOneLine(text.slice(start, start + length)),
    start,
    end: start + length,
  };
}

/** What stands after a label ("Catchwords:") up to the next blank line or labelled line. */
function labelledBlock(text: string, label: RegExp, longest: number): Fact | null {
  const found = label.exec(text);
  if (!found) return null;
  let start = found.index + found[0].length;
  while (start < text.length && /\s/.test(text.charAt(start))) start++;
  const rest = text.slice(start, start + longest);
  const end =
    /\n\s*\n|\n(?=[A-Z][A-Za-z ]{2,30}:)|\n(?=(?:LEGISLATION|CASES|CATEGORY|PARTIES|REPRESENTATION|Legislation|Cases|Category|Parties|Representation)\b)/.exec(
      rest,
    );
  const length =
    (end ? end.index : rest.length) - (rest.slice(0, end?.index).match(/\s+$/)?.[0].length ?? 0);
  return length > 0 ? fact(text, start, length) : null;
}

/** A line of phrases between dashes is what others label "Catchwords". */
function unlabelledCatchwords(head: string): Fact | null {
  const found = /(?:^|\n)([A-Z][^\n]{3,120}? [–—-] [^\n]{3,200}? [–—-] [^\n]{3,400})(?=\n|$)/.exec(
    head,
  );
  return found?.[1] ? fact(head, found.index + found[0].indexOf(found[1]), found[1].length) : null;
}

function findCourt(text: string, citation: Fact | null): Fact | null {
  const named = courtName.exec(text.slice(0, 4_000));
  const code = citation && /\]\s+([A-Za-z0-9]+)/.exec(citation.value)?.[1];
  const cited = code ? courtsByCode[code] : undefined;
  if (!named || (cited && !/ of /i.test(named[0])))
    return citation && cited
      ? { ...citation, value: cited }
      : named && fact(text, named.index, named[0].length);
  const value = onOneLine(named[0]);
  const shown =
    value === value.toUpperCase()
      ? value
          .toLowerCase()
          .replace(/\b(?!of\b|the\b|and\b)[a-z]/g, (letter) => letter.toUpperCase())
      : value;
  return fact(text, named.index, named[0].length, cited ?? shown);
}

function findJudgmentParties(text: string): Party[] {
  const head = text.slice(0, 5_000);
  const parties: Party[] = [];
  const tagged = new RegExp(
    `([A-Z][^\\n()]{2,90}?)[ \\t]*(?:\\(|\\n[ \\t]*|[ \\t]{2,}|,[ \\t]+|\\t)(?:the )?((?:first |second |third )?(?:${roles}))\\)?[ \\t]*(?=\\n|$|;|and\\b)`,
    "gi",
  );
  for (const found of head.matchAll(tagged)) {
    const name = onOneLine(found[1] ?? "")
      .replace(/^(?:between:?|and|parties:?)\s+/i, "")
      .replace(/[,;:]$/, "");
    if (
      name.length < 3 ||
      /^(?:and|between|the|solicitors?|counsel)\b/i.test(name) ||
      !/[A-Z]/.test(name) ||
      /\b(?:for|counsel|solicitor|orders?|must)\b/i.test(name)
    )
      continue;
    if (parties.some((party) => party.name === name)) continue;
    const start = found.index + found[0].indexOf(found[1] ?? "");
    parties.push({
      name,
      role: onOneLine(found[2] ?? "").toLowerCase(),
      start,
      end: start + (found[1] ?? "").length,
    });
  }
  if (parties.length >= 2) return parties.slice(0, 6);
  const versus =
    /(?:^|\n)[ \t]*([A-Z][^\n[\]]{1,90}?)(?:[ \t]+|[ \t]*\n[ \t]*)(?:v|-v-|vs?\.?)(?:[ \t]+|[ \t]*\n[ \t]*)([A-Z][^\n[\]]{1,90}?)[ \t]*(?=\n|\[|$)/.exec(
      head,
    );
  if (!versus?.[1] || !versus[2]) return parties;
  const start = versus.index + versus[0].indexOf(versus[1]);
  const second = start + versus[0].slice(versus[0].indexOf(versus[1])).lastIndexOf(versus[2]);
  return [
    { name: onOneLine(versus[1]), role: null, start, end: start + versus[1].length },
    { name: onOneLine(versus[2]), role: null, start: second, end: second + versus[2].length },
  ];
}

/** The name of a case that stands on one line: "Kestrel v Harrier". */
export function findCaseName(text: string): Fact | null {
  const found =
    /(?:^|\n|\t)[ ]*(?:case name:?\s*|citation:?\s*)?([A-Z][^\n\t[\]]{1,90}? v [A-Z][^\n\t[\]]{1,90}?)\s*(?=\n|\[|\t|$)/i.exec(
      text.slice(0, 3_000),
    );
  return found?.[1] ? fact(text, found.index + found[0].indexOf(found[1]), found[1].length) : null;
}

function findDecisionDate(text: string): DateFact | null {
  const label =
    /\b(?:date of (?:judgment|decision|orders?|delivery)|decision date|judgment date|delivered(?: on)?|date of last submissions|judgment|date)\s*:?\s*/gi;
  const head = text.slice(0, 5_000);
  for (const found of head.matchAll(label)) {
    if (/last submissions|hearing/i.test(found[0])) continue;
    const from = found.index + found[0].length;
    const date = datesIn(head.slice(from, from + 40))[0];
    if (date && date.start < 4)
      return { value: date.value, start: from + date.start, end: from + date.end, derived: false };
  }
  const first = datesIn(text.slice(0, 1_200))[0];
  return first ? { ...first, derived: false } : null;
}

function findOrders(text: string): Fact[] {
  const label =
    /(?:^|\n)[ \t]*(?:\[?\d{1,3}\]?[ \t]+)?(?:THE (?:COURT|TRIBUNAL|COMMISSION) (?:ORDERS|DECLARES)(?: THAT)?|ORDERS?(?: MADE)?|Orders?|Disposition|DECISION|Decision|I (?:make|order|would make)[^\n]{0,80}|(?:The|My) orders (?:are|will be)[^\n]{0,40}|(?:Accordingly,? )?(?:the|I) (?:Court|Tribunal)? ?(?:makes?|orders?)[^\n]{0,60})[ \t]*[:.]?[ \t]*(?=\n|\(1\)|1\.)/g;
  for (const found of text.matchAll(label)) {
    const orders: Fact[] = [];
    let at = found.index + found[0].length;
    for (const raw of text.slice(at, at + 5_000).split("\n")) {
      const line = raw.trim();
      const start = at + raw.indexOf(line);
      at += raw.length + 1;
      if (line === "") continue;
      if (!/^(?:\(?\d{1,2}[.)]|\([a-z]\)|order|declare)/i.test(line) || /^\d{1,3}\s/.test(line)) {
        if (orders.length > 0 || line.length > 30) break;
        continue;
      }
      orders.push(fact(text, start, line.length));
    }
    if (orders.length > 0) return orders.slice(0, 12);
  }
  return [];
}

/** What a judgment says of itself: court, citation, judge, date, parties, catchwords and orders. */
export function findJudgmentFacts(
  text: string,
): Pick<
  Facts,
  "court" | "citation" | "judge" | "decisionDate" | "parties" | "catchwords" | "orders"
> {
  const head = text.slice(0, 5_000);
  const cited = /\[(?:19|20)\d\d\]\s+[A-Z][A-Za-z0-9]{1,11}\s+\d{1,5}/.exec(head);
  const citation = cited ? fact(text, cited.index, cited[0].length) : null;
  const bench =
    /(?:^|\n)[ \t]*(?:Before|Coram|Judge|JUDGE|Justice|Member|MEMBER|Judgment of|JUDGMENT OF|JUDGES|Judges|DECISION OF|Decision of|BEFORE|CORAM)\s*:?\s+([A-Z][^\n]{2,80})/.exec(
      head,
    ) ??
    /(?:^|\n)[ \t]*((?:COMMISSIONER|DEPUTY PRESIDENT|VICE PRESIDENT|PRESIDENT|JUDGE|JUSTICE|MEMBER|REGISTRAR) [A-Z'’-]{2,30}|(?:HIS|HER) HONOUR[^\n]{0,60}|[A-Z][A-Za-z'’-]+ (?:CJ|ACJ|JJA|JA|JJ|AJ|J|DCJ|SM|P))[ ]*[:\n\t]/.exec(
      head,
    );
  const judge = bench?.[1]
    ? fact(text, bench.index + bench[0].indexOf(bench[1]), bench[1].trimEnd().length)
    : null;
  return {
    court: findCourt(text, citation),
    citation,
    judge,
    decisionDate: findDecisionDate(text),
    parties: findJudgmentParties(text),
    catchwords: labelledBlock(head, /\bcatchwords\b\s*:?/i, 900) ?? unlabelledCatchwords(head),
    orders: findOrders(text),
  };
}
