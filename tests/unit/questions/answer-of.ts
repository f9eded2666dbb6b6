import { type Answered, ask } from "../../../app/analysis/asking/ask.ts";
import type { Question } from "../../../app/analysis/asking/question.ts";
import { fill } from "../../../app/analysis/asking/words.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { passagesOf } from "../../../app/analysis/statements/passages.ts";
import { eyesOf } from "../../../app/analysis/statements/seen.ts";
import type { Side } from "../../../app/schemas/analysis.ts";

const party = (role: string) => ({ name: role, role, aliases: [role], start: 0, end: 0 });

export const ofTrunk = { recipient: "Customer", drafter: "Supplier" };

/** Wording with the words that stand for what a paper does not tell. */
export const plain = (wording: string): string =>
  fill(wording, { we: "the Customer", they: "the Supplier" }, {});

/** What a text answers to a question, whose parties are called by their roles. */
export function answerOf(
  question: Question,
  text: string,
  roles: Record<Side, string>,
): Answered | undefined {
  const cast = castOf([party(roles.recipient), party(roles.drafter)], text);
  const named = Object.values(roles).find((role) => question.roles?.test(role.toLowerCase()));
  const eyes = eyesOf(cast, named ?? roles[question.side ?? "recipient"]);
  if (!eyes) throw new Error("Nobody is called so.");
  return ask([question], passagesOf(readDocument(text), eyes), null)[0];
}
