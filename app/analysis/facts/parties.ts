import type { Party, Span } from "../../schemas/analysis.ts";
import { escaped } from "../matching/escaped.ts";
import { findSigning } from "../reading/execution-block.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { partyRoles } from "../reading/roles.ts";
import { withAliases } from "./aliases.ts";
import { findGroups, ofOneOrMany, roleAmong, speakersBefore, termsIn } from "./called.ts";
import { type EntityName, entityNames } from "./entity-names.ts";
import { readFormBlocks } from "./form-blocks.ts";
import { type LabelledValue, labelledValuesIn } from "./labelled-values.ts";
import { findBlankRoles, findNameless, findUnclaimedRole } from "./nameless.ts";
import {
  findActors,
  findAddressee,
  findIssuer,
  findLetterhead,
  findMeantBefore,
  findNamingSentences,
  findSynonyms,
} from "./naming-sentences.ts";
import { placesIn } from "./places.ts";
import { firmInRow, isBody, namesAt, type ProperName } from "./proper-names.ts";

const quotedTerm =
  /\(\s*(?:(?:hereinafter|herein|hereafter|collectively|together|individually|sometimes|also|referred|called|known|defined|to|as|the|a|an|or|and|its|each|with|in|this|agreement|being|jointly|severally|respectively)\b[\s,]{0,200}){0,16}["“'‘]\s?([^"”'’)]{1,60}(?:\(s\))?)(?:["”'’]|(?=\)))|(?:hereinafter|hereafter|herein)(?: (?:referred to|called|known)){0,4}(?: as)?:?,? (?:the )?["“]([^"”]{1,60})["”]/g;
const bracketed = /\(([^()]{1,180})\)/g;
const notRole =
  /^(?:nda|mou|agreement|licen[cs]e|effective date|part(?:y|ies)|the parties|either party|this agreement|contract|amendment|sec|commission|commencement date|execution date|premises|property|term|services?|deed|products?|act|nyse|nasdaq|usa|abn|acn|the state|state|lease|date|corporation|.{0,60}\bgst\b.{0,60}|.{0,60}\bincluded|.{0,60}\bprogram(?:me)?|.{0,60}\bagreement|cth|commonwealth|nsw|vic|qld|wa|sa|tas|nt|act)$/i;
const windowEnd =
  /\b(?:WHEREAS|RECITALS?|WITNESSETH|R E C I T A L S|W I T N E S S|BACKGROUND|Background|Recitals?|NOW,? THEREFORE|Whereas|IT IS AGREED|[Tt]he parties agree|Operative|TABLE OF CONTENTS|DEFINITIONS|Definitions|AGREED TERMS|INTRODUCTION|Introduction|agree as follows|hereby agree|PREAMBLE|in consideration of)\b|(?:each|individually)\b[^.]{0,60}["“]Party["”]|["“](?:the )?Parties["”]|(?:collectively|together|jointly)\b[^.]{0,40}\b[Pp]arties\b/;

/** Words of a clause, which no list of parties has. */
const clauseWords = /\b(?:must|(?:is|are) referred to (?:the )?(?!as\b|herein)|disputes?)\b/i;

/** A party with the terms that stand beside its name. */
interface NamedParty extends Span {
  name: string;
  role: string | null;
  terms: string[];
}

interface Opening {
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

/** What stands before somebody else's contract partner, who is no party here. */
const upstream =
  /\bhas (?:made |entered into )?an? (?:[\w-]+ ){0,2}(?:contract|agreement) with\s+(?:the )?$/i;

/** What stands between a name and a bracket that defines something else: an act, or the paper's own title. */
const definesAnother =
  /\b(?:will(?! be (?:known|called|referred))|must|shall|may|agrees?)\b|\b(?:Agreement|AGREEMENT|Deed|DEED|Contract|CONTRACT|Terms|TERMS)\s{0,3}\(?$/;

/** Another who is named by a blank: "Acme Pty Ltd and [●] (the “Customer”)". */
const blankBetween = /\b(?:and|&)\s+(?:\[[^\]]{0,60}\]|_{3,}|\.{5,}|…{2,}|●)/i;
/** What a name goes on with from the bracket that defines it to another of its own: "(“AB”), a company having its office at …". */
const ownDetails =
  /^\([^()]{1,180}\),?\s(?:an?|having|with|whose|which|located|of|incorporated|organi[sz]ed|residing)\s(?!(?:[^;]*\s(?:and|AND|And)\s+(?:the\s)?[A-Z[_]|[^;]*\n\s*\n))[^;()]*$/;
/** A role in brackets before the name: "and (Client) Acme Pty Ltd". */
const beforeItsName = /(?:\b(?:and|between)|[,:])\s{1,3}$/i;

const partyRole = new RegExp(
  `^(?:the )?(?:[A-Z][a-z]+(?:-[A-Z]?[a-z]+)? ){0,2}(?:${partyRoles})s?(?: [A-Z1-9])?$`,
  "i",
);
const isRole = (term: string): boolean => partyRole.test(term);

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
const findBlocks = (text: string): number[] =>
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
function bestOpening(text: string): Opening | null {
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

/** Where a name may begin in the words before its defined term. */
const beforeName =
  /(?:(?:^|\n)\s{0,40}(?:(?:[A-H][ \t]|\(?[a-z\d]{1,3}[.)]\s)\s{0,40})?|(?:[;:]|\)[,;]?|\s(?:and|AND|And|between|BETWEEN|Between|among|with|by)\s|[,.]\s(?=[A-Z][A-Z]))\s{0,40})(?:the )?(?=[A-Z\d])/g;
/** A name without the label of its column ("Guarantor   Jane Citizen"), on one line. */
function withoutLabel(name: string, role: string): string {
  const labelled = name.startsWith(role) && /^(?: {2,}|\t)/.test(name.slice(role.length));
  return onOneLine(labelled ? name.slice(role.length) : name);
}

/** Capitals in brackets of another sentence are no role: "… Price Index (All Groups Sydney)". */
function isNear(between: string): boolean {
  return between.length < 60 || !/\n\s*\n|\.\s+[A-Z0-9]/.test(between);
}

function nameOf(words: string, { name, start, end }: EntityName, role: string): string {
  const labelled = withoutLabel(words.slice(start, end), role);
  return name.endsWith(labelled) ? labelled : name;
}

/**
 * Parties without a form of company ("Jane Citizen", "Shire of Upper Creek") before their defined term:
 * one, or all the names of a list where the term is one for several.
 */
function namesBefore(words: string, from: number, to: number, group: boolean): ProperName[] {
  const lastBreak = Math.max(from, group ? 0 : words.lastIndexOf("\n", to - 1), to - 320);
  const piece = words.slice(lastBreak, to);
  for (const found of piece.matchAll(beforeName)) {
    const at = found.index + found[0].length;
    const label =
      /^[A-Z][A-Za-z ]{2,24}(?:\t| {2,40})/.exec(piece.slice(at, at + 70))?.[0].length ?? 0;
    const names = namesAt(piece, at + label);
    if (names.length === 0 || placesIn(names[0]?.name ?? "")[0]?.index === 0) continue;
    const people = names.every(({ name }) => !isBody(name));
    const all = group && people ? [...names, ...furtherNames(piece, names)] : names;
    return (group || people ? all : names.slice(0, 1)).map((name) => ({
      name: name.name,
      start: lastBreak + name.start,
      end: lastBreak + name.end,
    }));
  }
  return [];
}

/** Labels of rows that name somebody who is not a party. */
const otherPerson =
  /(?:'s|s')\s|\b(?:solicitors?|lawyers?|conveyancer|insurer|bank|account|superintendent|certifier|broker|prepared|attention|contact|brand|software|product|equipment|property|premises|site|location|address|project|works|goods|item|between|and|parties|dates?|from|to|re|subject|signed|witness|title|copyright|source|e-?mail|business|trading|present|accepted|licensed|stock|business|means|contract|agreement|deed|lease|reference|schedule|clause|note|name|law|director of)\b/i;

/** A heading in capitals with a dash in it ("3. CONTRACTOR — NO PARTNERSHIP") is no row, unless it names a company. */
const isHeading = (text: string, label: string, value: string, start: number): boolean =>
  /[-–—]\s{1,3}$/.test(text.slice(start - 4, start)) &&
  label === label.toUpperCase() &&
  !/[a-z]/.test(value) &&
  !isCompany(value);

/** Where another of several begins in a row of their names and homes: after a semicolon, or after a postcode. */
const nextHolder =
  /(?:;|\b\d{4},)\s{1,3}(?:and )?(?=\p{Lu})|\band (?=\p{Lu}[\p{L}'’-]+ (?:\p{Lu}[\p{L}'’-]+ ){1,3}of )/gu;

/** "Guarantors: Ann Lee of 4 High Street; Bob Ray of …": those whom a row names after the first. */
function furtherNames(value: string, first: ProperName[]): ProperName[] {
  const names: ProperName[] = [];
  for (const found of value.matchAll(nextHolder)) {
    const at = found.index + found[0].length;
    if (at < (names.at(-1)?.end ?? first.at(-1)?.end ?? value.length)) continue;
    names.push(...namesAt(value, at));
  }
  return names;
}

/** For whom somebody holds what the paper is about, before its own name: "The trustee for the Marsh Trust, Marsh Pty Ltd". */
const asTrustee =
  /^(?:the )?trustees? (?:for|of) (?:the )?[^,;\n]{2,60}\btrust,?\s{1,3}(?=\p{Lu})/iu;

/** Parties that rows give beside their roles: "Consultant: Dana Whitlock, trading as …". */
function labelledParties(text: string, rows: LabelledValue[]): NamedParty[] {
  return rows.flatMap(({ label: said, written, start, end }) => {
    const value = text.slice(start, end);
    const label = ofOneOrMany(said);
    const role = isRole(label);
    const read = namesAt(value, role ? (asTrustee.exec(value)?.[0].length ?? 0) : 0);
    const firm = role && read.length === 0 ? firmInRow(value) : null;
    const names = firm
      ? [firm]
      : [...read, ...(role && /s\)?$/.test(said) ? furtherNames(value, read) : [])];
    const first = names[0];
    if (isHeading(text, label, value, start)) return [];
    if (!first || otherPerson.test(label) || !(role || /\b(?:Pty|Ltd|Limited)\b/.test(first.name)))
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

/** "Lessors" of one of several: "Lessor". */
const singular = (role: string): string => (/[^s]s$/.test(role) ? role.slice(0, -1) : role);

function signatories(text: string): NamedParty[] {
  const at = findSigning(text);
  if (at === -1) return [];
  const words = text.slice(at, at + 4_000);
  return entityNames(words)
    .slice(0, 12)
    .map(({ name, start, end }) => ({
      name,
      role: null,
      terms: [],
      start: at + start,
      end: at + end,
    }));
}

function comparable(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the\s/, "")
    .replace(/[^a-z0-9]+/g, "");
}

/** What a line calls a party without brackets: "Lender: Acme Pty Ltd", "Acme Pty Ltd as Lender". */
function roleBeside(text: string, party: NamedParty): string | null {
  const listed = /\bShort (?:form )?name[ \t:]{1,20}([A-Z][A-Za-z ]{2,30})/.exec(
    text.slice(party.end, party.end + 160),
  )?.[1];
  if (listed) return listed.trim();
  const before = text.slice(Math.max(0, party.start - 40), party.start);
  const labelled =
    /(?:^|\n)[ \t]*(?:Item \d+[.:]?\s+)?(?:The )?([A-Za-z][a-z]+(?: [A-Za-z]+)?)[ \t]*(?::[ \t]*|\t)$/.exec(
      before,
    )?.[1];
  if (labelled && !notRole.test(labelled) && !/^(?:and|between|date|from|to|name)$/i.test(labelled))
    return labelled;
  return (
    /^[^\n]{0,90}?,? as (?:the )?([A-Z][a-z]+)/.exec(text.slice(party.end, party.end + 120))?.[1] ??
    null
  );
}

/** Where a name stands first, whatever white space is in it. */
function firstPlace(text: string, { name, start, end }: ProperName): Span {
  const at = text.indexOf(name);
  if (at !== -1) return { start: at, end: at + name.length };
  const spaced = new RegExp(name.split(" ").map(escaped).join("\\s+")).exec(text);
  return spaced ? { start: spaced.index, end: spaced.index + spaced[0].length } : { start, end };
}

/** Whether two names are one but for spelling at an end ("Stremick Foods", "Stremicks Foods LLC"). */
function sameName(one: string, other: string): boolean {
  return (
    one === other ||
    (Math.min(one.length, other.length) > 9 && (one.includes(other) || other.includes(one)))
  );
}

/** Labels of rows that say what a paper is, or is about. */
const ofPaper =
  /\b(?:type|kind|model|title|document|plan|product|form|version|scheme|program(?:me)?|project|subject|agreement|contract|lease)$/i;
/** Whether a name is the value of a row that names no party: "Agreement Type: Standard Group Lease". */
function isOfOtherRow(words: string, { name, start }: ProperName): boolean {
  const line = words.slice(words.lastIndexOf("\n", start) + 1, start);
  const label = /^\W{0,4}([A-Z][A-Za-z ]{2,40}):\s{0,10}$/.exec(line)?.[1];
  return label !== undefined && ofPaper.test(label) && !isCompany(name);
}

/** A further term for a party, which is its role where that before was only a short name. */
function alsoCalled(party: NamedParty | undefined, role: string | null, terms: string[]): void {
  if (!party) return;
  party.terms.push(...terms);
  if (role !== null && isRole(role) && !isRole(party.role ?? "")) party.role = role;
}

/** The parties that the opening names, with the terms beside them. */
function openingParties(opening: Opening): NamedParty[] {
  const { words, entities, roles, start } = opening;
  const parties: NamedParty[] = [];
  const spoken = (name: ProperName) =>
    speakersBefore(words.slice(Math.max(0, name.start - 12), name.start));
  const add = (name: ProperName, role: string | null, terms: string[]): void => {
    parties.push({
      name: name.name,
      role,
      terms: [...terms, ...spoken(name)],
      start: start + name.start,
      end: start + name.end,
    });
  };
  let from = 0;
  for (const { role, terms, index, quoted, group } of roles.slice(0, 12)) {
    const between = entities.filter((entity) => entity.start >= from && entity.end <= index);
    const entity = between.at(-1);
    const own = words.slice(entity?.end ?? from, index);
    const near =
      entity !== undefined &&
      (quoted || isNear(own)) &&
      !definesAnother.test(own) &&
      !blankBetween.test(own);
    const close = words.indexOf(")", index) + 1;
    const next = entities.find(({ start: at }) => at >= index);
    if (
      !entity &&
      next &&
      beforeItsName.test(own) &&
      /^\s{1,3}$/.test(words.slice(close, next.start))
    ) {
      add(next, role, terms);
      from = next.end;
      continue;
    }
    for (const other of between.slice(0, -1))
      add(other, group ? singular(role) : null, group ? terms : []);
    if (entity)
      add({ ...entity, name: nameOf(words, entity, role) }, near ? role : null, near ? terms : []);
    // A second bracket after the same name: "Ann Lee (Founder) (“AL”)".
    else if (/^\([^()]{1,180}\)\s{0,3}$/.test(own) || (quoted && !group && ownDetails.test(own)))
      alsoCalled(parties.at(-1), group ? null : role, terms);
    else {
      const names = namesBefore(words, from, index, group);
      // Of several whom "we" introduce each is one of them.
      const all = [...terms, ...names.slice(0, 1).flatMap(spoken)];
      for (const name of names)
        if (!definesAnother.test(words.slice(name.end, index)))
          add(name, group ? singular(role) : role, all);
    }
    from = index;
  }
  const last = roles.at(-1)?.index ?? 0;
  // Whoever is named after the first duty is met in a clause.
  const clauses = start === 0 ? -1 : words.slice(last).search(clauseWords);
  const to = clauses === -1 ? 900 : Math.min(900, last + clauses);
  if (parties.length < 2)
    for (const entity of entities
      .filter((item) => item.start >= last && item.start < to && !isOfOtherRow(words, item))
      .slice(0, 4))
      add(entity, null, []);
  // "between Acme Pty Ltd (Acme) and Jane Citizen", "between Jane Citizen and Robert Ray".
  if (parties.length < 2 && start > 0)
    for (const found of words
      .slice(0, 500)
      .matchAll(/^\s{0,20}|(?:\)|[a-z,])\s(?:and|AND)\s{1,20}/g))
      for (const name of namesAt(words, found.index + found[0].length))
        if (
          // "Rental Provider: [name]" is a label.
          words.charAt(name.end) !== ":" &&
          !entities.some((entity) => entity.start < name.end && entity.end > name.start)
        )
          add(name, null, []);
  const signed = parties.filter(({ start: at }) => {
    const from = at - start;
    return !upstream.test(words.slice(Math.max(0, from - 60), from));
  });
  return signed.length >= 2 ? signed : parties;
}

/** What all parties are called, outside brackets: "each a “Venturer” and together the “Venturers”". */
const eachIs =
  /(?<![(\w] ?)\beach (?:of (?:them|whom) )?(?:is )?an? ["“]([A-Z][A-Za-z]{2,30})["”]/g;

const standsBeside = /guarantor|covenantor|warrantor|surety/i;

/** Rows before this offset are the key terms; those after it a schedule, or the papers of somebody else. */
const keyTerms = 6_000;

/** Whoever of two parties is not "you", where nothing else says what it is called: it writes "we". */
function writerTo(parties: NamedParty[]): NamedParty | undefined {
  const you = parties.findIndex(({ terms }) => terms.includes("you"));
  const writer = parties.length === 2 && you !== -1 ? parties[1 - you] : undefined;
  return writer?.role === null && writer.terms.length === 0 ? writer : undefined;
}

/** Whether a party is called so, whatever the case of the letters. */
const isCalled = ({ role, terms }: NamedParty, word: string): boolean =>
  [role, ...terms].some((one) => one?.toLowerCase() === word.toLowerCase());

const isCompany = (name: string) => /\b(?:Pty|Ltd|Limited|Inc|Incorporated)\b/i.test(name);

/** The parties to a contract with what it calls them; names without their defined terms. */
export function findParties(text: string, rows: LabelledValue[] = labelledValuesIn(text)): Party[] {
  const parties: NamedParty[] = [];
  const find = ({ name }: ProperName) =>
    parties.find((other) => sameName(comparable(other.name), comparable(name)));
  const add = (party: NamedParty): void => {
    const known = find(party);
    if (!known) parties.push({ ...party, terms: [...party.terms] });
    else {
      known.role ??= party.role;
      known.terms.push(...party.terms);
    }
  };
  const blocks = readFormBlocks(text, keyTerms);
  // Rows that a block has with a role of its own are of the block: its name, its address.
  const labelled = labelledParties(text, blocks.length > 1 ? blocks : rows);
  // Key terms that give two parties by their roles name them all; who answers for another is no second one.
  const tabled =
    labelled.filter(
      ({ role, start }) =>
        start < keyTerms && role !== null && isRole(role) && !standsBeside.test(role),
    ).length >= 2;
  const opening = tabled ? null : bestOpening(text);
  if (opening) for (const party of openingParties(opening)) add(party);
  const complete = parties.filter(({ role }) => role !== null).length >= 2;
  // "Distributor" over the column in which it signs is not what the name beside it is called.
  const isAnothers = (party: NamedParty) =>
    complete && parties.some((one) => one.role === party.role && find(party) !== one);
  for (const party of labelled)
    if ((!complete || standsBeside.test(party.role ?? "") || find(party)) && !isAnothers(party))
      add(party);
  // Where a block stands whoever is met in a clause is no party, unless the clause says what it is called.
  const blanks = findBlankRoles(rows, isRole, keyTerms);
  const inBlock = parties.length + blanks.length > 0 && findBlocks(text).length > 0;
  const naming = findNamingSentences(text).filter(
    (one) => !inBlock || find(one) || (one.terms.length > 0 && isCompany(one.name)),
  );
  const sentences =
    parties.length < 2
      ? [...findLetterhead(text), ...naming, ...findAddressee(text)]
      : naming.filter(find);
  for (const { terms, ...name } of sentences)
    add({ ...name, role: roleAmong(terms, isRole), terms });
  if (parties.length < 2) {
    const most = parties.length === 1 ? 2 : 12;
    for (const party of signatories(text)) if (parties.length < most) add(party);
  }
  const addressed =
    parties.length > 0 &&
    /\byou\b/i.test(text) &&
    !parties.some(({ terms }) => terms.includes("you"));
  if (parties.length < 2 && !addressed && !inBlock)
    for (const actor of findActors(text)) if (parties.length < 2) add({ ...actor, role: null });
  for (const { at, terms } of findMeantBefore(text, parties)) {
    const party = parties.find(({ start }) => start === at.start);
    party?.terms.push(...terms);
  }
  for (const [, each = ""] of text.slice(0, 6_000).matchAll(eachIs))
    for (const party of parties.filter(({ end }) => end < 6_000))
      party.terms.push(each, `${each}s`);
  const issuer = parties.length < 2 ? findIssuer(text) : null;
  if (issuer) add({ ...issuer, role: null });
  const writer = writerTo(parties);
  if (writer && /\b(?:we|our)\b/i.test(text)) writer.terms.push("we", "us", "our");
  for (const party of parties) {
    party.role ??= roleBeside(text, party) ?? roleAmong(party.terms, isRole);
  }
  // Whoever issues a paper speaks in it.
  if (issuer && parties.length === 1) parties[0]?.terms.push("we", "us", "our");
  for (const { term, of } of findSynonyms(text)) {
    const calledSo = (word: string) => parties.find((party) => isCalled(party, word));
    if (!calledSo(term)) calledSo(of)?.terms.push(term);
  }
  const silent = parties.filter(({ role, terms }) => role === null && terms.length === 0);
  if (parties.length === 2 && silent.length === 1) {
    const role = findUnclaimedRole(text, parties);
    const [party] = silent;
    if (party && role && !/^the /.test(party.name)) party.role = role;
  }
  const terms = parties.flatMap((party) =>
    [party.role, ...party.terms].filter((one) => one !== null),
  );
  for (const { term, of } of findGroups(text, [...new Set(terms)])) {
    const members = parties.filter((party) => of.some((one) => isCalled(party, one)));
    if (members.length < parties.length)
      for (const party of members) if (!isCalled(party, term)) party.terms.push(term);
  }
  const named = withAliases(
    text,
    parties.slice(0, 12).map((party) => ({ ...party, ...firstPlace(text, party) })),
  );
  return [...named, ...findNameless(text, named, blanks)];
}
