import type { Party } from "../../schemas/analysis.ts";
import { placesIn, stateOfPostcode } from "../facts/places.ts";
import { escaped } from "../matching/escaped.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Member } from "./cast.ts";

/** How far after its name a paper says where a party is. */
const described = 300;
/** Where the words about a party end: at what it is called, where another is named, or the paper goes on. */
const ends = /\n\s*\n|\brecitals?\b|\bwitnesseth\b|\bbackground\b|\bwhereas\b|\)[,;]? and\b/i;

/** The words that follow a party's name, on one line: its law, its office, its address. */
function introduced(text: string, from: number, until: number): string {
  const after = text.slice(from, Math.min(from + described, until));
  return onOneLine(after.slice(0, ends.exec(after)?.index));
}

/** Where those words place it. */
function placesAfter(text: string, from: number, until: number): string[] {
  const words = introduced(text, from, until);
  return [...placesIn(words).map(({ name }) => name), ...stateOfPostcode(words)];
}

/**
 * The places where a party is at home, as its paper says beside its name, or where notices to it go: whose law it is
 * under, and where it has its office. Empty where the paper says nothing of it.
 */
export function homesOf(text: string, { name, aliases, end }: Party, parties: Party[]): string[] {
  const next = Math.min(
    ...parties.filter((other) => other.start > end).map((other) => other.start),
    text.length,
  );
  const called = [name, ...aliases].map(escaped).join("|");
  const notices = [
    ...text.matchAll(new RegExp(`\\bto (?:the )?(?:${called})(?!\\w)[^:\\n]{0,30}:`, "g")),
  ];
  return [
    ...new Set([
      ...placesAfter(text, end, next),
      ...notices.flatMap(({ 0: all, index }) => placesAfter(text, index + all.length, text.length)),
    ]),
  ];
}

/** Which members a text introduces as being at home abroad. */
export function homesAbroad(members: Member[], text: string): boolean[] {
  const starts = members.map(({ name }) => text.indexOf(name));
  return members.map(({ name }, at) => {
    const start = starts[at] ?? -1;
    if (start === -1) return false;
    const next = Math.min(...starts.filter((other) => other > start), text.length);
    return placesIn(introduced(text, start + name.length, next))[0]?.australian === false;
  });
}
