import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clauseFigures } from "./scoring/clause-figures.ts";
import { contractFigures } from "./scoring/contract-figures.ts";
import { readContracts, readTerms } from "./scoring/labelled-data.ts";
import { recordFigures } from "./scoring/record.ts";
import { termsFigures } from "./scoring/terms-figures.ts";
import { bearingFigures, directedCases, fitBearing, packBearing } from "./training/bearing.ts";
import { trainClauses } from "./training/clauses.ts";
import { trainContracts } from "./training/contracts.ts";
import { readGradedPapers } from "./training/graded-terms.ts";
import { decideAcrossFolds } from "./training/heads.ts";
import { trainOnerous } from "./training/onerous.ts";
import { examplesOf } from "./training/onerous-examples.ts";
import { onerousFigures } from "./training/onerous-figures.ts";
import { readPaper } from "./training/paper.ts";
import { trainTable } from "./training/table/train-table.ts";
import { trainTerms } from "./training/terms.ts";

/**
 * `npm run train -- [DATA-DIR] [--cross-validate] [--record]`: rebuilds the weights of the clause finder from
 * labelled data and the table of words by which passages are found, the same bytes every time, and prints what the same recipe reaches on contracts, companies
 * and authors that it was not trained on. Without DATA-DIR only those that are trained on our own
 * paper. With `--cross-validate` it leaves the weights as they are; with `--record` the figures are written
 * where the accuracy page reads them.
 */
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const onlyPrint = process.argv.includes("--cross-validate");
const weightsFolder = join(import.meta.dirname, "../app/analysis/classifier");

async function trainOnTerms(data: string) {
  const read = (name: string) => readTerms(join(data, "unfair-tos", `${name}.jsonl`));
  const labelled = [...(await read("train")), ...(await read("validation"))];
  const { model, cases } = trainTerms(labelled, await read("more"));
  const decisions = new Map(
    labelled.map((sentence) => [sentence, { said: [] as string[], right: sentence.labels }]),
  );
  for (const [label, list] of cases)
    for (const [{ sentence }, said] of decideAcrossFolds(list))
      if (said) decisions.get(sentence)?.said.push(label);
  const crossValidated = termsFigures(model.labels, [...decisions.values()]);
  return { ...(await writeWeights("weights-terms.json", model)), crossValidated };
}

async function trainOnContracts(data: string) {
  const contracts = await readContracts(join(data, "cuad", "train.jsonl.gz"));
  const { model, cases } = trainContracts(contracts);
  const decisions = [...cases].map(
    ([category, list]) =>
      [
        category,
        [...decideAcrossFolds(list)].map(([{ contract, start, end, right }, said]) => ({
          said,
          right,
          start,
          end,
          spans: contract.labels[category]?.spans ?? [],
        })),
      ] as const,
  );
  const crossValidated = contractFigures(new Map(decisions));
  return { ...(await writeWeights("weights-contract.json", model)), crossValidated };
}

/** Which clause a sentence is, from our own paper; the figures are those of each author's lines, learnt from the others'. */
async function trainOnPaper() {
  const { model, cases } = trainClauses(await readPaper());
  return {
    ...(await writeWeights("weights-australian.json", model)),
    crossValidated: clauseFigures(cases),
  };
}

/** Who bears a clause, from our own paper; the figures are those of each author's lines, learnt from the others'. */
async function trainOnBearing() {
  const cases = directedCases(await readPaper());
  const crossValidated = bearingFigures(cases);
  const model = packBearing(fitBearing(cases));
  return { ...(await writeWeights("../bearing/weights-bearing.json", model)), crossValidated };
}

/** Which words keep the same company: from the contracts, the terms and our own paper. */
async function trainOnWords(data: string) {
  const contracts = await readContracts(join(data, "cuad", "train.jsonl.gz"));
  const read = (name: string) => readTerms(join(data, "unfair-tos", `${name}.jsonl`));
  const terms = [...(await read("train")), ...(await read("validation"))];
  const sentences = [
    ...terms.map(({ text }) => text),
    ...(await readPaper()).map(({ words }) => words),
  ];
  const table = trainTable(
    contracts.map(({ text }) => text),
    sentences,
  );
  return writeWeights("../../answering/weights-words.json", table);
}

/** Which terms weigh on a client, from papers that readers graded and from wordings. */
async function trainOnGraded(data: string) {
  const contracts = await readContracts(join(data, "cuad", "train.jsonl.gz"));
  const texts = new Map([
    ...contracts.map(({ id, text }) => [id, text] as const),
    ...(await readGradedPapers()),
  ]);
  const { model, across } = trainOnerous(await examplesOf(texts));
  return {
    ...(await writeWeights("../onerous/weights-onerous.json", model)),
    crossValidated: onerousFigures(model, across),
  };
}

async function writeWeights(name: string, model: object) {
  const text = `${JSON.stringify(model)}\n`;
  if (!onlyPrint) await writeFile(join(weightsFolder, name), text);
  return { file: name, bytes: text.length };
}

const started = performance.now();
const clauses = await trainOnPaper();
const bearing = await trainOnBearing();
const terms = folder ? await trainOnTerms(folder) : undefined;
const contracts = folder ? await trainOnContracts(folder) : undefined;
const words = folder ? await trainOnWords(folder) : undefined;
const onerous = folder ? await trainOnGraded(folder) : undefined;
const seconds = Math.round((performance.now() - started) / 1000);
if (terms && contracts && process.argv.includes("--record"))
  await recordFigures("cross-validated", { clauses, bearing, terms, contracts });
console.log(
  JSON.stringify({ clauses, bearing, terms, contracts, words, onerous, seconds }, null, 2),
);
