import { escaped } from "../matching/escaped.ts";

/** What a card calls those whom it speaks of. */
export interface Names {
  /** The client, as the paper calls it: "the Customer", "Coburg". */
  we: string;
  they: string;
}

const slot = /\{(\w+)(?:\|([^{}]*))?\}/g;

/**
 * Words with their slots filled: `{we}` and `{they}`, with a capital where they are written so, and the named groups of
 * what was read; a slot that nothing fills gives the words after its bar.
 */
export function fill(words: string, { we, they }: Names, slots: Record<string, string>): string {
  return words
    .replace(slot, (_, name: string, otherwise = "") => {
      const who = { we, they }[name.toLowerCase()];
      if (who !== undefined) return /^[A-Z]/.test(name) ? capital(who) : who;
      return slots[name]?.trim() ?? otherwise;
    })
    .replace(/ {2,}/g, " ")
    .replace(/\b(\w+s)'s\b/g, "$1'")
    .replace(/^.*$/s, capital);
}

/** With a capital, also within a quotation mark: “You”. */
export const capital = (words: string) =>
  words.replace(/^(“?)([a-z])/, (_, mark, first) => mark + first.toUpperCase());

/**
 * Words to propose, with the parties as a paper calls them in the place of their usual roles.
 * @param named what it calls whoever has a role: "Supplier" is "the Consultant".
 */
export function inRolesOf(wording: string, named: ReadonlyMap<string, string>): string {
  const roles = [...named.keys()].map(escaped).join("|");
  return wording.replace(
    new RegExp(`\\b([Tt])he (${roles})\\b`, "g"),
    (said, the: string, role) => {
      const name = named.get(role) ?? said;
      return the === "T" ? capital(name) : name;
    },
  );
}
