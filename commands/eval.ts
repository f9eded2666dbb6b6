import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { scoreTermsSentences, termsLabels } from "../app/analysis/classifier/classifier.ts";
import { contractFigures } from "./scoring/contract-figures.ts";
import { predictContract } from "./scoring/contract-predictions.ts";
import { factFigures } from "./scoring/fact-figures.ts";
import { readContracts, readTerms } from "./scoring/labelled-data.ts";
import { recordFigures } from "./scoring/record.ts";
import { termsFigures } from "./scoring/terms-figures.ts";

/**
 * `npm run eval -- unfair-tos|cuad DATA.jsonl[.gz] [--predictions OUT.jsonl] [--record]`: scores the shipped weights
 * on labelled data and prints one JSON object of figures. On the data that the weights were trained on
 * the figures are too good; `npm run train -- DATA-DIR --cross-validate` gives fair ones for that.
 * With `--record` the figures for key facts are written where the accuracy page reads them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { predictions: { type: "string" }, record: { type: "boolean" } },
});
const [kind, path] = positionals;
if (!path || (kind !== "unfair-tos" && kind !== "cuad")) {
  console.error("Usage: npm run eval -- unfair-tos|cuad DATA.jsonl[.gz] [--predictions OUT.jsonl]");
  process.exit(2);
}
const { figures, predictions } = await (kind === "cuad" ? scoreContracts(path) : scoreTerms(path));
if (values.predictions)
  await writeFile(
    values.predictions,
    predictions.map((line) => `${JSON.stringify(line)}\n`).join(""),
  );
console.log(JSON.stringify(figures, null, 2));

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
