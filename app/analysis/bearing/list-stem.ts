import type { Span } from "../../schemas/analysis.ts";
import type { Cast } from "../cast/cast.ts";
import { mentionsIn } from "../cast/mentions.ts";
import { onOneLine } from "../reading/plain-text.ts";

const marker = /^(?:\(?[a-z\d]{1,4}[.)]|[-•–*])\s{1,9}/i;
/** An item that is a verb with its object: its subject stands over the list. */
const verb =
  /^(?:as an? (?:[a-z]+ ){1,4})?(?:indemnif(?:y|ies)|guarantees?|pays?|charges?|releases?|agrees?|acknowledges?|undertakes?|grants?|assigns?|waives?|warrants?|keep|not|must|shall|will|use|ensure|maintain|return|comply|appoints?|authori[sz]es?|mortgages?|consents?|is|are|has|have|does|do|deemed|entitled|liable|responsible|required|establishes|provides|produces|satisfies)\b/i;
/** An item that says in capitals or small letters what its subject does, without one: "HOLD HARMLESS AND INDEMNIFY the Seller". */
const ordered =
  /^(?:(?:hereby|\w+ly|jointly and severally)[ ,]{1,2}){0,3}(?:indemnify|guarantee|pay|charge|release|agree|acknowledge|undertake|grant|assign|waive|warrant|hold harmless|keep|authori[sz]e|appoint|consent|mortgage|covenant|promise)\b/i;
/** Whether a sentence, or an item of a list, is an order without a subject. */
export const isOrder = (sentence: string): boolean => ordered.test(sentence.replace(marker, ""));

/** Words over a list that end in the middle of a sentence: "I, Ann Lee of …, UNCONDITIONALLY AND IRREVOCABLY". */
const unfinished = /(?:\b(?:to|that|hereby|agrees?|\w+ly)|[—–-])$/i;

/** The item as a sentence about the one whom the words over its list name; null where they end, or name more than one. */
function withSubject(line: string, item: string, cast: Cast): string | null {
  if (!unfinished.test(line)) return null;
  const named = mentionsIn(cast, line).filter(({ kind }) => kind === "party");
  const everybody = new Set(named.flatMap(({ who }) => who));
  const subject = named.find(
    ({ possessive, who }) => !possessive && [...everybody].every((at) => who.includes(at)),
  );
  if (!subject) return null;
  const said = item.replace(/^(?:[A-Z]{2,} ){1,9}|^[A-Z]/, (capitals) => capitals.toLowerCase());
  return `${line.slice(subject.start, subject.end)} agrees to ${said}`;
}

/** Who does what stands in the list below: "In consideration of the loan, each Guarantor". */
export const leadsTo = /\b(?:each|every|the) [A-Z][a-z]+(?:\/s|\(s\))?$/;

/** The item after the one with whom the words over its list end: "each Guarantor", then "(a) guarantees …". */
function withLastOne(line: string, item: string, cast: Cast): string | null {
  const last = mentionsIn(cast, line).findLast(({ kind }) => kind === "party");
  return last?.end === line.length && !last.possessive
    ? `${line.slice(last.start)} ${item.charAt(0).toLowerCase()}${item.slice(1)}`
    : null;
}

/** "If A ends it early, B agrees:": whoever binds itself over a list does what stands in its items. */
const bindsItself =
  /^,? (?:(?:hereby|also|further|expressly|irrevocably),? ){0,3}(?:agrees?|undertakes?|covenants?|acknowledges?|shall|must|will|(?:is|are) (?:obliged|required|bound))(?: and (?:agrees?|undertakes?|acknowledges?))?(?: to| that)?:$/;

function withBound(line: string, item: string, cast: Cast): string | null {
  const last = mentionsIn(cast, line).findLast(({ kind }) => kind === "party");
  if (!last || last.who.length > 1 || !bindsItself.test(line.slice(last.end))) return null;
  const said = item.replace(/^(?:to|not to) /i, (to) => (/^not/i.test(to) ? "not " : ""));
  return `${line.slice(last.start, last.end)} shall ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** A case in which what stands over a list holds. */
const inCase = /\b(?:if|where|when|whenever|in any of the following (?:cases|events)):$/i;
/** So far above an item its stem is looked for. */
const furthestUp = 6_000;

/** The line over an item of a list that may say who does it: no item beside it, but one that leads on. */
function lineOver(text: string, start: number): string {
  const above = text.slice(Math.max(0, start - furthestUp), start).split("\n");
  for (const one of above.reverse()) {
    const line = onOneLine(one);
    if (line === "" || /^\(?[a-z\d]{1,4}[.)]$/i.test(line)) continue;
    if (!marker.test(line) || line.endsWith(":") || unfinished.test(line) || leadsTo.test(line))
      return line;
  }
  return "";
}

/**
 * An item of a list with the words over it that say who does it: "The Guarantors:" … "(c) indemnify the Supplier". Null
 * where it is no such item, or where nobody or more than one party is named over it.
 */
export function withStem(
  text: string,
  { start }: Span,
  sentence: string,
  cast: Cast,
): string | null {
  const item = sentence.replace(marker, "");
  const acts = verb.test(item) || ordered.test(item);
  if (!acts && mentionsIn(cast, item).length > 0) return null;
  const line = lineOver(text, start);
  if (!line.endsWith(":"))
    return (
      (acts ? withLastOne(line, item, cast) : null) ??
      (ordered.test(item) ? withSubject(line, item, cast) : null)
    );
  const bound = acts || /^(?:not )?to [a-z]/i.test(item) ? withBound(line, item, cast) : null;
  if (bound) return bound;
  if (!acts && inCase.test(line)) return `${line.replace(marker, "").slice(0, -1)} ${item}`;
  if (!acts) return null;
  const stem = line.replace(marker, "").slice(0, -1);
  const named = new Set(
    mentionsIn(cast, stem).flatMap(({ kind, who }) => (kind === "party" ? who : [])),
  );
  return named.size === 1 ? `${stem} ${item.charAt(0).toLowerCase()}${item.slice(1)}` : null;
}
