import { placesIn } from "../facts/places.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { speakersBefore } from "./called.ts";
import type { EntityName } from "./entity-names.ts";
import { furtherNames, isCompany, isRole, type NamedParty, singular } from "./named-party.ts";
import { clauseWords, type Opening } from "./opening.ts";
import { isBody, namesAt, type ProperName } from "./proper-names.ts";

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
export function openingParties(opening: Opening): NamedParty[] {
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
