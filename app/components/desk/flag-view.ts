import type { RiskLevel } from "../../schemas/analysis.ts";
import { gravestFirst } from "../case/risk-levels.ts";
import type { NumberedFlag } from "./document-text.tsx";

export const flagOrders = { document: "In document order", level: "Gravest first" } as const;
export type FlagOrder = keyof typeof flagOrders;

export type FlagView = { hidden: readonly RiskLevel[]; order: FlagOrder };

/** The flags that a view lets through, in its order. */
export function viewed(flags: readonly NumberedFlag[], { hidden, order }: FlagView) {
  const shown = flags
    .filter(({ riskLevel }) => !hidden.includes(riskLevel))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  if (order === "document") return shown;
  return gravestFirst(shown);
}
