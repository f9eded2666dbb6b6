import type { FoundClause } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { kindOf } from "../vocabulary/index.ts";
import { facingOf } from "./level.ts";

/** The numbers of the clauses that a fee leaves out: "other than under clause 3.3, 4.1 or 11.1". */
const leftOut =
  /\b(?:other than|except|unless|not|apart from|save)\b.{0,40}?\bclauses? ((?:\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]\))?(?:, | and | or )?){1,12})/i;

/** A fee that only a default brings about is no price of leaving. */
const onDefault =
  /\b(?:because|by reason|as a (?:result|consequence)|on account|in consequence|for|on|upon|following|after)\b.{0,40}\b(?:breach|default|misconduct|failure)\b/i;

const isLeftOut = (words: string, place: string): boolean => {
  if (onDefault.test(words)) return true;
  const number = /\d[\d.]*/.exec(place)?.[0];
  const said: string[] = leftOut.exec(words)?.[1]?.match(/\d[\d.]*\d|\d/g) ?? [];
  return number !== undefined && said.includes(number);
};

/**
 * What a card has to say of another that is one matter with it: a right of the client to end, and the fee that an end
 * costs it. Empty where there is none, or the fee leaves that end out.
 */
export function togetherWith(
  clause: FoundClause,
  clauses: FoundClause[],
  client: string | null,
  text: string,
): string {
  const wordsOf = ({ start, end }: FoundClause) => onOneLine(text.slice(start, end));
  const bears = (one: FoundClause) => facingOf(one, client) === "against";
  const mayEnd = (one: FoundClause) =>
    kindOf(one.id)?.ends && ["for", "mutual"].includes(facingOf(one, client) ?? "");
  if (mayEnd(clause)) {
    const cost = clauses.find(
      (one) =>
        kindOf(one.id)?.costsAnEnd &&
        one.place !== null &&
        one.place !== clause.place &&
        bears(one) &&
        !isLeftOut(wordsOf(one), clause.place ?? ""),
    );
    return cost ? `Read it with ${cost.place}: nothing there takes this end out of the fee.` : "";
  }
  if (!kindOf(clause.id)?.costsAnEnd || !bears(clause)) return "";
  const ends = clauses.filter(
    (one) =>
      mayEnd(one) &&
      one.place !== null &&
      one.place !== clause.place &&
      !isLeftOut(wordsOf(clause), one.place),
  );
  const places = [...new Set(ends.map(({ place }) => place))];
  return places.length > 0
    ? `It is one matter with the client’s right to end in ${places.slice(0, 3).join(" and ")}, which it does not leave out: ask that it do.`
    : "";
}
