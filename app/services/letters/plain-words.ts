/** How a lawyer is told what to do, and how the letter to the client suggests the same. */
const suggested: Record<string, string> = {
  ...{ Ask: "asking", Check: "checking", Keep: "keeping", Hold: "holding", Cut: "cutting" },
  ...{ Make: "making", Have: "having", Strike: "striking", Limit: "limiting", Read: "reading" },
  ...{ Compare: "comparing", Delete: "deleting", Get: "getting", Take: "taking", Add: "adding" },
};
const irregular: Record<string, string> = {
  ...{ is: "are", was: "were", has: "have", does: "do", relies: "rely" },
};

/** A sentence for a lawyer, said to the client: "the client" is "you". */
export const forTheClient = (words: string): string =>
  words
    .replace(/\bthe client, or its\b/g, "you, or your")
    .replace(/\b([Tt])he client[’']s\b/g, (_, the) => (the === "T" ? "Your" : "your"))
    .replace(
      /\bthe client (is|was|has|does|needs|wants|pays|bears|gives|relies)\b/g,
      (_, verb: string) => `you ${irregular[verb] ?? verb.slice(0, -1)}`,
    )
    .replace(/\bthe client\b/g, "you")
    .replace(
      "by the law noted here it may not hold, or may draw a penalty",
      "it may not hold in law, or may draw a penalty",
    );

/** A recommendation to a lawyer, in words for their client: "Ask that …" is "We suggest asking that …". */
export function suggestion(recommendation: string): string {
  let first = true;
  return forTheClient(recommendation)
    .split(/(?<=[.!?]) (?=[A-Z“])/)
    .map((sentence) => {
      const [verb = ""] = sentence.split(" ", 1);
      if (!Object.hasOwn(suggested, verb))
        return sentence.replace(/, ask (?=for |that |to )/, ", we suggest asking ");
      const begins = first ? "We suggest" : "We also suggest";
      first = false;
      return `${begins} ${suggested[verb]}${sentence.slice(verb.length)}`;
    })
    .join(" ");
}

const sentences = /(?<=[.!?]) (?=[A-Z“])/;
/** Where the client is spoken of by a pronoun, the sentence would need more than its name put right. */
const pronoun = /\b(?:it|its|itself)\b/i;
/** After "you" these are as they are. */
const modal = "must|may|can|cannot|will|would|could|should|shall|alone";
const verbs = "is|was|has|does|needs|wants|pays|bears|gives|relies|loses|owes|keeps|gets|takes";

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Sentences in which the client is called by its name or role, said to it: "the Customer must pay" is "you must pay".
 * Quoted words, and a sentence that cannot be turned as it stands, stay.
 * @param ways what the document calls the client.
 */
export function toClient(words: string, ways: readonly string[]): string {
  if (ways.length === 0) return words;
  const names = ways.toSorted((a, b) => b.length - a.length).map(escaped);
  const client = `(?:\\b[Tt]he )?\\b(?:${names.join("|")})(?!\\w)`;
  const turned = (sentence: string) => {
    if (pronoun.test(sentence) || /[“”]/.test(sentence)) return sentence;
    const said = sentence
      .replace(new RegExp(`${client}[’']s?(?!\\w)`, "g"), "your")
      .replace(new RegExp(`${client} (${verbs})\\b`, "g"), (_, verb: string) => {
        return `you ${irregular[verb] ?? verb.slice(0, -1)}`;
      })
      .replace(new RegExp(`${client}(?= (?:${modal})\\b|[.,;:)]|$)`, "g"), "you");
    if (new RegExp(client).test(said)) return sentence;
    return said.replace(/^you/, "You");
  };
  return words.split(sentences).map(turned).join(" ");
}
