import type { ClauseRule } from "../kind/rule.ts";
import { antiDilution } from "./anti-dilution.ts";
import { approvalRight } from "./approval-right.ts";
import { buySell } from "./buy-sell.ts";
import { compulsoryTransfer } from "./compulsory-transfer.ts";
import { dividends } from "./dividends.ts";
import { dragAndTag } from "./drag-and-tag.ts";
import { earnOut } from "./earn-out.ts";
import { firstRefusal } from "./first-refusal.ts";
import { interestDilution } from "./interest-dilution.ts";
import { leaver } from "./leaver.ts";
import { noPartition } from "./no-partition.ts";
import { preEmption } from "./pre-emption.ts";
import { reservedMatters } from "./reserved-matters.ts";
import { shareTransfer } from "./share-transfer.ts";
import { shareValuation } from "./share-valuation.ts";

/** Clauses about those who own something together. */
export const companyClauses: readonly ClauseRule[] = [
  antiDilution,
  approvalRight,
  buySell,
  compulsoryTransfer,
  dividends,
  dragAndTag,
  earnOut,
  firstRefusal,
  interestDilution,
  leaver,
  noPartition,
  preEmption,
  reservedMatters,
  shareTransfer,
  shareValuation,
];
