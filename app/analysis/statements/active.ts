const passive =
  /(?:^(?:\(?[a-z\d.]{1,8}\)? )?|[,;:] (?:and |but )?|\b(?:and|but|that) )((?:(?!\b(?:is|are|must|may|has|nothing|if|unless|where|any(?:thing|one))\b)[^,;:]){1,110}?) (may not|may|must|need not) be ((?:[a-z]+ly |so )?)(?!construed|deemed|read|taken|bound)([a-z]{3,16})((?: (?:or|and) [a-z]{3,16})?(?: (?:(?!\bby (?:we|they)\b)[^,;:]){1,60}?)?) by (we|they)\b(.{0,200})/;

const irregular: Record<string, string> = {
  made: "make",
  given: "give",
  kept: "keep",
  held: "hold",
  paid: "pay",
  sold: "sell",
  taken: "take",
  shown: "show",
  sent: "send",
  brought: "bring",
  borne: "bear",
  withdrawn: "withdraw",
  withheld: "withhold",
};

/** What is done, by what has been done: "terminated" is from "terminate"; null of what is no such word. */
function verbOf(done: string): string | null {
  const known = irregular[done];
  if (known) return known;
  if (!done.endsWith("ed")) return null;
  const stem = done.slice(0, -2);
  if (stem.endsWith("i")) return `${stem.slice(0, -1)}y`;
  if (/(?:cancell|labell|controll|rr|tt|pp|nn)$/.test(stem)) return stem.slice(0, -1);
  return /(?:[^e]at|et|iz|is|v|c|g|us|os|as|ns|rs|ut|id|od|ir|ur|or|ar|in|bin)$/.test(stem) &&
    !/(?:treat|edit|audit|monitor|retain|join|repair|return|inform|regard|cover|offer)$/.test(stem)
    ? `${stem}e`
    : stem;
}

/**
 * A sentence in the active voice, that says in the passive what somebody may or must do: "they may terminate this
 * agreement at any time" of "this agreement may be terminated at any time by they"; null of every other.
 * @param seen a sentence as a client sees it.
 */
export function activeOf(seen: string): string | null {
  const [, what = "", modal = "", how = "", done = "", more = "", who = "", rest = ""] =
    passive.exec(seen) ?? [];
  const verb = verbOf(done);
  if (!verb) return null;
  const none = /\bno (?=[a-z])/;
  const isNone = none.test(what);
  return `${who} ${isNone ? "may not" : modal} ${how}${verb} ${what.replace(none, "")}${more}${rest}`;
}
