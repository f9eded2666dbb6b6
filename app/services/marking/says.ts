import type { MarkedFlag } from "./marked-case.server.ts";

/**
 * What a comment says of a flag: what the other side may read. Notes, decisions and reasons of the firm are never in it.
 */
export function saysOf({ flag, proposal, changes }: MarkedFlag): string[] {
  const { riskLevel, clauseTitle, place, explanation, recommendation } = flag;
  return [
    `${riskLevel} risk: ${clauseTitle}${place ? ` (${place})` : ""}`,
    ...(explanation ? [`Why: ${explanation}`] : []),
    ...(recommendation ? [`Ask: ${recommendation}`] : []),
    ...(proposal && !changes ? [`Proposed wording: ${proposal.wording}`] : []),
  ];
}
