import { dateInWords } from "../facts/dates.ts";
import { type Material, quoteOf } from "./material.ts";
import { list } from "./phrases.ts";

/** Who gave a judgment between whom, when, what was decided and about what. */
export function judgmentSentences({ text, facts }: Material): string[] {
  const sentences: string[] = [];
  if (facts.court)
    sentences.push(
      `It was given by the ${facts.court.value.replace(/^the /i, "")}${facts.citation ? `, ${facts.citation.value}` : ""}.`,
    );
  if (facts.parties.length > 0)
    sentences.push(
      `The parties are ${list(facts.parties.slice(0, 4).map((party) => (party.role ? `${party.name} (${party.role.toLowerCase()})` : party.name)))}.`,
    );
  if (facts.judge) sentences.push(`The decision is that of ${facts.judge.value}.`);
  if (facts.decisionDate) sentences.push(`It is dated ${dateInWords(facts.decisionDate.value)}.`);
  const decided = facts.orders.slice(0, 3).map((order) => quoteOf(text, order, 220));
  if (decided.length > 0) sentences.push(`What was decided: ${decided.join("; ")}.`);
  if (facts.catchwords)
    sentences.push(`The catchwords are ${quoteOf(text, facts.catchwords, 300)}.`);
  return sentences;
}
