import type { LawNote } from "../../schemas/analysis.ts";
import { dateInWords } from "../facts/dates.ts";
import type { Part } from "../kind/request.ts";
import type { Cited } from "./law-for.ts";
import type { Provision, State } from "./provision.ts";

const unsigned = "No lawyer has signed off this note of the law.";

const monthYear = new Intl.DateTimeFormat("en-AU", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

function theState(state: State): string {
  return state.endsWith("Territory") ? `the ${state}` : state;
}

/** "as at April 2026", and from what, where it was not the law's own text. */
function asAt({ source: { asAt, checked, confidence } }: Provision): string {
  const from = { text: "copy", regulator: "regulator’s page", secondary: "secondary source" };
  if (asAt === null) {
    return `as at an undated ${from[confidence]}, read on ${dateInWords(checked)}`;
  }
  const day =
    asAt.length === 10
      ? dateInWords(asAt)
      : asAt.length === 7
        ? monthYear.format(new Date(`${asAt}-01`))
        : asAt;
  return confidence === "text" ? `as at ${day}` : `as at ${day}, from a ${from[confidence]}`;
}

/** Place and conditions: "For land in Victoria, if … and …, ". */
function given({ provision, state, shown, inTime, abroad }: Cited): string {
  const { reach, condition, madeSince } = provision;
  const conditions: string[] = [];
  let place = "";
  if (state && typeof reach === "object") {
    const where = {
      land: [`for land in ${theState(state)}`, `the land is in ${theState(state)}`],
      work: [`for work in ${theState(state)}`, `the work is done in ${theState(state)}`],
      law: [`under the law of ${theState(state)}`, ""],
    }[reach.by];
    if (shown) place = `${where[0]}, `;
    else conditions.push(where[1] ?? "");
  }
  if (madeSince && !inTime)
    conditions.push(`the contract was made on or after ${dateInWords(madeSince)}`);
  if (condition) conditions.push(condition);
  if (abroad) conditions.push("the side that it favours carries on business in Australia");
  return conditions.length > 0 ? `${place}if ${conditions.join(", and ")}, ` : place;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function sentenceOf(cited: Cited): string {
  const { says, effect, source } = cited.provision;
  const words = `${given(cited)}${says}`;
  const begun =
    effect === "announced"
      ? `Not in force when checked on ${dateInWords(source.checked)}: ${words}`
      : capital(words);
  return `${begun} (${nameOf(cited.provision)}, ${asAt(cited.provision)}).`;
}

function nameOf({ act, section }: Provision): string {
  return section ? `${act} ${section}` : act;
}

/**
 * What is printed of the law on a clause: a sentence for each provision, with its place, its conditions
 * and its date, and that no lawyer has signed them. Empty where nothing is cited.
 * @param told the titles of the clauses on which provisions were told before, by id: these are only pointed to.
 */
export function lawSentence(
  cited: readonly Cited[],
  told: ReadonlyMap<string, string> = new Map(),
): string {
  const fresh = cited.filter(({ provision }) => !told.has(provision.id));
  const again = cited.flatMap(({ provision }) => {
    const title = told.get(provision.id);
    return title ? [`The note on ${nameOf(provision)} under “${title}” holds here too.`] : [];
  });
  return [...fresh.map(sentenceOf), ...(fresh.length > 0 ? [unsigned] : []), ...again].join(" ");
}

/** The same as a note, with the day of what was seen first; null where nothing is cited. */
export function noteOf(
  cited: readonly Cited[],
  told: ReadonlyMap<string, string> = new Map(),
): LawNote {
  const text = lawSentence(cited, told);
  return text === "" ? null : { text, as_at: cited[0]?.provision.source.asAt ?? null };
}

/** What the law gives to ask for, on behalf of the party that the clause burdens and of no other. */
export function lawAsks(cited: readonly Cited[]): Part[] {
  return cited.flatMap(({ provision: { ask = [] } }) =>
    typeof ask === "string" ? [{ ask }] : ask,
  );
}
