import type { Party } from "../../schemas/analysis.ts";
import { dollarsOf, isAustralian } from "../facts/origin.ts";
import { escaped } from "../matching/escaped.ts";
import { bodyForms } from "../reading/company-forms.ts";
import { partyRoles, standingOf } from "../reading/roles.ts";
import type { Cast, Member } from "./cast.ts";
import { homesAbroad } from "./homes.ts";
import { withTurns } from "./in-turn.ts";
import { payerByRole, withPayee, withPayer } from "./payer.ts";
import { sidesOf } from "./sides.ts";
import { isSpoken, oneOrSeveral, speakersOf, speaksAs, speaksToReader } from "./speakers.ts";

const articles = /^(?:the|an?|each|any|every)\s+/i;
const form = new RegExp(`(?:,? (?:${bodyForms})\\.?){1,3}$`);

/** A company without its form, and what people shorten it to; a person's first and last names. */
function shortNames(name: string): string[] {
  const bare = name.replace(form, "").trim();
  const words = bare.split(" ");
  const company = bare !== name;
  const short = company ? words.slice(0, 1) : [words[0] ?? "", words.at(-1) ?? ""];
  return [bare, ...short].filter((word) => word.length > 3 && /^[A-Z]/.test(word));
}

function waysOf({ name, role, aliases }: Pick<Party, "name" | "role" | "aliases">): string[] {
  const given = [name, role ?? "", ...aliases].map((way) => way.replace(articles, "").trim());
  const spoken = given.flatMap((way) => {
    const word = way.toLowerCase();
    return (
      Object.values(speakersOf).find((ways) => ways.includes(word) || ways.includes(way)) ?? []
    );
  });
  const both = ["I", "we"].every((way) => given.includes(way)) ? oneOrSeveral : [];
  return [...new Set([...given, ...spoken, ...both])].filter(
    (way) => way.length > 1 || way === "I",
  );
}

const bareRole = new RegExp(`\\b[Tt]he ((?:${partyRoles})s?)\\b`, "gi");
const speaks =
  /^ (?:must|shall|will|may|cannot|agrees?|undertakes?|warrants?|acknowledges?|indemnif\w+|guarantees?|grants?|releases?|assigns?|charges?)\b/;

/** Roles that act in a text though no party was read for them: a form names nobody, and binds "the Client". */
function unnamedRoles(text: string, known: Set<string>): string[] {
  const times = new Map<string, number>();
  for (const found of text.matchAll(bareRole)) {
    const role = found[1] ?? "";
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + 14);
    if (!speaks.test(after) || known.has(role.toLowerCase())) continue;
    const name = role.charAt(0).toUpperCase() + role.slice(1);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return [...times].map(([role]) => role);
}

const office = new RegExp(`(?: as|, as) (?:the )?((?:${partyRoles}))\\b(?! for\\b)`, "gi");

/** "LSH as Operator must insure": whoever holds an office is called by it from then on. */
function withOffices(members: Member[], text: string): void {
  const known = new Set(members.flatMap(({ ways }) => ways.map((way) => way.toLowerCase())));
  for (const found of text.matchAll(office)) {
    const held = found[1] ?? "";
    if (/^[a-z]/.test(held) || known.has(held.toLowerCase())) continue;
    const before = text.slice(Math.max(0, found.index - 60), found.index);
    const holder = members.find(({ ways }) => ways.some((way) => before.endsWith(way)));
    if (!holder) continue;
    holder.ways.push(held);
    known.add(held.toLowerCase());
  }
}

const classes = /\b(?:each|every|an?|the) (shareholder|unitholder|venturer)s?\b/i;

/** "Each shareholder must keep it secret": of a company and those who own it, all but the company. */
function withClasses(members: Member[], text: string): void {
  const name = classes.exec(text)?.[1]?.toLowerCase();
  const called = (member: Member, word: string) =>
    member.ways.some((way) => way.toLowerCase() === word);
  const owners = members.filter((member) => !called(member, "company"));
  if (!name || owners.length < 2 || owners.length === members.length) return;
  if (members.some((member) => called(member, name) || called(member, `${name}s`))) return;
  for (const owner of owners) owner.ways.push(name);
}

