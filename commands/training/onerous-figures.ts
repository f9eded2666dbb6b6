import { probability } from "../../app/analysis/classifier/head.ts";
import { effects } from "../../app/analysis/onerous/effects.ts";
import type { OnerousModel } from "../../app/analysis/onerous/weigh.ts";
import { topics } from "../../app/analysis/questions/topics.ts";
import type { Scored } from "./onerous.ts";

const share = (part: number, of: number) =>
  `${part} of ${of} (${((100 * part) / Math.max(1, of)).toFixed(0)} %)`;

/** Which of some labels has the highest score. */
const best = (scores: readonly number[]): number =>
  scores.reduce((top, score, at) => (score > (scores[top] ?? 0) ? at : top), 0);

/**
 * How well a model tells terms that weigh on a client, in lines to be printed.
 * @param across what models say of sentences from whose papers they learnt nothing.
 */
export function onerousFigures({ heads }: Pick<OnerousModel, "heads">, across: readonly Scored[]) {
  const lines = [`${across.length} sentences of papers that were read whole`];
  for (const [at, name] of ["onerous", "grave"].entries()) {
    const wanted = at + 2;
    const all = across.filter(({ example }) => example.grade >= wanted).length;
    const head = heads[at];
    for (const least of head ? [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8] : []) {
      const over = across.filter(
        ({ scores }) => head && probability(head, scores[at] ?? 0) >= least,
      );
      const right = over.filter(({ example }) => example.grade >= wanted).length;
      const some = over.filter(({ example }) => example.grade > 0).length;
      lines.push(
        `${name} from ${least}: right ${share(right, over.length)}, worth a word ${share(some, over.length)}; found ${share(right, all)}`,
      );
    }
  }
  const names = Object.keys(effects);
  const topicsFrom = 2 + names.length;
  const told = across.filter(({ example }) => example.effect !== null);
  const effect = told.filter(
    ({ example, scores }) => names[best(scores.slice(2, topicsFrom))] === example.effect,
  );
  const ofMatter = across.filter(({ example }) => example.topic !== null);
  const matter = ofMatter.filter(
    ({ example, scores }) => topics[best(scores.slice(topicsFrom))] === example.topic,
  );
  const leadOf = ({ scores }: Scored) => {
    const [first = 0, second = 0] = scores.slice(2, topicsFrom).toSorted((a, b) => b - a);
    return first - second;
  };
  for (const least of [0.2, 0.35, 0.5]) {
    const sure = told.filter((one) => leadOf(one) >= least);
    const right = sure.filter((one) => effect.includes(one));
    lines.push(`effect leads by ${least}: ${share(right.length, sure.length)}`);
  }
  lines.push(
    `effect: ${share(effect.length, told.length)}; matter: ${share(matter.length, ofMatter.length)}`,
  );
  return lines;
}
