import { allStems, isEmpty, stemsOf } from "./stems.ts";
import { agreement, directionOf, rarityOf } from "./table.ts";
import { topics } from "./topics/index.ts";
import type { Topic } from "./topics/topic.ts";

/** What a question asks for, beside what it is about. */
export type Wanted = "money" | "number";

/** A matter that a question seems to be about, and how surely: of several the weights add up to 1 at most. */
export interface TopicAsked {
  topic: Topic;
  weight: number;
}

/** A question as passages are compared with it. */
export interface Question {
  /** Its stems that say what it is about, each once. */
  stems: string[];
  /** How rare each is. */
  rarities: number[];
  direction: Float32Array;
  topics: TopicAsked[];
  /** How much of it the words that named its topics are, from 0 to 1. */
  share: number;
  /** The stems of the topics' words, with how much each counts. */
  meant: Map<string, number>;
  meantDirection: Float32Array;
  wanted: ReadonlySet<Wanted>;
}

interface Phrase {
  topic: number;
  stems: string[];
}

interface Phrases {
  all: Phrase[];
  /** How many topics have a stem in their phrases: what many have says little. */
  having: Map<string, number>;
  directions: Float32Array[];
}

let ready: Phrases | undefined;

function readPhrases(): Phrases {
  const all = topics.flatMap(({ asks }, topic) =>
    asks.split(";").map((phrase) => ({ topic, stems: [...new Set(allStems(phrase))] })),
  );
  const having = new Map<string, Set<number>>();
  for (const { topic, stems } of all)
    for (const stem of stems) having.set(stem, (having.get(stem) ?? new Set()).add(topic));
  return {
    all,
    having: new Map([...having].map(([stem, those]) => [stem, those.size])),
    directions: topics.map(({ words, asks }) =>
      directionOf([
        ...stemsOf(words).map((stem) => [stem, 1] as const),
        ...stemsOf(asks).map((stem) => [stem, 0.5] as const),
      ]),
    ),
  };
}

/** What a phrase counts for, by how few topics have its words; several words together say more. */
const sayOf = ({ having }: Phrases, { stems }: Phrase): number =>
  stems.reduce(
    (sum, stem) =>
      sum + Math.log(topics.length / (having.get(stem) ?? 1)) * (isEmpty(stem) ? 0.25 : 1),
    0,
  );

/** How much of a question a topic's next best phrases add to its best one. */
const nextBest = 0.35;
/** How much it counts that question and topic keep the same company in contracts. */
const company = 2.5;
/** A topic that says less than this part of the first is none. */
const least = 0.62;
const most = 3;

function topicsOf(
  stems: ReadonlySet<string>,
  direction: Float32Array,
): Pick<Question, "topics" | "share"> {
  ready ??= readPhrases();
  const phrases = ready;
  const said = topics.map(() => [] as number[]);
  const named = topics.map(() => new Set<string>());
  for (const phrase of phrases.all)
    if (phrase.stems.every((stem) => stems.has(stem))) {
      said[phrase.topic]?.push(sayOf(phrases, phrase));
      for (const stem of phrase.stems) named[phrase.topic]?.add(stem);
    }
  const scores = said.map((list, at) => {
    const [first = 0, ...others] = list.sort((a, b) => b - a);
    const near = agreement(direction, phrases.directions[at] ?? direction);
    return (
      first +
      nextBest * others.slice(0, 3).reduce((sum, one) => sum + one, 0) +
      company * Math.max(0, near - 0.3)
    );
  });
  const best = Math.max(...scores);
  const kept = [...scores.keys()]
    .filter((at) => (scores[at] ?? 0) >= least * best && (scores[at] ?? 0) > 0)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, most);
  const total = kept.reduce((sum, at) => sum + (scores[at] ?? 0) ** 2, 0) || 1;
  const told = new Set(kept.flatMap((at) => [...(named[at] ?? [])]));
  const rarityIn = (those: Iterable<string>) =>
    [...those].reduce((sum, stem) => sum + (isEmpty(stem) ? 0 : rarityOf(stem)), 0);
  return {
    topics: kept.flatMap((at) => {
      const topic = topics[at];
      return topic ? [{ topic, weight: (scores[at] ?? 0) ** 2 / total }] : [];
    }),
    share: rarityIn(told) / (rarityIn(stems) || 1),
  };
}

const wants: readonly [Wanted, RegExp][] = [
  ["money", /\b(?:how much|costs?|price|fees?|pay|charge|amount|sum|rent|royalt\w+|\$)/i],
  [
    "number",
    /\b(?:how (?:many|much|far)|number|maximum|minimum|percent\w*|rate|share|limit|least|most)\b|%/i,
  ],
];

/** Reads a question: what it is about, in its own words and in those of papers, and what it asks for. */
export function readQuestion(question: string): Question {
  const stems = [...new Set(stemsOf(question))];
  const direction = directionOf(stems.map((stem) => [stem, 1]));
  const about = topicsOf(new Set(allStems(question)), direction);
  const meant = new Map<string, number>();
  for (const { topic, weight } of about.topics)
    for (const stem of new Set(stemsOf(topic.words)))
      meant.set(stem, (meant.get(stem) ?? 0) + weight * rarityOf(stem));
  return {
    stems,
    rarities: stems.map(rarityOf),
    direction,
    ...about,
    meant,
    meantDirection: directionOf([...meant]),
    wanted: new Set(wants.flatMap(([wanted, words]) => (words.test(question) ? [wanted] : []))),
  };
}