/** "CSIRO makes no warranty": initials that act as often as this are a party that nobody introduced. */
const leastActs = 3;
const initials =
  /\b([A-Z]{3,8})(?= (?:does not|do not|makes? no|may|must|shall|will|grants?|is not|warrants?|reserves?)\b)/g;

function unnamedInitials(text: string, known: Set<string>): string[] {
  const times = new Map<string, number>();
  for (const [, name = ""] of text.matchAll(initials))
    if (!known.has(name.toLowerCase())) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].filter(([, count]) => count >= leastActs).map(([name]) => name);
}

type Parties = readonly Pick<Party, "name" | "role" | "aliases">[];

const casts = new WeakMap<Parties, { text: string; cast: Cast }>();

/**
 * Who can be meant in the sentences of a document: its parties, with roles and speakers that act in it though nobody
 * was named for them. Remembered with the parties: whoever has it leaves it as it is.
 */
export function castOf(parties: Parties, text: string): Cast {
  const known = casts.get(parties);
  if (known?.text === text) return known.cast;
  const cast = readCast(parties, text);
  casts.set(parties, { text, cast });
  return cast;
}

function readCast(parties: Parties, text: string): Cast {
  const members: Member[] = parties.map((party) => ({
    name: party.name,
    ways: waysOf(party),
    short: shortNames(party.name),
  }));
  withOffices(members, text);
  withClasses(members, text);
  const known = new Set(members.flatMap(({ ways }) => ways.map((way) => way.toLowerCase())));
  const named = members.length;
  // Where two are named a role without a name is one of theirs, or nobody's.
  for (const role of named < 2 ? unnamedRoles(text, known) : [])
    members.push({ name: role, ways: [role], short: [] });
  const acting = named < 2 ? unnamedInitials(text, known) : [];
  // Of a paper that one issues, "we" are the ones with the initials.
  for (const name of acting)
    members.push({
      name,
      ways: named < 2 && acting.length === 1 ? [name, ...speakersOf.we] : [name],
      short: [],
    });
  for (const way of members.at(-1)?.ways ?? []) known.add(way.toLowerCase());
  withTurns(members, named > 1 ? named : members.length, text);
  const byRoles =
    parties.filter(({ role }) => role !== null && standingOf(role) !== null).length > 1;
  const speaks = !byRoles || speaksToReader(text);
  for (const way of speaks ? (["we", "you", "I"] as const) : [])
    if (!known.has(way.toLowerCase()) && isSpoken(way, text)) {
      const same = speaksAs(way, members, text);
      for (const member of same)
        member.ways.push(...speakersOf[way], ...(way === "I" ? oneOrSeveral : []));
      if (same.length === 0) members.push({ name: way, ways: [...speakersOf[way]], short: [] });
    }
  const cast = assemble(members, named > 1 ? named : members.length);
  const australian = cast.australian || isAustralian(text);
  const paid = withPayee(cast, text);
  const dollars = dollarsOf(text) ?? cast.dollars;
  return withPayer({ ...paid, australian, dollars, abroad: homesAbroad(members, text) }, text);
}

/** A cast of given members, the first `together` of them the parties that "each party" means. */
export function assemble(members: Member[], together = members.length): Cast {
  const who = new Map<string, number[]>();
  for (const [index, { ways }] of members.entries())
    for (const way of ways) {
      const key = way.toLowerCase();
      const meant = who.get(key) ?? [];
      if (!meant.includes(index)) who.set(key, [...meant, index]);
    }
  for (const [index, { short }] of members.entries())
    for (const way of short) if (!who.has(way.toLowerCase())) who.set(way.toLowerCase(), [index]);
  const ways = [...who.keys()].sort((a, b) => b.length - a.length);
  const pattern =
    ways.length === 0
      ? null
      : new RegExp(
          `(?<![\\w’'-])(?:the |an? |each |any |every )?(${ways.map(escaped).join("|")})(\\/s|\\(s\\)|s?)(?![\\w-])`,
          "gi",
        );
  const speakers = { we: who.get("we")?.[0] ?? null, you: who.get("you")?.[0] ?? null };
  return {
    members,
    together,
    who,
    pattern,
    speakers,
    sides: sidesOf(members),
    abroad: members.map(() => false),
    australian: isAustralian(members.map(({ name }) => name).join("\n")),
    dollars: "AUD",
    payment: payerByRole(members),
  };
}
