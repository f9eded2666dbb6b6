import type { PaperQuestions } from "../asking/question.ts";
import { saas } from "./saas.ts";

export { trunk } from "./trunk.ts";

/** The kinds of paper that have questions of their own. */
export const papers: readonly PaperQuestions[] = [saas];
