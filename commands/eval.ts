import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { analyseDocument } from "../app/analysis/analyse.ts";
import { scoreTermsSentences, termsLabels } from "../app/analysis/classifier/classifier.ts";
import { condense } from "../app/analysis/condensing/condense.ts";
import { readDocument } from "../app/analysis/reading/reading.ts";
import { australianFigures } from "./scoring/australian-figures.ts";
import { predictionOf } from "./scoring/australian-predictions.ts";
import { australianRecord } from "./scoring/australian-record.ts";
import { readAustralianSet } from "./scoring/australian-set.ts";
import { contractFigures } from "./scoring/contract-figures.ts";
import { predictContract } from "./scoring/contract-predictions.ts";
import { factFigures } from "./scoring/fact-figures.ts";
import { readContracts, readTerms } from "./scoring/labelled-data.ts";
import { drawPlaces } from "./scoring/places/draw.ts";
import { readPapers } from "./scoring/places/papers.ts";
import { suspectsIn } from "./scoring/places/suspects.ts";
import { recordFigures } from "./scoring/record.ts";
import { missesInWords, raisedWhere, readForClient, riskFigures } from "./scoring/risks/figures.ts";
import { readRiskSet } from "./scoring/risks/set.ts";
import { termsFigures } from "./scoring/terms-figures.ts";

/**
 * `npm run eval -- unfair-tos|cuad DATA.jsonl[.gz]`, `npm run eval -- australian|risks DIR`, each with
 * `[--predictions OUT.jsonl] [--record]`: scores the built-in analyser on labelled data and prints one JSON object of
 * figures. On the data that the weights were trained on the figures are too good; `npm run train -- DATA-DIR
 * --cross-validate` gives fair ones for that. With `--record` the figures for key facts (cuad) or all of them
 * (australian, risks) are written where the accuracy page and the tests read them.
 *
 * Of risks a third of the papers is kept back: with `--held-out` the totals of these are printed and nothing else of
 * them, without it nothing of them. `--misses FILE` writes for a person what of the others was missed.
 *
 * `npm run eval -- places FOLDER|DATA.jsonl[.gz] [--misses FILE] [--draw N [--seed S]]` needs no labels: it counts the
 * places that rules which know nothing of the reading find suspicious, and draws N at random for a person to judge.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    predictions: { type: "string" },
    record: { type: "boolean" },
    "held-out": { type: "boolean" },
    misses: { type: "string" },
    draw: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const scorers = {
  ...{ "unfair-tos": scoreTerms, cuad: scoreContracts },
  ...{ australian: scoreAustralian, risks: scoreRisks, places: checkPlaces },
};
const [kind, path] = positionals;
if (!path || !isScorer(kind)) {
  console.error(
    "Usage: npm run eval -- unfair-tos|cuad DATA.jsonl[.gz] | australian DIR | risks DIR [--held-out] [--misses FILE] | places DIR|DATA.jsonl[.gz] [--misses FILE] [--draw N [--seed S]], each [--predictions OUT.jsonl] [--record]",
  );
  process.exit(2);
}
const { figures, predictions } = await scorers[kind](path);
if (values.predictions)
  await writeFile(
    values.predictions,
    predictions.map((line) => `${JSON.stringify(line)}\n`).join(""),
  );
console.log(JSON.stringify(figures, null, 2));

function isScorer(name?: string): name is keyof typeof scorers {
  return name !== undefined && Object.hasOwn(scorers, name);
}

async function scoreTerms(data: string) {
  const sentences = await readTerms(data);
  const labels = scoreTermsSentences(sentences.map(({ text }) => text));
  const predictions = sentences.map(({ id }, at) => ({
    id,
    labels: (labels[at] ?? []).map(({ label }) => label),
  }));
  const decisions = sentences.map((sentence, at) => ({
    said: predictions[at]?.labels ?? [],
    right: sentence.labels,
  }));
  return { figures: termsFigures(termsLabels, decisions), predictions };
}

async function scoreContracts(data: string) {
  const contracts = await readContracts(data);
  const times: number[] = [];
  const predictions = contracts.map((contract) => {
    const started = performance.now();
    const prediction = predictContract(contract);
    times.push(performance.now() - started);
    return prediction;
  });
  const categories = Object.keys(contracts[0]?.labels ?? {});
  const decisions = new Map(
    categories.map((category) => [
      category,
      contracts.map(({ labels }, at) => {
        const found = predictions[at]?.categories.find((finding) => finding.category === category);
        return {
          said: found !== undefined,
          right: labels[category]?.present ?? false,
          spans: labels[category]?.spans ?? [],
          start: found?.start ?? 0,
          end: found?.end ?? 0,
        };
      }),
    ]),
  );
  const facts = factFigures(contracts, predictions);
  if (values.record) await recordFigures("facts", { contracts: contracts.length, facts });
  const medianMs = times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
  const figures = {
    contracts: contracts.length,
    ...contractFigures(decisions),
    facts,
    medianMs: Math.round(medianMs * 10) / 10,
  };
  return { figures, predictions };
}

async function scoreAustralian(folder: string) {
  const set = readAustralianSet(folder);
  const texts = [
    ...set.documents.map(({ file, text }) => ({ name: { file }, text })),
    ...[...set.sentences, ...set.facts].map(({ id, text }) => ({ name: { id }, text })),
  ];
  const predictions = texts.flatMap(({ name, text }) =>
    text === null ? [] : [{ ...name, ...predictionOf(analyseDocument(text)) }],
  );
  const answers = new Map(
    predictions.map((line) => ["file" in line ? line.file : line.id, line] as const),
  );
  const figures = australianFigures(set, answers);
  if (values.record) await recordFigures("australian", australianRecord(figures));
  return { figures, predictions };
}

async function scoreRisks(folder: string) {
  const papers = readRiskSet(folder);
  const visible = papers.filter(({ heldOut }) => !heldOut).map(readForClient);
  const heldOut = () => riskFigures(papers.filter((paper) => paper.heldOut).map(readForClient));
  if (values.misses) await writeFile(values.misses, missesInWords(visible));
  if (values.record)
    await recordFigures("risks", { visible: riskFigures(visible), heldOut: heldOut() });
  const predictions = visible.map(({ paper: { file, client }, cards }) => ({
    ...{ file, client, cards },
  }));
  const figures = values["held-out"]
    ? { heldOut: heldOut() }
    : { ...riskFigures(visible), ...raisedWhere(visible) };
  return { figures, predictions };
}

async function checkPlaces(path: string) {
  const papers = await readPapers(path);
  if (values.draw) {
    console.log(drawPlaces(papers, Number(values.draw), Number(values.seed)));
    process.exit(0);
  }
  let [blocks, placed] = [0, 0];
  const suspects = papers.flatMap(({ name, text }) => {
    const reading = readDocument(condense(text).text);
    blocks += reading.blocks.length;
    placed += reading.blocks.filter(({ place }) => place !== null).length;
    return suspectsIn(reading).map((suspect) => ({ name, ...suspect }));
  });
  if (values.misses) {
    const lines = suspects.map(
      ({ name, why, place, words }) => `${name} [${place}] ${why}: ${words}`,
    );
    await writeFile(values.misses, `${lines.join("\n")}\n`);
  }
  const counts = Map.groupBy(suspects, ({ why }) => why);
  const figures = {
    ...{ papers: papers.length, blocks, placed },
    suspects: Object.fromEntries([...counts].map(([why, those]) => [why, those.length])),
  };
  return { figures, predictions: suspects };
}
