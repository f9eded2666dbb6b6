import type { Party } from "../../schemas/analysis.ts";
import { onOneLine } from "../plain-text.ts";

const defined =
  /\(\s*(?:(?:the|each|collectively|together|individually|hereinafter|herein|hereafter|referred|to|as|called|a|an|or|and|its|with|in|this|agreement|also|known|sometimes|respectively|being|jointly|severally)\b[\s,]*)*["“'‘]([^"”'’)]{1,60})["”'’]|\(((?:the )?[A-Z][A-Za-z' -]{1,30})\)/gi;
const corporate =
  /\b(?:Inc|Incorporated|Ltd|Limited|LLC|L\.L\.C|LLP|L\.P|LP|Corp|Corporation|Company|Co|PLC|plc|N\.V|B\.V|S\.A|AG|GmbH|Pty|Bank|Trust|University|Partnership|Council|Association|Foundation|Institute|Fund|S\.p\.A|KG|AB|A\/S|Oy|SE|N\.A)\b\.?/;
const notParty =
  /^(?:agreement|effective date|parties|party|the parties|either party|this agreement|contract|amendment|sec|commission|commencement date|execution date|premises|property|lease|term|services?|deed|products?|act)$/i;

/** The name at the end of a phrase: "and ACME PTY LTD ACN 1 of 2 High Street" gives "ACME PTY LTD". */
function nameIn(phrase: string): string | null {
  let words = phrase
    .replace(
      /^[\s,;:.)]*(?:(?:by and )?(?:between|among|amongst)\b:?|and\b|\(\d\)|\d[.)]|[a-z]\))?[\s,;:]*/i,
      "",
    )
    .replace(/^(?:and|by|between|with|the undersigned|the following parties|either)[\s,:]+/i, "");
  words =
    words.split(
      /\s*(?:,?\s+(?:an?|having|with (?:its|offices|an|a|principal|registered)|whose|located|organi[sz]ed|incorporated|existing|being|acting|on behalf|of\s+\d|of the (?:first|second|other|one)|doing|residing|at\s+\d|formerly|together|as\s+(?:the|trustee)|trading|and its|for (?:itself|and on)|duly|established|registered|maintaining|the\b)\b|\(|\bA\.?B\.?N\b|\bA\.?C\.?N\b|;|\bABN\b|\n)/,
    )[0] ?? "";
  words = words.replace(
    /,\s+(?!(?:Inc|LLC|L\.L\.C|Ltd|L\.P|LP|N\.A|Limited|S\.A|Co|Corp|LLP|Incorporated|PLC|INC|LTD|CORP|JR|Jr|SE|S\.R\.L|B\.V|N\.V|C\.V)\b).*$/,
    "",
  );
  words = words
    .replace(/\s+of\s+(?:(?:Level|Suite|Unit|Shop|PO|P\.O)\b|\d).*$/, "")
    .replace(/[\s,;:"“”'.]+$/, "");
  if (
    /\b(?:Inc|Corp|Ltd|Co|L\.P|N\.A|S\.A|B\.V|N\.V|INC|CORP|LTD|CO)$/.test(words) &&
    phrase.includes(`${words}.`)
  )
    words = `${words}.`;
  if (words.length < 3 || words.length > 110 || !/^["“]?[A-Z0-9]/.test(words)) return null;
  return words;
}

/** The stretch near the beginning where a contract names its parties. */
function preamble(text: string): { start: number; words: string } | null {
  const head = text.slice(0, 30_000);
  const opening =
    /(?:made|entered|dated|effective|executed|agreement|contract|lease|deed|parties)\b[^.]{0,300}?\b(?:between|among|amongst|by and between)\b:?/gi;
  let fallback: number | null = null;
  for (const found of head.matchAll(opening)) {
    const start = found.index + found[0].length;
    const after = head.slice(start, start + 1_500);
    if (/\(\s*(?:[^()"“]{0,60})["“][^"”]{1,60}["”]/.test(after.slice(0, 500)))
      return { start, words: after };
    fallback ??= start;
  }
  const listed = /(?:^|\n)\s*(?:\d+\.?\s*)?(?:the\s+)?parties\s*:?\s*\n/i.exec(head);
  if (listed)
    return {
      start: listed.index + listed[0].length,
      words: head.slice(listed.index + listed[0].length, listed.index + 1_500),
    };
  if (fallback !== null) return { start: fallback, words: head.slice(fallback, fallback + 1_500) };
  return null;
}

/** The parties to a contract with what it calls them; names without their defined terms. */
export function findParties(text: string): Party[] {
  const opening = preamble(text);
  if (!opening) return [];
  const stop =
    /\b(?:WHEREAS|RECITALS|WITNESSETH|W I T N E S S|BACKGROUND|Background|Recitals|NOW,? THEREFORE|Whereas|IT IS AGREED|The parties agree|Operative)/.exec(
      opening.words,
    );
  const words = stop && stop.index > 60 ? opening.words.slice(0, stop.index) : opening.words;
  const parties: Party[] = [];
  let from = 0;
  for (const found of words.matchAll(defined)) {
    const role = onOneLine(found[1] ?? found[2] ?? "").replace(/[,.]$/, "");
    const stretch = words.slice(from, found.index);
    if (notParty.test(role) || role === "") {
      if (!/^(?:agreement|this agreement)$/i.test(role)) from = found.index + found[0].length;
      continue;
    }
    const joined = stretch.split(/\n\s*\n|\)\s*,?\s*(?:and|AND)\b|\)\s*[,;]/).at(-1) ?? stretch;
    const name = nameIn(onOneLine(joined.replace(/^[^A-Za-z0-9"“]+/, "")));
    from = found.index + found[0].length;
    if (
      !name ||
      parties.some((party) => party.name === name) ||
      /^(?:each|collectively|together|individually)/i.test(name)
    )
      continue;
    const place = words
      .replace(/\s/g, " ")
      .indexOf(name.split(" ")[0] ?? name, found.index - stretch.length);
    const start = opening.start + Math.max(0, place);
    const end = Math.min(text.length, start + name.length);
    parties.push({ name, role: role.replace(/^the\s+/i, ""), start, end });
    if (parties.length >= 8) break;
  }
  if (parties.length > 0) return parties;
  const plain = words.slice(0, 600).split(/\s+and\s+|\n/i);
  for (const part of plain.slice(0, 4)) {
    const name = nameIn(onOneLine(part));
    if (!name || !corporate.test(name)) continue;
    const start = opening.start + words.indexOf(part.trim().slice(0, 10));
    parties.push({ name, role: null, start, end: Math.min(text.length, start + name.length) });
  }
  return parties;
}
