import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import { type Mention, mentionsIn } from "../cast/mentions.ts";
import { counterpartOf } from "../cast/sides.ts";
import { featureOf } from "../classifier/features.ts";
import type { SparseVector } from "../classifier/vector.ts";
import { stem } from "../matching/stem.ts";
import { kindOf } from "../vocabulary/index.ts";
import { around, bearingFeatures } from "./features.ts";
import { actOf } from "./verb-group.ts";

/** What is seen: the signs by name, for whoever asks why, and as a linear model reads them. */
export interface Sight {
  signs: string[];
  vector: SparseVector;
}

/** What a sentence shows of who bears its clause. What is seen is read when it is asked: most clauses need none of it. */
export interface Evidence {
  /** Those who may bear it or gain by it, with what is seen of each. */
  readonly candidates: { member: number; signs: string[] }[];
  /** What is seen of whether it binds both sides alike. */
  readonly mutual: Sight;
  /** Whom it binds, if it does. */
  together: number[];
  /** Whether it speaks of all of them and of nobody alone. */
  ofAll: boolean;
  /** Whom it names. */
  named: number[];
  /** Those whom it names in one breath: "the Tenant and the Guarantor". */
  joined: number[][];
}

/** Before those by whose acts a duty is set off: they are no more bound by it than anybody who acts. */
const acting =
  /\b(?:acts?|omissions?|negligence|breach(?:es)?|defaults?|conduct|misconduct|faults?|fraud|failures?)\b[^.;]{0,40}\b(?:of|by) (?:the |either |any )?$/i;

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
  let read: Map<number, string[]> | undefined;
  const seen = (): Map<number, string[]> => {
    read ??= bearingFeatures(words, mentions);
    return read;
  };
  const groups = mentions.filter(({ kind }) => kind === "group");
  const named = [
    ...new Set(mentions.filter(({ kind }) => kind !== "group").flatMap(({ who }) => who)),
  ];
  const amongHolders = holdersApart(words, mentions);
  return {
    get candidates() {
      const members =
        named.length > 1 ? withThoseApart(cast, named, mentions) : withCounterpart(cast, named);
      return candidatesFor(clause, words, cast, { members, named, seen: seen() });
    },
    get mutual() {
      return mutualSight(clause, seen(), { named: named.length, groups: groups.length });
    },
    ofAll:
      (named.length === 0 && groups.length > 0 && !somebodyActs.test(words)) ||
      actsTogether(words, mentions) ||
      (groups.length > 0 && behindException.test(words)) ||
      eachTheOther(cast, words, mentions, named) ||
      amongHolders !== null ||
      (kindOf(clause)?.ends === true && eachMayEnd(words, named, seen())) ||
      (groups.length > 0 && kindOf(clause)?.seenToByEach?.test(words) === true),
    named,
    joined: mentions.flatMap(({ kind, who, start }) =>
      kind === "party" && who.length > 1 && !acting.test(words.slice(0, start)) ? [who] : [],
    ),
    together:
      amongHolders ??
      groups[0]?.who ??
      mentions.find(({ who }) => who.length > 1)?.who ??
      (named.length > 1 ? named : Array.from({ length: cast.together }, (_, at) => at)),
  };
}

/** What is seen of each of those who may bear a clause or gain by it. */
function candidatesFor(
  clause: string,
  words: string,
  cast: Cast,
  { members, named, seen }: { members: number[]; named: number[]; seen: Map<number, string[]> },
): Evidence["candidates"] {
  const said = (words.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => `says:${stem(word)}`);
  const stands = new Map(members.map((member) => [member, standsAs(seen.get(member))]));
  return members.map((member) => {
    const signs = [...(seen.get(member) ?? []), ...said];
    for (const other of members)
      if (other !== member) signs.push(`${stands.get(member)}&${stands.get(other)}`);
    // Whoever is named is judged by the words; a side by itself only where nobody is.
    if (named.length < 2)
      signs.push(`${clause}|side:${cast.sides[member] ?? "unknown"}:${named.length}`);
    const money = cast.payment ? moneySign(cast.payment, member) : "unknown";
    if (cast.payment) signs.push(`${clause}|${money}:${Math.min(2, named.length)}`);
    // A row that names nobody is told by who pays, and by what it says.
    if (named.length === 0) {
      const side = cast.sides[member] ?? "unknown";
      signs.push(...said.flatMap((word) => [`${money}&${word}`, `${side}&${word}`]));
    }
    return { member, signs: [...new Set(signs)] };
  });
}

