import type { PaperQuestions } from "../asking/question.ts";
import { building } from "./building.ts";

/** Contracts to build between an owner or principal and its contractor. */
export const construction: PaperQuestions = {
  id: "construction",
  of: /^Construction contract$/,
  roles: { recipient: "Contractor", drafter: "Principal" },
  questions: building({
    id: "construction",
    worker: "Contractor",
    payer: "Principal",
    works: "Works",
    builds: "recipient",
  }),
};

/** Contracts to build or renovate a home: the builder issues the paper. */
export const homeBuilding: PaperQuestions = {
  id: "home-building",
  of: /^Home building contract$/,
  roles: { recipient: "Owner", drafter: "Builder" },
  questions: building({
    id: "home-building",
    worker: "Builder",
    payer: "Owner",
    works: "Works",
    builds: "drafter",
  }),
};
