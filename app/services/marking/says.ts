import { isGap } from "../../schemas/analysis.ts";
import { type CaseFlag, wordingHeading } from "../../schemas/flag.ts";
import type { CommentReader } from "../../schemas/marking/marking.ts";
import { clauseCalled } from "../flags/clause-called.ts";
import { askedOfOtherSide, isForOwnEars } from "./asked.ts";
import type { MarkedFlag } from "./marked-case.server.ts";

/** What stands first in a copy for one's own file, so that nobody sends it for the other. */
export const notToBeSent = "Internal copy, not to be sent: it tells what we make of this document.";

/** Where a flag's words stand; of what the document lacks, that it does. */
export const placeInWords = (flag: CaseFlag): string | null =>
  isGap(flag) ? "not in the document" : flag.place;

/** The wording that a comment tells: what a change of the text does not show. */
const toldWording = ({ flag, proposal, changes }: MarkedFlag): string[] => {
  const told = isGap(flag) && flag.wording ? { ...flag, wording: flag.wording } : proposal;
  return told && !changes ? [`${wordingHeading(told)}: ${told.wording}`] : [];
};

/**
 * What a comment says of a flag to whom it is for; empty where there is nothing to say to them. Notes, decisions and reasons
 * of the firm are never in it.
 */
export const saysOf = (marked: MarkedFlag, reader: CommentReader): string[] =>
  reader === "other_side" ? toOtherSide(marked) : toOwnFile(marked);

function toOwnFile(marked: MarkedFlag): string[] {
  const { riskLevel, clauseTitle, explanation, recommendation, law } = marked.flag;
  const place = placeInWords(marked.flag);
  return [
    `${riskLevel} risk: ${clauseTitle}${place ? ` (${place})` : ""}`,
    ...(explanation ? [`Why: ${explanation}`] : []),
    ...(recommendation ? [`Recommendation: ${recommendation}`] : []),
    ...(law ? [`The law: ${law.text}`] : []),
    ...toldWording(marked),
  ];
}

const proposed = {
  instead: "We propose other wording here.",
  besides: "We propose to add words here.",
};

/** No level, no reason, no note of the law and nothing of what is uncertain: what is asked, and what is proposed. */
function toOtherSide(marked: MarkedFlag): string[] {
  const { flag, proposal, changes } = marked;
  const asked = isOwnRequest(flag) ? flag.recommendation : askedOfOtherSide(flag.recommendation);
  const said = [
    ...(asked ? [asked] : []),
    ...toldWording(marked),
    ...(proposal && changes && !asked ? [proposed[proposal.replaces ? "instead" : "besides"]] : []),
  ];
  return said.length > 0 ? [neutralTitle(flag), ...said] : [];
}

/** Whether what to ask for is in a person's own words: these go out as they were typed. */
const isOwnRequest = ({ by, edited }: CaseFlag) =>
  edited === null ? by === "person" : edited.recommendation !== undefined;

/** Whether a person's own words for the other side speak of what only their own firm should hear. */
export const saysTooMuch = ({ flag }: MarkedFlag, reader: CommentReader): boolean =>
  reader === "other_side" && isOwnRequest(flag) && isForOwnEars(flag.recommendation);

/** What a clause is called in the vocabulary. Titles that people or a model gave may say what they make of it. */
function neutralTitle(flag: CaseFlag): string {
  const { clauseTitle, edited } = flag;
  const place = placeInWords(flag);
  const title = edited?.clauseTitle ?? clauseTitle;
  if (clauseCalled(title) === null) return flag.place ?? "Comment";
  return place ? `${title} (${place})` : title;
}
