import type { Case } from "../../schemas/case.ts";
import type { CaseStage } from "../../schemas/cases/life.ts";

/** The specification's steps of an upload, in percent: what has really happened by then. */
export const uploadSteps = { started: 10, sent: 30, stored: 50, analysing: 80, done: 100 } as const;

const stagePercent: Record<CaseStage, number> = {
  stored: uploadSteps.stored,
  reading: uploadSteps.stored,
  analysing: uploadSteps.analysing,
  done: uploadSteps.done,
};

const stageWords: Record<CaseStage, string> = {
  stored: "Stored. The analysis is about to start.",
  reading: "Reading the document…",
  analysing: "Analysing the clauses…",
  done: "Done.",
};

export const percentOf = ({ stage }: Pick<Case, "stage">) => stagePercent[stage];
export const wordsOf = ({ stage }: Pick<Case, "stage">) => stageWords[stage];
