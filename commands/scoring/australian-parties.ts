import type { GoldParty } from "./australian-set.ts";

/** A name as it is compared: without articles, forms of company, quotes, brackets and case. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/["“”()]/g, " ")
    .replace(/&/g, " and ")
    .replace(
      /\b(?:the|a|an|this|that|pty|ltd|limited|proprietary|inc|incorporated|co|pl)\b\.?/g,
      " ",
    )
    .replace(/'s\b/g, "")
    .replace(/[^a-z0-9{}[\]_]+/g, " ")
    .trim();
}

/** Whether two names are the same, or a long one is a part of the other. */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)];
  if (a === "") return false;
  return a === b || (Math.min(a.length, b.length) > 6 && (a.includes(b) || b.includes(a)));
}

const everybody =
  /^(?:each|each other|both|both parties|either|either party|neither|neither party|each party|all|all parties|the parties|parties|party|a party|no party|everyone|mutual)$/i;

const within = (words: string, others: string) => ` ${others} `.includes(` ${words} `);

/** The ways in which a text refers to a party, as they are compared. */
export const waysOf = ({ name, called, role }: GoldParty): string[] =>
  [name ?? "", ...called, role ?? ""].map(plainName).filter((way) => way !== "");

function partyMeant(name: string, parties: GoldParty[]): GoldParty | undefined {
  const wanted = plainName(name);
  const bySameWay = parties.find((party) => wanted !== "" && waysOf(party).includes(wanted));
  const byPartOfWay = () =>
    parties.find((party) =>
      waysOf({ ...party, role: null }).some(
        (way) =>
          Math.min(way.length, wanted.length) > 3 && (within(wanted, way) || within(way, wanted)),
      ),
    );
  return bySameWay ?? parties.find(({ id }) => id === name) ?? byPartOfWay();
}

/** The ids of the parties whom names, roles or "each" mean; a name that means nobody is left out. */
export function partiesMeant(names: string[], parties: GoldParty[]): Set<string> {
  return new Set(
    names.flatMap((given) => {
      const name = given.trim();
      if (everybody.test(name.replace(/^the\s+/i, ""))) return parties.map(({ id }) => id);
      return partyMeant(name, parties)?.id ?? [];
    }),
  );
}