/** What is seen of whether a clause binds both sides alike. */
function mutualSight(
  clause: string,
  seen: Map<number, string[]>,
  count: { named: number; groups: number },
): Sight {
  const mutual = new Seen();
  mutual.add("always", 1);
  mutual.add(`${clause}|always`, 1);
  const counted = (who: number) =>
    (seen.get(who) ?? []).filter((feature) => !feature.startsWith(around));
  for (const feature of counted(-1)) mutual.addCrossed(clause, `all:${feature}`);
  for (const who of seen.keys())
    if (who !== -1)
      for (const feature of counted(who)) mutual.add(`some:${feature}`, weights.ofOther);
  mutual.add(`named:${Math.min(3, count.named)}:${Math.min(2, count.groups)}`, 1);
  return mutual.sight();
}

/** How somebody stands in a sentence, in a word: what it does, or what is done to it. */
function standsAs(features: string[] = []): string {
  return features.find((feature) => /^(?:if:)?(?:is:|by$|to:|own>)/.test(feature)) ?? "-";
}

/** "You can cancel, and we can end your membership": a right to end that each of them has. */
const eachMayEnd = (words: string, named: number[], seen: Map<number, string[]>): boolean =>
  byEither.test(words) ||
  (named.length > 1 &&
    named.every((member) => seen.get(member)?.includes("is:right")) &&
    !sinceTold.test(words));

/** "From the date on which the Lessee notifies it": whoever tells of something has no right by that. */
const sinceTold =
  /\b(?:that|which|when|after|if|where) (?:the )?[\w&. ]{1,40}? (?:notifies|gives|tells|informs|advises)\b/i;

const byEither =
  /\b(?:may|can) (?:also )?be (?:terminated|ended|cancelled|determined|brought to an end)\b[^.;]{0,60} by (?:either|any|each|both)\b/i;

/**
 * "The liability of A and of B to each other", "A and B will each keep": what is said of two who are no side together, it
 * says of each towards the other.
 */
const eachTheOther = (
  cast: Cast,
  words: string,
  mentions: readonly Mention[],
  named: number[],
): boolean =>
  named.length === 2 &&
  ([mirrored, eachForItsOwn, eachTheSame].some((turn) => turn.test(signsOf(words, mentions))) ||
    mentions.some(
      ({ kind, who, start, end }) =>
        kind !== "group" &&
        who.length === 2 &&
        (oneAnother.test(words) ||
          (!standTogether(cast, who) &&
            (distributed.test(words.slice(0, start)) || each.test(words.slice(end))))),
    ));

const otherHolders = /\b(?:other|others|remaining|existing|continuing)(?: of the)? $/i;

/** "If a Member defaults, the others may buy", "before any of them sues": one of a class, or more, against the rest of it. */
const amongThem =
  /\b(?:the (?:others|rest)|each other|one another)\b(?! of)|\bbefore (?:any|one|either) of them\b/i;

/** "If holders of half sell, each other Shareholder must sell too": those of a role among themselves, whoever is which. */
function holdersApart(words: string, mentions: readonly Mention[]): number[] | null {
  const [first, ...others] = mentions;
  if (first?.kind !== "party" || first.who.length < 2) return null;
  const isTheirs = ({ who }: Mention) => who.every((at) => first.who.includes(at));
  const apart =
    amongThem.test(words.slice(first.end)) ||
    others.some(({ who, start }) => who.length > 1 && otherHolders.test(words.slice(0, start)));
  return apart && others.every(isTheirs) ? first.who : null;
}

