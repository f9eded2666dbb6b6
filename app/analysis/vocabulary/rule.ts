import type { RiskLevel } from "../../schemas/analysis.ts";

/** Words that move a level, why they do, and what to ask for on their account. */
export interface Shift {
  when: RegExp;
  /** A clause for "…, because …"; `{words}` stands for the words that matched. */
  because: string;
  ask?: string;
  /** Where the words settle the level by themselves. */
  to?: RiskLevel;
  /** Words that take its ground away. */
  unless?: RegExp;
  /** Whether the quoted sentence only is read for it, and not the rest of the clause. */
  inSentence?: true;
}

/** All that is known of one clause of the vocabulary: how to find it, how to level it, what to say. */
export interface ClauseRule {
  id: string;
  title: string;
  /** The level for the party that received the paper, if the words say nothing else. */
  level: RiskLevel;
  /** A cheap test: a segment without this is not looked at. */
  cue: RegExp;
  /** Any of these in a sentence says that the clause is there. */
  says: RegExp[];
  /** Under a heading like this, weaker words are enough. */
  heading?: RegExp;
  underHeading?: RegExp;
  /** A heading that names the clause outright: what stands under it is the clause, whatever its words. */
  named?: RegExp;
  /** A sentence with any of these says it even if `unless` matches too. */
  surely?: RegExp[];
  /** A sentence with this is about something else. */
  unless?: RegExp;
  /** Whether a sentence is read together with a next one that begins "Otherwise …" or the like. */
  withConsequence?: true;
  /** A heading under which such words mean something else. */
  notUnder?: RegExp;
  /**
   * Who is worse off by the sentence: the party it is about ("The Customer must indemnify …") or
   * the other one ("The Supplier is not liable …").
   */
  burdens?: "actor" | "others";
  /** Whether the paragraphs beside its own are read for its level ("8.2" for a quote from "8.1"). */
  readWhole?: true;
  /** Words by which whoever the sentence is about is better off ("The Client owns …"). */
  gains?: RegExp;
  /** Words after which stands whoever is better off ("… vests in the Client"). */
  favours?: RegExp;
  /** A sentence with this binds one side as a rule, so that this alone raises nothing. */
  oftenOneSided?: RegExp;
  /** A finer clause: a sentence that says both is shown for that one, if this one has another. */
  yieldsTo?: string;
  raises: Shift[];
  lowers: Shift[];
  /** Completes "This clause …". */
  effect: string;
  /** A sentence of law or practice that the explanation rests on. */
  law: string;
  /** The request to make. */
  ask: string;
}

const shorthand: Record<string, string> = {
  may: "(?:may|can|could|(?:is|are|be) entitled to|(?:has|have|having) the (?:sole |unilateral |absolute )?(?:right|option|discretion) to|reserves? (?:the|a|its|our) (?:sole |absolute )?rights? (?:at any time )?to|(?:is|are|be) (?:free|at liberty|able|allowed|permitted) to)",
  must: "(?:must|shall|will|agrees? (?:to|that)|undertakes? (?:to|that)|covenants? (?:to|that|with)|(?:is|are) required to|(?:is|are) obliged to|needs? to|ha(?:s|ve) to|(?:is|are) to|promises? to)",
  mustnot:
    "(?:(?:must|shall|will|may|can|do|does) not|cannot|can't|won't|don't|doesn't|(?:agrees?|undertakes?|covenants?|promises?) (?:that (?:it|he|she|they|you) (?:will|shall) )?not|not to|refrain from|(?:is|are) not (?:permitted|allowed|entitled) to|neither .{2,80}? (?:may|shall|will|must|can)|no party (?:may|shall|will|must|can))",
  number:
    "(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty(?:[- ]one|[- ]eight)?|twenty[- ]four|thirty(?:[- ]six)?|forty[- ]five|sixty|ninety|a)(?: ?\\(\\d{1,4}\\))?",
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
      // "three (3)" and "days'" do not end where a word does.
      return name === "number" || name === "period" ? `\\b${words}` : `\\b${words}\\b`;
    });
  return new RegExp(expanded, "i");
}
