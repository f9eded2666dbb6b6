/** Those who bear a clause and those who gain by it, by their indexes. */
export interface Told {
  bears: number[];
  gains: number[];
}

/** A turn of phrase that says who bears a clause or who gains by it, in the clauses where it does. */
export interface Turn {
  /** Ids of the clauses. */
  of: RegExp;
  /** A pattern for every place in a sentence of signs, with groups `bears` and `gains`. */
  says: RegExp;
  /** What the sentence must not say besides. */
  unless: RegExp | null;
}

/**
 * A turn of phrase in words: "<B>" is whoever bears the clause, "<G>" whoever gains, "<B's>" and "<G's>" where something
 * of theirs is named, "<G?>" where either; "~" stands for some words that name nobody, "~~" for any within the sentence.
 */
export const turn = (of: RegExp, words: string, unless: RegExp | null = null): Turn => ({
  of,
  says: new RegExp(
    words
      .replaceAll(/<([BG])('s|\?|)>/g, (_, who: string, own: string) => {
        const sign = `(?<${who === "B" ? "bears" : "gains"}>@\\d+)`;
        return sign + (own === "'s" ? "'s" : own === "?" ? "(?:'s)?" : "(?!')");
      })
      .replaceAll("~~", "[^.;]{0,140}?")
      .replaceAll("~", "[^.;@]{0,80}?"),
    "g",
  ),
  unless,
});

export const anyClause = /./;
export const denial = /\b(?:not?|never|nothing|neither|nor|cannot)\b/;
/** "No amount may be set off by you": a right that nobody has. */
export const deniedRight =
  /\b(?:no|nothing|neither|nor|none)\b[^.;]{0,60}\bmay be\b|\bmay not be\b/;
