import type { Party, Span } from "../../schemas/analysis.ts";
import { findSigning } from "../reading/execution-block.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { labelledRoles } from "../reading/roles.ts";
import { type EntityName, entityNames } from "./entity-names.ts";

const definedTerm =
  /\(\s*(?:(?:hereinafter|herein|hereafter|collectively|together|individually|sometimes|also|referred|called|known|defined|to|as|the|a|an|or|and|its|each|with|in|this|agreement|being|jointly|severally|respectively)\b[\s,]{0,200}){0,16}["“'‘]\s?([^"”'’)]{1,60})["”'’]|(?:hereinafter|hereafter|herein)(?: (?:referred to|called|known)){0,4}(?: as)?:?,? (?:the )?["“]([^"”]{1,60})["”]|\(((?:the )?[A-Z][A-Za-z&' -]{1,30})\)/g;
const notRole =
  /^(?:agreement|effective date|part(?:y|ies)|the parties|either party|this agreement|contract|amendment|sec|commission|commencement date|execution date|premises|property|term|services?|deed|products?|act|nyse|nasdaq|usa|abn|acn|the state|state|lease|date|corporation|.{0,60}\bgst\b.{0,60}|.{0,60}\bincluded|.{0,60}\bagreement|cth|commonwealth|nsw|vic|qld|wa|sa|tas|nt|act)$/i;
const windowEnd =
  /\b(?:WHEREAS|RECITALS?|WITNESSETH|R E C I T A L S|W I T N E S S|BACKGROUND|Background|Recitals?|NOW,? THEREFORE|Whereas|IT IS AGREED|[Tt]he parties agree|Operative|TABLE OF CONTENTS|DEFINITIONS|Definitions|AGREED TERMS|INTRODUCTION|Introduction|agree as follows|hereby agree|PREAMBLE|in consideration of)\b|(?:each|individually)\b[^.]{0,60}["“]Party["”]|["“](?:the )?Parties["”]|(?:collectively|together|jointly)\b[^.]{0,40}\b[Pp]arties\b/;

interface Opening {
  start: number;
  words: string;
  entities: EntityName[];
  roles: { role: string; index: number; quoted: boolean }[];
}

function readOpening(text: string, start: number): Opening {
  let words = text.slice(start, start + 2_600);
  const stop = windowEnd.exec(words.slice(40));
  if (stop) words = words.slice(0, 40 + stop.index);
  const paragraphs = words.split(/\n\s*\n/);
  const roles: Opening["roles"] = [];
  for (const found of words.matchAll(definedTerm)) {
    const role = onOneLine(found[1] ?? found[2] ?? found[3] ?? "")
      .replace(/[,.]$/, "")
      .replace(/^the\s+/i, "");
    if (role !== "" && !notRole.test(role))
      roles.push({ role, index: found.index, quoted: !found[3] });
  }
  return {
    start,
    words: paragraphs.length > 14 ? paragraphs.slice(0, 14).join("\n\n") : words,
    entities: entityNames(words),
    roles,
  };
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
  for (const [order, start] of starts.entries()) {
    const opening = readOpening(text, start);
    const near = opening.roles.filter(({ index }) => index < 1_500).length;
    const named = opening.entities.filter((entity) => entity.start < 1_200).length;
    const score =
      Math.min(2, near) * 2 + Math.min(2, named) * 1.5 - order * 0.3 - (start === 0 ? 1.5 : 0);
    if (near + named > 0 && (!best || score > best.score)) best = { opening, score };
  }
  return best?.opening ?? null;
}

const properName =
  "((?:[A-Z][\\w.'’&-]*)(?:[ ]+(?:[A-Z][\\w.'’&-]*|of|the|and|&|de|van|von)){0,6})";
const afterSeparator = new RegExp(
  `(?:^|\\n(?:[A-H][ \\t]+)?|[;:),]|\\s(?:and|AND|between|BETWEEN|among|with)\\s)\\s*${properName}`,
  "g",
);

const government =
  /^(?:The )?(?:State|Commonwealth|Crown|Minister|Secretary) (?:of|for|in right of) [A-Z]/;

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

/** A party with no company form ("Jane Citizen", "Brown & Co Trust"): a name before its defined term. */
function namedBefore(
  words: string,
  from: number,
  to: number,
  role: string,
): { name: string; index: number } | null {
  const lastBreak = Math.max(from, words.lastIndexOf("\n", to - 1), to - 320);
  for (const piece of words.slice(lastBreak, to).matchAll(afterSeparator)) {
    const name = withoutLabel(
      (piece[1] ?? "").replace(/^[A-H] {2,}|[\s,.]{1,20}(?:of|the|and|&)?$/g, "").trim(),
      role,
    );
    if (isPersonLike(name) || government.test(name)) {
      return { name, index: lastBreak + piece.index + piece[0].indexOf(piece[1] ?? "") };
    }
  }
  return null;
}

function isPersonLike(name: string): boolean {
  const count = name.split(" ").length;
  return (
    count >= 2 &&
    count <= 6 &&
    name.length >= 5 &&
    !/\d{3}|\b[A-Z]\. {2,}/.test(name) &&
    !/^(?:This|The(?! [A-Z]\w+ [A-Z])|Whereas|Each|In|Agreement|For|Such|Any|All|If|Date|St|Suite|Level|Unit|PO|P\.O|New|North|South|West|East|Los|San|United|Hong|Green|Exchange|[A-Z]\.|Capitalized|Department)\b/.test(
      name,
    ) &&
    !/agreement|\bthis\b|exhibit|\bperson\b|\bnamed\b|\bitem\b|\b(?:street|road|avenue|drive|floor|suite|house|building|province|city|county)\b/i.test(
      name,
    )
  );
}

const labelledParty = new RegExp(
  `(?:^|\\n)[ \\t]*(?:The )?(${labelledRoles})[ \\t]*(?::|\\t)[ \\t]*([A-Z][^\\n\\t(,;]{2,80})`,
  "gi",
);

/** Parties that the opening lists by their roles: "Consultant: Dana Whitlock, trading as …". */
function labelledParties(text: string): Party[] {
  const parties: Party[] = [];
  for (const found of text.slice(0, 4_000).matchAll(labelledParty)) {
    const [whole, role = "", rest = ""] = found;
    const name = onOneLine(
      rest.replace(/\s+(?:of\s+(?=\d|level|suite|po )|A\.?[BC]\.?N\b|trading as\b).{0,90}$/i, ""),
    );
    if (
      !/^[A-Z][\w.'’&-]*(?: |$)/.test(name) ||
      /\b(?:means|must|will|shall|is|as named|the person)\b/i.test(name)
    )
      continue;
    const start = found.index + whole.indexOf(rest);
    parties.push({
      name,
      role: role.charAt(0).toUpperCase() + role.slice(1),
      start,
      end: start + name.length,
    });
  }
  return parties;
}

function signatories(text: string): Party[] {
  const at = findSigning(text);
  if (at === -1) return [];
  const words = text.slice(at, at + 4_000);
  return entityNames(words)
    .slice(0, 12)
    .map(({ name, start, end }) => ({ name, role: null, start: at + start, end: at + end }));
}

function comparable(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the\s/, "")
    .replace(/[^a-z0-9]+/g, "");
}

/** What a line calls a party without brackets: "Lender: Acme Pty Ltd", "Acme Pty Ltd as Lender". */
function roleBeside(text: string, party: Party): string | null {
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
function firstPlace(text: string, { name, start, end }: Party): Span {
  const at = text.indexOf(name);
  if (at !== -1) return { start: at, end: at + name.length };
  const spaced = new RegExp(
    name
      .split(" ")
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("\\s+"),
  ).exec(text);
  return spaced ? { start: spaced.index, end: spaced.index + spaced[0].length } : { start, end };
}

/** Whether two names are one but for spelling at an end ("Stremick Foods", "Stremicks Foods LLC"). */
function sameName(one: string, other: string): boolean {
  return (
    one === other ||
    (Math.min(one.length, other.length) > 9 && (one.includes(other) || other.includes(one)))
  );
}

/** The parties to a contract with what it calls them; names without their defined terms. */
export function findParties(text: string): Party[] {
  const opening = bestOpening(text);
  const parties: Party[] = [];
  const add = (party: Party): void => {
    const key = comparable(party.name);
    const known = parties.find((other) => sameName(comparable(other.name), key));
    if (!known) parties.push(party);
    else known.role ??= party.role;
  };
  if (opening) {
    const { words, entities, roles, start } = opening;
    let from = 0;
    for (const { role, index, quoted } of roles.slice(0, 12)) {
      const between = entities.filter((entity) => entity.start >= from && entity.end <= index);
      const entity = between.at(-1);
      for (const other of between.slice(0, -1))
        add({ name: other.name, role: null, start: start + other.start, end: start + other.end });
      if (entity)
        add({
          name: nameOf(words, entity, role),
          role: quoted || isNear(words.slice(entity.end, index)) ? role : null,
          start: start + entity.start,
          end: start + entity.end,
        });
      else {
        const person = namedBefore(words, from, index, role);
        if (person)
          add({
            name: person.name,
            role,
            start: start + person.index,
            end: start + person.index + person.name.length,
          });
      }
      from = index;
    }
    const last = roles.at(-1)?.index ?? 0;
    if (parties.length < 2) {
      for (const entity of entities
        .filter((item) => item.start >= last && item.start < 900)
        .slice(0, 4)) {
        add({
          name: entity.name,
          role: null,
          start: start + entity.start,
          end: start + entity.end,
        });
      }
    }
  }
  // A document with parties that have roles names all of them; others may name them at their signatures only.
  if (parties.length < 2) for (const party of labelledParties(text)) add(party);
  if (parties.length < 2) {
    const most = parties.length === 1 ? 2 : 12;
    for (const party of signatories(text)) if (parties.length < most) add(party);
  }
  for (const party of parties) party.role ??= roleBeside(text, party);
  return parties.slice(0, 12).map((party) => ({ ...party, ...firstPlace(text, party) }));
}
