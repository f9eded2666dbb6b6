import { dateInWords } from "../facts/dates.ts";
import { splitSentences } from "../reading/sentences.ts";
import { type Material, quoteOf } from "./material.ts";
import { list, quote } from "./phrases.ts";

/** A sentence that takes away, in whole or in part, that the document binds. */
const notBinding =
  /\bnot (?:intended to )?(?:be |create |give rise to )?(?:legally binding|(?:any )?legal (?:relations|obligations))|\bnon-?binding\b/i;

/** Who made a contract, when, for how long, at what price and under which law. */
export function contractSentences({ text, facts }: Material): string[] {
  const sentences: string[] = [];
  if (facts.parties.length > 0) {
    const named = facts.parties
      .slice(0, 4)
      .map((party) =>
        party.role && party.role !== party.name ? `${party.name} (${party.role})` : party.name,
      );
    const more = facts.parties.length > 4 ? [`${facts.parties.length - 4} more`] : [];
    sentences.push(
      named.length > 1
        ? `It is made between ${list([...named, ...more])}.`
        : `The one party that it names is ${named[0]}.`,
    );
  } else sentences.push("It does not name its parties in a form that could be read.");
  const binding = splitSentences(text, 0, Math.min(text.length, 8_000)).find(({ start, end }) =>
    notBinding.test(text.slice(start, end)),
  );
  if (binding)
    sentences.push(
      `On whether it binds it says ${quote(text.slice(binding.start, binding.end), 260)}.`,
    );
  const { agreementDate, effectiveDate, expiryDate } = facts;
  if (agreementDate) sentences.push(`It is dated ${dateInWords(agreementDate.value)}.`);
  if (effectiveDate && effectiveDate.value !== agreementDate?.value)
    sentences.push(`It takes effect on ${dateInWords(effectiveDate.value)}.`);
  if (expiryDate?.value === "perpetual") sentences.push("It runs until it is ended.");
  else if (expiryDate)
    sentences.push(
      `It ends on ${dateInWords(expiryDate.value)}${expiryDate.derived ? ", worked out from its start and its term" : ""}.`,
    );
  if (facts.term && !expiryDate)
    sentences.push(`On its length it says ${quoteOf(text, facts.term)}.`);
  if (facts.price) sentences.push(`On price it says ${quoteOf(text, facts.price)}.`);
  if (facts.governingLaw) sentences.push(`The law of ${facts.governingLaw.value} governs it.`);
  return sentences;
}

/** How many clauses are flagged, which to look at first, and what is missing. */
export function riskSentences({ riskFlags, missing }: Material): string[] {
  const by = (level: string) => riskFlags.filter((flag) => flag.riskLevel === level);
  const [high, medium, low] = [by("High"), by("Medium"), by("Low")];
  const sentences: string[] = [];
  if (riskFlags.length === 0)
    sentences.push("No clause of the kinds that this analyser knows was found in it.");
  else {
    const counts = [
      { level: "High", of: high },
      { level: "Medium", of: medium },
      { level: "Low", of: low },
    ].filter(({ of }) => of.length > 0);
    sentences.push(
      riskFlags.length === 1
        ? `One clause is flagged, as ${counts[0]?.level}.`
        : `${riskFlags.length} clauses are flagged: ${list(counts.map(({ level, of }) => `${of.length} ${level}`))}.`,
    );
    const first = (high.length > 0 ? high : medium.length > 0 ? medium : low).slice(0, 4);
    sentences.push(`Look first at ${list(first.map((flag) => flag.clauseTitle))}.`);
    const lead = first.find((flag) => flag.quote.length > 20);
    if (lead) sentences.push(`${lead.clauseTitle} reads: ${quote(lead.quote, 260)}.`);
  }
  if (missing.length > 0)
    sentences.push(
      `Not found, though usual in such a document: ${list(missing.slice(0, 4).map((item) => item.clauseTitle))}.`,
    );
  return sentences;
}