/** "By A from B or by B from A". */
const mirrored =
  /\b(\w+) @0 (\w+) @1,? (?:and|or|nor) \1 @1 \2 @0|@0['’]s? (\w+) to @1,? (?:and|or|nor) @1['’]s? \3 to @0/;

const answers =
  "(?:is|are|(?:will|shall|must) be|remains?) (?:\\w+ly )?(?:responsible|liable|answerable)\\b";
/** "A is responsible for defects, and B for what it stores". */
const eachForItsOwn = new RegExp(
  `@(\\d) ${answers}[^.;]{0,240}?,? (?:and|while|whereas|but) @(?!\\1)\\d (?:${answers}|for )`,
);

/** "We keep your secrets, and you keep ours". */
const eachTheSame =
  /^(?:[\d.()a-z]{1,8} )?@(\d) (?:(?:must|shall|will) )?(keeps?|bears?|pays?|holds?|insures?|indemnif\w+|releases?)\b[^.;]{0,120}?,? (?:and )?@(?!\1)\d (?:(?:must|shall|will) )?\2\b/i;

/** A sentence of two with a sign for each of them. */
function signsOf(words: string, mentions: readonly Mention[]): string {
  const order: number[] = [];
  return mentions.reduceRight((text, { who, kind, start, end }) => {
    const [one] = who;
    if (kind !== "party" || who.length > 1 || one === undefined) return text;
    if (!order.includes(one)) order.push(one);
    return `${text.slice(0, start)}@${order.indexOf(one)}${text.slice(end)}`;
  }, words);
}

/** "The Operator shall insure in the names of both Venturers": one alone acts, whoever that is. */
const somebodyActs = /^(?:[\d.()a-z]{1,8} )?The [A-Z][a-z]+ (?:must|shall|will|may)\b/;

const distributed = /\b(?:each|either|neither|both)(?: of)?(?: the)? ?$/i;
const each = /^,? (?:(?:must|shall|will|may|can) )?(?:each|both)\b/;

/** Whether two are known to be of one side: a guarantor and whom it answers for, two that receive the paper. */
function standTogether({ members, sides }: Cast, [one, other]: number[]): boolean {
  if (one === undefined || other === undefined) return false;
  const beside = [one, other].some((at) => {
    const member = members[at];
    return member !== undefined && isAside(member);
  });
  const [name = "", otherName = ""] = [one, other].map((at) => members[at]?.name.split(" ")[0]);
  return beside || name === otherName || (sides[one] !== null && sides[one] === sides[other]);
}

/** "Either of us may end your employment": all of them act, whoever is named besides. */
function actsTogether(words: string, mentions: readonly Mention[]): boolean {
  const [first] = mentions;
  if (!first || first.possessive) return false;
  if (first.kind !== "group" && !(first.who.length > 1 && oneAnother.test(words))) return false;
  const [before, after] = [words.slice(0, first.start), words.slice(first.end)];
  return !conditional.test(before) && actOf(after, before) !== null;
}

/** "Except for the Tenant's indemnity, neither party is liable": whom an opening exception names does not act. */
const behindException =
  /^(?:[\d.()a-z]{1,8} )?(?:except|save|subject to|other than|notwithstanding|to the (?:maximum|fullest|full) extent)\b[^.;]{1,400}?, (?=(?:in no event (?:shall|will) )?(?:neither|either|each|both|no) (?:of the )?part)/i;

const oneAnother = /\b(?:the other|each other|one another)\b/i;
const conditional =
  /\b(?:if|unless|where|when|until|except|after|before|by|to|of|from|between|with)\b[^.;]{0,60}$/i;

const moneySign = ({ payer, payee }: NonNullable<Cast["payment"]>, member: number): string =>
  member === payer ? "payer" : member === payee ? "payee" : "neither";

/** "Neither the Vendor nor the Covenantor may compete": those who are named together leave a third who gains by it. */
function withThoseApart(cast: Cast, named: number[], mentions: readonly Mention[]): number[] {
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
