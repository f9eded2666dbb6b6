import type { Question } from "../asking/question.ts";
import { dealings } from "./trunk-dealings.ts";
import { exit } from "./trunk-exit.ts";
import { liability } from "./trunk-liability.ts";
import { money } from "./trunk-money.ts";
import { rights } from "./trunk-rights.ts";

/** What is asked of every paper that binds two sides, whatever it is for. */
export const trunk: Question[] = [...liability, ...money, ...exit, ...rights, ...dealings];
