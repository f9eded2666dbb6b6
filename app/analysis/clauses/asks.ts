import type { RiskFlag } from "../../schemas/analysis.ts";
import { riskLevels } from "../../schemas/analysis.ts";
import type { Part, Request } from "../kind/request.ts";
import { unfairTerms } from "../law/unfair-terms.ts";
import { stem } from "../matching/stem.ts";
import { arises, isGiven, type Paper, type WordsAround } from "./given.ts";

/** A request as it stands against a clause: what is still to be asked for, and what has been given. */
export interface Standing {
  open: Part[];
  given: Part[];
}

/** Reads each part of a request against a clause and its document. */
export function standingOf(request: Request, words: WordsAround, paper: Paper): Standing {
  const parts = typeof request === "string" ? [{ ask: request }] : request;
  const arising = parts.filter((part) => arises(part, words, paper));
  const { open = [], given = [] } = Object.groupBy(arising, (part) =>
    isGiven(part, words, paper) ? "given" : "open",
  );
  return { open, given };
}

const isSentence = ({ ask }: Part): boolean => /^[A-Z]/.test(ask);

/** "a, b and c". */
export function joined(items: string[], last: string): string {
  return items.length < 2
    ? (items[0] ?? "")
    : `${items.slice(0, -1).join(", ")}${last}${items.at(-1)}`;
}

/** What parts are called where they are given: "written notice, time to remedy and a cap". */
export function namesOf(parts: readonly Part[]): string {
  return joined(
    parts
      .filter((part) => !isSentence(part))
      .map(({ ask, has }) => has ?? ask.replace(/^for /, "")),
    " and ",
  );
}

/** What follows "ask": "for a cap and written notice, and that it be mutual"; empty where nothing is asked. */
export function asking(parts: readonly Part[]): string {
  const asks = parts.filter((part) => !isSentence(part)).map(({ ask }) => ask);
  const things = asks.filter((ask) => ask.startsWith("for ")).map((ask) => ask.slice(4));
  const first = asks.findIndex((ask) => ask.startsWith("for "));
  const items = asks.flatMap((ask, at) =>
    at === first ? [`for ${joined(things, " and ")}`] : ask.startsWith("for ") ? [] : [ask],
  );
  return joined(items, ", and ");
}

/** What a lawyer asks for the client: the sentences that stand by themselves, then the rest in one. */
export function askSentences(parts: readonly Part[]): string[] {
  const words = asking(parts);
  return [
    ...parts.filter(isSentence).map(({ ask }) => ask),
    ...(words === "" ? [] : [`Ask ${words}.`]),
  ];
}

const small = new Set(
  "ask that the a an to of or and for it be on in if is by with so not any at from what each as its only this they are".split(
    " ",
  ),
);
/** A request of which so many words stand in another has been made. */
const same = 0.6;

const contentOf = (sentence: string): Set<string> =>
  new Set(
    (sentence.toLowerCase().match(/[a-z\d]+/g) ?? []).filter((word) => !small.has(word)).map(stem),
  );

/**
 * Requests without those that ask again, in fewer words, for what one before them asks.
 * @param settled what has been asked for or given before.
 */
export function withoutRepeats(asks: string[], settled: string[] = []): string[] {
  const made = settled.map(contentOf);
  return asks.filter((ask) => {
    const words = contentOf(ask);
    const shared = (other: Set<string>) => [...words].filter((word) => other.has(word)).length;
    const again = made.some((other) => shared(other) >= same * words.size);
    if (!again) made.push(words);
    return !again;
  });
}

/** A place that can be pointed to; a long heading is none. */
const citation = /^(?:[^ ]+ ){0,2}(?:cl|Sch|Item|Annexure|Part)\b.{0,24}$/;
/** Advice on what is to be asked, and not on what some words give. */
const request = /^(?:Ask|Check (?!that)|The [^.]{1,40}, whom it binds, would ask)/;

/** Shorter advice is as soon read as a pointer to it. */
const worthPointing = 90;

/** What the law gives everybody to ask is asked once of a document. */
const atLarge = unfairTerms.flatMap(({ ask = [] }) => (typeof ask === "string" ? ask : []));

const askedIn = ({ recommendation }: RiskFlag): Set<string> =>
  contentOf(atLarge.reduce((words, ask) => words.replace(ask, ""), recommendation));

/** Whether a card asks for what another asks for, on the same kind and for the same side: all of it, and nothing else. */
function isAskedBy(flag: RiskFlag, other: RiskFlag): boolean {
  const same =
    flag.clauseId === other.clauseId &&
    flag.burdens.length > 0 &&
    String(flag.burdens) === String(other.burdens) &&
    String(flag.benefits) === String(other.benefits);
  if (!same || flag.place === other.place || !citation.test(other.place ?? "")) return false;
  const [own, asked] = [askedIn(flag), askedIn(other)];
  return own.size === asked.size && [...own].every((word) => asked.has(word));
}

/**
 * Cards of a kind without the same request again and again: the gravest of them, the first of those, asks; one that asks
 * for the same points to it.
 */
export function askedOnce(flags: RiskFlag[]): RiskFlag[] {
  const gravest = [...flags.entries()].toSorted(
    ([at, a], [other, b]) =>
      riskLevels.indexOf(a.riskLevel) - riskLevels.indexOf(b.riskLevel) || at - other,
  );
  const points = new Map<RiskFlag, RiskFlag>();
  const asking: RiskFlag[] = [];
  for (const [, flag] of gravest) {
    const { recommendation } = flag;
    const long = recommendation.length > worthPointing;
    const before =
      long && request.test(recommendation) ? asking.find((one) => isAskedBy(flag, one)) : undefined;
    if (before) points.set(flag, before);
    else asking.push(flag);
  }
  return flags.map((flag) => {
    const to = points.get(flag);
    return to
      ? { ...flag, recommendation: `What is asked on ${to.place} is asked here too.` }
      : flag;
  });
}
