import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readPapers } from "./scoring/places/papers.ts";
import { fitJudge, isRight, isWrong, judgedAcross } from "./training/judge.ts";
import { judgedExamples, readJudgedCards } from "./training/judged-cards.ts";

/**
 * `npm run train-judge -- DATA-DIR [--cross-validate]`: fits the judge of cards to what strict readers said of them, and
 * prints how well it tells right from wrong on documents from which it learnt nothing. With `--cross-validate` the
 * weights stay as they are.
 */
const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (!folder) throw new Error("Say where the labelled data is: npm run train-judge -- DATA-DIR");

const papers = await Promise.all(
  ["australian/documents", "cuad/train.jsonl.gz"].map((path) => readPapers(join(folder, path))),
);
const texts = new Map(papers.flat().map(({ name, text }) => [name, text]));

const judged = await readJudgedCards();
const examples = judgedExamples(judged, texts);
console.log(`${judged.length} judged cards, of which ${examples.length} are still made so.`);
for (const [name, asks] of [
  ["right", isRight],
  ["wrong", isWrong],
] as const) {
  const said = judgedAcross(examples, asks);
  for (const least of [0.3, 0.4, 0.5, 0.6]) {
    const over = examples.filter((_, at) => (said[at] ?? 0) >= least);
    const count = over.filter(({ verdict }) => asks(verdict)).length;
    console.log(`${name} from ${least}: ${over.length} cards, ${count} of them ${name}`);
  }
}
if (!process.argv.includes("--cross-validate")) {
  const weights = { right: fitJudge(examples, isRight), wrong: fitJudge(examples, isWrong) };
  const path = join(import.meta.dirname, "../app/analysis/judge/weights-cards.json");
  await writeFile(path, `${JSON.stringify(weights, null, 1)}\n`);
}
