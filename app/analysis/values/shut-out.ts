/** What is left of a liability. */
const capped =
  /\bliab\w+\b[^.;]{0,60}\b(?:limited|capped|restricted|confined) (?:only |solely )?(?:to|at)\b|\b(?:not|never) exceed\b|\bno more than\b/i;

/** An exclusion of every loss, and not only of some kinds. */
export const allLoss =
  /\bany (?:and all )?(?:loss(?:es)?|damages?|liabilit\w+|claims?)(?: (?:or|and) (?:loss(?:es)?|damages?|liabilit\w+|claims?))? (?:whatsoever|howsoever|of (?:any|whatever|whatsoever) (?:kind|nature|sort))|\b(?:not|no|never)\b[^.;]{0,120}\b(?:direct(?: or|,| and)|direct, (?:or )?) ?indirect\b/i;

/** What makes an exclusion a limit of liability: that it leaves something, or nothing at all. */
export const limits = new RegExp(`${capped.source}|${allLoss.source}`, "i");
