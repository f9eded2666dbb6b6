import type { Party } from "../../schemas/analysis.ts";
import { escaped } from "../matching/escaped.ts";

const everyone =
  /\b(?:either|neither|both)\b|\b(?:each|any|every|one|another) (?:party|of (?:us|them|the [a-z]+)|venturer|member|partner|side)\b|\b(?:a|the) part(?:y|ies)\b|\ba (?:venturer|partner)\b/i;

/** A name in capitals, also as prose goes on to write it: "SPARKLING" is "Sparkling". */
const spelt = (way: string): string =>
  /^[A-Z][A-Z '-]{3,}$/.test(way)
    ? `${escaped(way)}|${way.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`
    : escaped(way);

/** Every way in which a party is named, the longest first, and the party. */
export type Ways = { says: RegExp; name: string }[];

export function waysOf(parties: Party[]): Ways {
  return (
    parties
      .flatMap(({ name, aliases }) => [name, ...aliases].map((way) => ({ way, name })))
      // "Your employment" does nothing.
      .filter(({ way }) => !/^(?:your|our|my)$/i.test(way))
      .filter(({ way }) => way.length > 1 || way === "I")
      .sort((a, b) => b.way.length - a.way.length)
      .map(({ way, name }) => ({
        says: new RegExp(`(?<![\\w-])(?:${spelt(way)})(?![\\w-])`, /^[a-z]/.test(way) ? "gi" : "g"),
        name,
      }))
  );
}

/** By whom something is ended: "may be terminated by either party giving …". */
const passive =
  /\b(?:may|can|shall|will|must) (?:\w+ )?be (?:\w+ )?(?:terminated|ended|cancelled|determined)\b[^.;]{0,60}?\bby ((?:(?!giving|providing|serving|on |upon |with |notice)[^.,; ]+ ?){1,6})/i;

/** Who acts in some words: the party named last before a verb of power, else the first one named. */
export function actorsIn(words: string, parties: Party[], ways: Ways): string[] {
  const all = parties.map(({ name }) => name);
  const by = passive.exec(words)?.[1] ?? "";
  if (everyone.test(by)) return all;
  const agentsOf = ways.flatMap(({ says, name }) => [...by.matchAll(says)].map(() => name));
  if (agentsOf[0] !== undefined) return [agentsOf[0]];
  const power = words.search(
    /\b(?:may|must|can|shall|will|has the right|is entitled|reserves?|gives?)\b/i,
  );
  const whole = power === -1 ? words : words.slice(0, power);
  // "If the Customer breaches it, the Supplier may …": the condition names nobody that acts.
  const subject = whole.replace(
    /^.{0,400}?\b(?:if|where|when|unless|should|after|upon|once) .{0,400}, (?=\S)/i,
    "",
  );
  const found: { at: number; name: string }[] = [];
  for (const { says, name } of ways)
    for (const { index } of subject.matchAll(says)) found.push({ at: index, name });
  if (everyone.test(subject)) return all;
  const joined = /\b(?:and|or)\b/i.test(subject) && new Set(found.map(({ name }) => name)).size > 1;
  if (joined && /\b(?:either|both|each) of\b/i.test(subject)) return all;
  const last = found.sort((a, b) => a.at - b.at).at(-1);
  if (last)
    return joined && new Set(found.map(({ name }) => name)).size === parties.length
      ? all
      : [last.name];
  // "may be ended by the Employer giving …": the verb is passive.
  const agents = ways
    .flatMap(({ says, name }) => [...words.matchAll(says)].map(({ index }) => ({ index, name })))
    .sort((a, b) => a.index - b.index);
  const agent = agents.at(-1);
  if (agent && power !== -1 && !everyone.test(words)) return [agent.name];
  const role = /\b([Tt]he [A-Z][A-Za-z]+(?: [A-Z][a-z]+)?|[Tt]he [a-z]+)\s*$/.exec(
    subject.trimEnd(),
  )?.[1];
  return everyone.test(words) ? all : role ? [role.replace(/^the /i, "")] : [];
}
