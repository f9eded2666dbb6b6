import type { Party } from "../../schemas/analysis.ts";
import { standingOf } from "../reading/roles.ts";

/** How a card calls a party: by its role, with its article, or by its name. */
export type Called = (name: string) => string;

/** What a document calls its parties: by role, with "the" where it writes so; without a role by name. */
export function calledIn(text: string, parties: Party[]): Called {
  const words = text.toLowerCase();
  const times = (way: string) => words.split(way.toLowerCase()).length - 1;
  const known = new Map<string, string>();
  const callOf: Called = (party) => {
    const role = parties.find((one) => one.name === party)?.role ?? null;
    if (/^(?:we|us|our)$/i.test(role ?? party)) return "“we”";
    if (/^(?:you|your)$/i.test(role ?? party)) return "“you”";
    if (role === null) return party;
    const bare = role.replace(/^the /i, "");
    const bareTimes = times(bare);
    const rare = bareTimes < 3 && standingOf(bare) !== null;
    return rare || 3 * times(`the ${bare}`) >= bareTimes ? `the ${bare}` : bare;
  };
  return (party) => {
    const called = known.get(party) ?? callOf(party);
    known.set(party, called);
    return called;
  };
}
