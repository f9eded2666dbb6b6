import { nameOf, type Person } from "../person.ts";

/** How a mention stands in a comment's text. */
const mention = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/g;

/** The ids of those whom a text mentions. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mention)].map(([, id = ""]) => id)),
];

/** By what each of some people is mentioned: their name, or their address where two are called the same. */
export function mentionNames(people: readonly Person[]): Map<string, string> {
  const called = Map.groupBy(people, (person) => nameOf(person).toLowerCase());
  return new Map(
    people.map((person) => {
      const name = nameOf(person);
      const alike = called.get(name.toLowerCase()) ?? [];
      return [person.id, alike.length > 1 ? person.email : name];
    }),
  );
}

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A text as people type it, "@Mia Chen, please look", with the people whom it mentions by their ids. */
export function mentionsById(text: string, people: readonly Person[]): string {
  const names = mentionNames(people);
  const ids = new Map(
    people.flatMap(({ id, email }) => [
      [email.toLowerCase(), id],
      [(names.get(id) ?? email).toLowerCase(), id],
    ]),
  );
  if (ids.size === 0) return text;
  // The longest first: "Mia Chen" is not "Mia".
  const any = [...ids.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}._%+-])@(${any})(?![\\p{L}\\p{N}])`, "giu"),
    (whole, name: string) =>
      ids.has(name.toLowerCase()) ? `@[${ids.get(name.toLowerCase())}]` : whole,
  );
}

/** The other way round: the text as its author may go on typing it. */
export const mentionsByName = (text: string, people: readonly Person[]): string => {
  const names = mentionNames(people);
  return text.replace(mention, (whole, id: string) =>
    names.has(id) ? `@${names.get(id)}` : whole,
  );
};

/** A text in pieces: what is said, and who is mentioned. */
export function piecesOf(
  text: string,
  people: readonly Person[],
): { words: string; mentions: boolean }[] {
  const names = new Map(people.map((person) => [person.id, nameOf(person)]));
  return text
    .split(mention)
    .map((part, i) =>
      i % 2 === 0
        ? { words: part, mentions: false }
        : { words: `@${names.get(part) ?? "somebody who has left"}`, mentions: true },
    );
}
