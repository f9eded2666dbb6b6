import type { Party, Span } from "../../schemas/analysis.ts";
import { type LabelledValue, labelledValuesIn } from "../facts/labelled-values.ts";
import { escaped } from "../matching/escaped.ts";
import { findSigning } from "../reading/execution-block.ts";
import { withAliases } from "./aliases.ts";
import { findGroups, roleAmong } from "./called.ts";
import { entityNames } from "./entity-names.ts";
import { readFormBlocks } from "./form-blocks.ts";
import { labelledParties } from "./labelled-parties.ts";
import { isCalled, isCompany, isRole, type NamedParty, notRole } from "./named-party.ts";
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
import { bestOpening, findBlocks } from "./opening.ts";
import { openingParties } from "./opening-parties.ts";
import type { ProperName } from "./proper-names.ts";

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
