import type { PaperQuestions } from "../asking/question.ts";
import { businessSale } from "./business-sale.ts";
import { convertible } from "./convertible.ts";
import { founders } from "./founders.ts";
import { guarantee } from "./guarantee.ts";
import { loan } from "./loan.ts";
import { sale } from "./sale.ts";
import { security } from "./security.ts";
import { settlement } from "./settlement.ts";
import { shareSale } from "./share-sale.ts";
import { shareholders } from "./shareholders.ts";
import { subscription } from "./subscription.ts";
import { venture } from "./venture.ts";

/** Papers of money lent and companies owned; those that only stand in others come last. */
export const corporate: readonly PaperQuestions[] = [
  loan,
  guarantee,
  security,
  convertible,
  subscription,
  shareholders,
  shareSale,
  businessSale,
  settlement,
  venture,
  sale,
  founders,
];
