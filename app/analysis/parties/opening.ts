import { onOneLine } from "../reading/plain-text.ts";
import { ofOneOrMany, roleAmong, termsIn } from "./called.ts";
import { type EntityName, entityNames } from "./entity-names.ts";
import { bracketed, isRole, notRole } from "./named-party.ts";

const quotedTerm =
  /\(\s*(?:(?:hereinafter|herein|hereafter|collectively|together|individually|sometimes|also|referred|called|known|defined|to|as|the|a|an|or|and|its|each|with|in|this|agreement|being|jointly|severally|respectively)\b[\s,]{0,200}){0,16}["“'‘]\s?([^"”'’)]{1,60}(?:\(s\))?)(?:["”'’]|(?=\)))|(?:hereinafter|hereafter|herein)(?: (?:referred to|called|known)){0,4}(?: as)?:?,? (?:the )?["“]([^"”]{1,60})["”]/g;

const windowEnd =
  /\b(?:WHEREAS|RECITALS?|WITNESSETH|R E C I T A L S|W I T N E S S|BACKGROUND|Background|Recitals?|NOW,? THEREFORE|Whereas|IT IS AGREED|[Tt]he parties agree|Operative|TABLE OF CONTENTS|DEFINITIONS|Definitions|AGREED TERMS|INTRODUCTION|Introduction|agree as follows|hereby agree|PREAMBLE|in consideration of)\b|(?:each|individually)\b[^.]{0,60}["“]Party["”]|["“](?:the )?Parties["”]|(?:collectively|together|jointly)\b[^.]{0,40}\b[Pp]arties\b/;

/** Words of a clause, which no list of parties has. */
export const clauseWords =
  /\b(?:must|(?:is|are) referred to (?:the )?(?!as\b|herein)|disputes?)\b/i;

export interface Opening {
  start: number;
  words: string;
  entities: EntityName[];
  roles: { role: string; terms: string[]; index: number; quoted: boolean; group: boolean }[];
}

/** What follows the short name of a thing, and never that of a party: "(G-NAF) End User Licence Agreement". */
const goesOnAsThing =
  /^ (?:[A-Z][\w-]* ){0,4}(?:Licen[cs]e|Agreement|Act|Code|Standard|Scheme|Program(?:me)?|System|Account|Certificate|Policy|Plan|Data|File)\b/;
/** A letter by itself in brackets names nobody, and a place in a company's name neither: "Teak Industries (S) Pte Ltd". */
const isInCompany = (words: string, start: number, end: number): boolean =>
  /^\([A-Z]\)$/.test(words.slice(start, end)) || /^\s(?:Pte|Pty)\b/.test(words.slice(end, end + 5));

/** A name that stands as often as this on a line of its own, and nowhere else, heads the pages. */
const leastPages = 3;

function isRunningHead(text: string, name: string): boolean {
  const lines = text.split(`\n${name}\n`).length - 1;
  return lines >= leastPages && text.split(name).length - 1 === lines;
}

/** Quotes that a conversion has lost, in brackets that define: "(?Kestrel?)". */
const lostQuotes = /\([?\uFFFD]([A-Z][^()?\uFFFD\n]{1,40})[?\uFFFD]\)/g;

function readOpening(text: string, start: number): Opening {
  let words = text.slice(start, start + 2_600).replace(lostQuotes, '("$1")');
  const stop = windowEnd.exec(words.slice(40));
  if (stop) words = words.slice(0, 40 + stop.index);
  const end = [...words.matchAll(/\n\s*\n/g)][13];
  if (end) words = words.slice(0, end.index);
  const roles: Opening["roles"] = [];
  for (const found of words.matchAll(quotedTerm)) {
    const role = ofOneOrMany(
      onOneLine(found[1] ?? found[2] ?? "")
        .replace(/[,.]$/, "")
        .replace(/^the\s+/i, ""),
    );
    if (role === "" || notRole.test(role)) continue;
    const close = words.indexOf(")", found.index);
    const terms = termsIn(words.slice(found.index + 1, close === -1 ? undefined : close));
    const own = terms.includes(role) ? terms : [role];
    roles.push({
      role: roleAmong(own, isRole) ?? role,
      terms: own,
      index: found.index,
      quoted: true,
      group: isGroup(found[0]),
    });
  }
  const entities = entityNames(words).filter(
    ({ name, start: at }) =>
      !/\((?:the |each )?$/.test(words.slice(Math.max(0, at - 6), at)) &&
      !isRunningHead(text, name),
  );
  const isInName = (at: number) => entities.some((name) => name.start < at && at < name.end);
  for (const found of words.matchAll(bracketed)) {
    // "Rise (Tianjin) Education Co., Ltd.": the place is a part of the name.
    if (isInName(found.index)) continue;
    const plain = /^the ([a-z]+(?: [a-z]+)?)$/.exec(found[1] ?? "")?.[1];
    const terms = plain && isRole(plain) ? [plain] : termsIn(found[1] ?? "");
    const role = roleAmong(terms, isRole);
    const after = found.index + found[0].length;
    if (isInCompany(words, found.index, after)) continue;
    if (goesOnAsThing.test(words.slice(after, after + 80))) continue;
    if (role !== null && !notRole.test(role) && !roles.some(({ index }) => index === found.index))
      roles.push({ role, terms, index: found.index, quoted: false, group: isGroup(found[0]) });
  }
  for (const found of words.matchAll(
    /\bhereinafter (?:called|referred to as) (?:the )?([A-Z][a-z]+)(?=[),;\s])/g,
  ))
    if (!roles.some(({ index }) => Math.abs(index - found.index) < 3))
      roles.push({
        role: found[1] ?? "",
        terms: [found[1] ?? ""],
        index: found.index,
        quoted: false,
        group: false,
      });
  roles.sort((a, b) => a.index - b.index);
  // Past the first words of a clause nobody is named by a bracket without quotes.
  const clause = words.search(clauseWords);
  const own = roles.filter(
    ({ index, quoted }) => quoted || clause === -1 || index < clause || roles[0]?.index === index,
  );
  return {
    start,
    words,
    entities,
    roles: own,
  };
}

/** Whether brackets name several persons at once: "(together the Vendors)", "(the Founders, and each a Founder)". */
const isGroup = (bracket: string): boolean =>
  /\b(?:together|jointly|each|collectively|both)\b|\w(?:\/s|\(s)\b|\b(?!us\b|is\b)[A-Za-z]{3,}s["”'’]?\)?$/i.test(
    bracket,
  );

/** A heading over the parties, or words that begin to name them. */
const blockStart =
  /(?:^|\n)[ \t]*(?:(?:\d+\.?\s*)?(?:THE )?(?:Parties|PARTIES|The parties)(?: to this agreement)?[ \t]*:?[ \t]*\n|BETWEEN\b|Between[ \t]*:?[ \t]*\n)|\b(?:is|was|are) (?:made|entered into|dated)\b[^\n.]{0,80}?\b(?:between|BETWEEN)\b/g;
/** After so much a block of parties is over. */
const longestBlock = 1_500;
/** Where blocks of parties begin, after their headings: one may be a line of the contents. */
export const findBlocks = (text: string): number[] =>
  [...text.slice(0, 30_000).matchAll(blockStart)].map(
    ({ index, 0: found }) => index + found.length,
  );

/** Whether words after a block of parties are those of a clause ("a dispute between them"). */
function isPastBlock(text: string, blocks: number[], start: number): boolean {
  const block = blocks.findLast((at) => at <= start);
  if (block === undefined || block === start) return false;
  const between = text.slice(block, start);
  return between.length > longestBlock || clauseWords.test(between) || windowEnd.test(between);
}

/** The places where a contract may name its parties, and the most telling of them. */
export function bestOpening(text: string): Opening | null {
  const head = text.slice(0, 30_000);
  const starts = [0];
  const sign =
    /\b(?:by and between|between|among|amongst|BETWEEN|AMONG)\b:?|(?:^|\n)\s*(?:\d+\.?\s*)?(?:THE )?(?:Parties|PARTIES|The parties)(?: to this agreement)?\s*:?\s*\n/g;
  for (const found of head.matchAll(sign)) {
    starts.push(found.index + found[0].length);
    if (starts.length > 7) break;
  }
  let best: { opening: Opening; score: number } | null = null;
  const blocks = findBlocks(text);
  for (const [order, start] of starts.entries()) {
    if (isPastBlock(text, blocks, start)) continue;
    const opening = readOpening(text, start);
    const near = opening.roles.filter(({ index }) => index < 1_500).length;
    const named = opening.entities.filter((entity) => entity.start < 1_200).length;
    const score =
      Math.min(2, near) * 2 + Math.min(2, named) * 1.5 - order * 0.3 - (start === 0 ? 1.5 : 0);
    if (near + named > 0 && (!best || score > best.score)) best = { opening, score };
  }
  return best?.opening ?? null;
}
