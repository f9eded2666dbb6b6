const shorthand: Record<string, string> = {
  may: "(?:may|can|could|(?:is|are|be) entitled to|(?:has|have|having) the (?:sole |unilateral |absolute )?(?:right|option|discretion) to|reserves? (?:the|a|its|our) (?:sole |absolute )?rights? (?:at any time )?to|(?:is|are|be) (?:free|at liberty|able|allowed|permitted) to)",
  must: "(?:must|shall|will|agrees? (?:to|that)|undertakes? (?:to|that)|covenants? (?:to|that|with)|(?:is|are) required to|(?:is|are) obliged to|needs? to|ha(?:s|ve) to|(?:is|are) to|promises? to)",
  mustnot:
    "(?:(?:must|shall|will|may|can|do|does) not|cannot|can't|won't|don't|doesn't|(?:agrees?|undertakes?|covenants?|promises?) (?:that (?:it|he|she|they|you) (?:will|shall) )?not|not to|refrain from|(?:is|are) not (?:permitted|allowed|entitled) to|neither .{2,80}? (?:may|shall|will|must|can)|no party (?:may|shall|will|must|can))",
  number:
    "(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty(?:[- ]one|[- ]eight)?|twenty[- ]four|thirty(?:[- ]six)?|forty[- ]five|sixty|ninety|a)(?: ?\\(\\d{1,4}\\))?",
  percent:
    "(?:\\d{1,3}(?:\\.\\d{1,2})?|one|two|three|four|five|ten|fifteen|twenty|twenty-five|thirty|forty|fifty) ?(?:%|per ?cent)",
  period:
    "(?:(?:business |calendar |working |clear )?(?:days?|weeks?|months?|years?|hours?)['’]?s?['’]?)",
};

/**
 * A pattern for one sentence, letters of either case: `{must}` and the like stand for the ways of
 * saying it, ` ~60 ` for at most 60 characters of anything. Gaps are bounded, so that matching takes
 * time in proportion to the sentence.
 */
export function phrase(source: string): RegExp {
  const expanded = source
    .replace(/ ?~(\d+) ?/g, (_, most: string) => `.{0,${most}}?(?<!\\w)`)
    .replace(/\{([a-z]+)\}/g, (whole, name: string) => {
      const words = shorthand[name];
      if (words === undefined) return whole;
      // "three (3)", "days'" and "5%" do not end where a word does.
      return /^(?:number|period|percent)$/.test(name) ? `\\b${words}` : `\\b${words}\\b`;
    });
  return new RegExp(expanded, "i");
}
