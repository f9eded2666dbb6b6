import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { behaviourDigest } from "./behaviour.ts";

const root = join(import.meta.dirname, "../..");

/** The command that measures each record anew; DATA is the folder of the labelled data. */
export const recordedBy = {
  "cross-validated": "npm run train -- DATA --cross-validate --record",
  facts: "npm run eval -- cuad DATA/cuad/train.jsonl.gz --record",
  australian: "npm run eval -- australian DATA/australian --record",
  risks: "npm run eval -- risks DATA/australian/risks --record",
};

/** Of whose behaviour a record is true: the trained parts are measured by the clauses that they find, whatever is said of them. */
export const measuredOn = (name: keyof typeof recordedBy) =>
  name === "cross-validated" ? "finder" : "analyser";

/** Writes measured figures where the accuracy page and the tests read them, with the digest of the behaviour that was measured. */
export const recordFigures = async (name: keyof typeof recordedBy, figures: object) =>
  writeFile(
    join(root, `app/content/accuracy/${name}.json`),
    `${JSON.stringify({ behaviour: await behaviourDigest(measuredOn(name)), ...figures }, null, 2)}\n`,
  );
