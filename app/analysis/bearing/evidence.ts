import { featureOf, type SparseVector } from "../classifier/features.ts";
import type { Cast } from "./cast.ts";
import { bearingFeatures } from "./features.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { counterpartOf } from "./sides.ts";
import { actOf } from "./verb-group.ts";

/** What is seen of somebody: the signs by name, for whoever asks why, and as a model reads them. */
export interface Sight {
  signs: string[];
  vector: SparseVector;
}

/** What a sentence shows of who bears its clause. */
export interface Evidence {
  /** Those who may bear it or gain by it, with what is seen of each. */
  candidates: ({ member: number } & Sight)[];
  /** What is seen of whether it binds both sides alike. */
  mutual: Sight;
  /** Whom it binds, if it does. */
  together: number[];
  /** Whether it speaks of all of them and of nobody alone. */
  ofAll: boolean;
  /** How many it names. */
  named: number;
}

const weights = { alone: 1, withClause: 0.85, side: 0.5, ofOther: 0.5 };

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
  const members = named.length > 1 ? named : withCounterpart(cast, named);
  const mutual = new Seen();
  mutual.add("always", 1);
  mutual.add(`${clause}|always`, 1);
  for (const feature of seen.get(-1) ?? []) mutual.addCrossed(clause, `all:${feature}`);
  for (const feature of [...seen].flatMap(([who, features]) => (who === -1 ? [] : features)))
    mutual.add(`some:${feature}`, weights.ofOther);
  mutual.add(`named:${Math.min(3, named.length)}:${Math.min(2, groups.length)}`, 1);
  return {
    candidates: members.map((member) => {
      const own = new Seen();
      for (const feature of seen.get(member) ?? []) own.addCrossed(clause, feature);
      for (const other of members)
        if (other !== member)
          own.addCrossed(clause, `${standsAs(seen.get(member))}&${standsAs(seen.get(other))}`);
      const side = `side:${cast.sides[member] ?? "unknown"}`;
      // Whoever is named is judged by the words; a side by itself only where nobody is.
      if (named.length < 2)
        own.add(`${clause}|${side}:${named.length}`, named.length === 0 ? 1 : 0.6);
      return { member, ...own.sight() };
    }),
    mutual: mutual.sight(),
    ofAll:
      (named.length === 0 && groups.length > 0) ||
      actsTogether(words, mentions) ||
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
