import { featureOf, type SparseVector } from "../classifier/features.ts";
import type { Cast } from "./cast.ts";
import { around, bearingFeatures } from "./features.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { counterpartOf } from "./sides.ts";
import { actOf, stem } from "./verb-group.ts";

/** What is seen: the signs by name, for whoever asks why, and as a linear model reads them. */
export interface Sight {
  signs: string[];
  vector: SparseVector;
}

/** What a sentence shows of who bears its clause. */
export interface Evidence {
  /** Those who may bear it or gain by it, with what is seen of each. */
  candidates: { member: number; signs: string[] }[];
  /** What is seen of whether it binds both sides alike. */
  mutual: Sight;
  /** Whom it binds, if it does. */
  together: number[];
  /** Whether it speaks of all of them and of nobody alone. */
  ofAll: boolean;
  /** How many it names. */
  named: number;
}

const weights = { alone: 1, withClause: 0.85, ofOther: 0.5 };

/** Adds up what is seen; the same thing seen twice counts once. */
class Seen {
  private readonly signs = new Set<string>();
  private readonly values = new Map<number, number>();

  add(name: string, weight: number): void {
    this.signs.add(name);
    this.values.set(featureOf(name), weight);
  }

  /** What is seen of a sign in any clause, and of it in this clause. */
  addCrossed(clause: string, name: string): void {
    this.add(name, weights.alone);
    this.add(`${clause}|${name}`, weights.withClause);
  }

  sight(): Sight {
    const entries = [...this.values].sort(([a], [b]) => a - b);
    const vector = {
      features: Int32Array.from(entries, ([feature]) => feature),
      values: Float32Array.from(entries, ([, value]) => value),
    };
    return { signs: [...this.signs], vector };
  }
}

/**
 * Reads a sentence for who bears its clause.
 * @param words on one line; `before`: whom the sentence before was about.
 */
export function readEvidence(
  clause: string,
  words: string,
  cast: Cast,
  before: number[] = [],
): Evidence {
  const mentions = mentionsIn(cast, words, before);
  const seen = bearingFeatures(words, mentions);
  const groups = mentions.filter(({ kind }) => kind === "group");
  const named = [
    ...new Set(mentions.filter(({ kind }) => kind !== "group").flatMap(({ who }) => who)),
  ];
  const members =
    named.length > 1 ? withThoseApart(cast, named, mentions) : withCounterpart(cast, named);
  const said = (words.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => `says:${stem(word)}`);
  const mutual = new Seen();
  mutual.add("always", 1);
  mutual.add(`${clause}|always`, 1);
  const counted = (who: number) =>
    (seen.get(who) ?? []).filter((feature) => !feature.startsWith(around));
  for (const feature of counted(-1)) mutual.addCrossed(clause, `all:${feature}`);
  for (const who of seen.keys())
    if (who !== -1)
      for (const feature of counted(who)) mutual.add(`some:${feature}`, weights.ofOther);
  mutual.add(`named:${Math.min(3, named.length)}:${Math.min(2, groups.length)}`, 1);
  return {
    candidates: members.map((member) => {
      const signs = [...(seen.get(member) ?? []), ...said];
      for (const other of members)
        if (other !== member)
          signs.push(`${standsAs(seen.get(member))}&${standsAs(seen.get(other))}`);
      // Whoever is named is judged by the words; a side by itself only where nobody is.
      if (named.length < 2)
        signs.push(`${clause}|side:${cast.sides[member] ?? "unknown"}:${named.length}`);
      if (cast.payment)
        signs.push(`${clause}|${moneySign(cast.payment, member)}:${Math.min(2, named.length)}`);
      return { member, signs: [...new Set(signs)] };
    }),
    mutual: mutual.sight(),
    ofAll:
      (named.length === 0 && groups.length > 0) ||
      actsTogether(words, mentions) ||
      eachTheOther(words, mentions, named) ||
      eachMayEnd(clause, named, seen),
    named: named.length,
    together:
      groups[0]?.who ??
      mentions.find(({ who }) => who.length > 1)?.who ??
      (named.length > 1 ? named : Array.from({ length: cast.together }, (_, at) => at)),
  };
}

/** How somebody stands in a sentence, in a word: what it does, or what is done to it. */
function standsAs(features: string[] = []): string {
  return features.find((feature) => /^(?:if:)?(?:is:|by$|to:|own>)/.test(feature)) ?? "-";
}

/** "You can cancel, and we can end your membership": a right to end that each of them has. */
const eachMayEnd = (clause: string, named: number[], seen: Map<number, string[]>): boolean =>
  clause.startsWith("termination-") &&
  named.length > 1 &&
  named.every((member) => seen.get(member)?.includes("is:right"));

/** "The liability of Ridgeline and of Boab to each other": what is said of two, it says of each towards the other. */
const eachTheOther = (words: string, mentions: Mention[], named: number[]): boolean =>
  named.length === 2 &&
  oneAnother.test(words) &&
  mentions.some(({ kind, who }) => kind === "party" && who.length === 2);

/** "Either of us may end your employment": all of them act, whoever is named besides. */
function actsTogether(words: string, mentions: Mention[]): boolean {
  const [first] = mentions;
  if (!first || first.possessive) return false;
  if (first.kind !== "group" && !(first.who.length > 1 && oneAnother.test(words))) return false;
  const [before, after] = [words.slice(0, first.start), words.slice(first.end)];
  return !conditional.test(before) && actOf(after, before) !== null;
}

const oneAnother = /\b(?:the other|each other|one another)\b/i;
const conditional =
  /\b(?:if|unless|where|when|until|except|after|before|by|to|of|from|between|with)\b[^.;]{0,60}$/i;

const moneySign = ({ payer, payee }: NonNullable<Cast["payment"]>, member: number): string =>
  member === payer ? "payer" : member === payee ? "payee" : "neither";

/** "Neither the Vendor nor the Covenantor may compete": those who are named together leave a third who gains by it. */
function withThoseApart(cast: Cast, named: number[], mentions: Mention[]): number[] {
  const together = mentions.every(
    ({ kind, who }) => kind === "group" || who.length === named.length,
  );
  return together ? [...new Set([...named, ...cast.members.keys()])] : named;
}

/** Of a sentence that names one, or none: the one on the other side, too. */
function withCounterpart(cast: Cast, named: number[]): number[] {
  const [one] = named;
  if (one === undefined) {
    const { we, you } = cast.speakers;
    const spoken = we !== null && you !== null && we !== you ? [we, you] : [0, 1];
    return spoken.filter((at) => at < cast.members.length);
  }
  const other = counterpartOf(cast, one);
  return other === null ? [one] : [one, other];
}
