import { escaped } from "../../analysis/matching/escaped.ts";

/** How a lawyer is told what to do, and how the letter to the client suggests the same. */
const suggested: Record<string, string> = {
  ...{ Accept: "accepting", Add: "adding", Agree: "agreeing", Allow: "allowing" },
  ...{ Annex: "annexing", Apply: "applying", Ask: "asking", Assign: "assigning" },
  ...{ Attach: "attaching", Bar: "barring", Bind: "binding", Bring: "bringing", Cap: "capping" },
  ...{ Carve: "carving", Charge: "charging", Check: "checking", Compare: "comparing" },
  ...{ Complete: "completing", Confine: "confining", Count: "counting", Cover: "covering" },
  ...{ Cut: "cutting", Define: "defining", Delete: "deleting", Diarise: "diarising" },
  ...{ End: "ending", Enter: "entering", Except: "excepting", Exclude: "excluding" },
  ...{ Execute: "executing", Extend: "extending", Fill: "filling", Fix: "fixing", Get: "getting" },
  ...{ Give: "giving", Have: "having", Hold: "holding", Insure: "insuring", Keep: "keeping" },
  ...{ Leave: "leaving", Let: "letting", Limit: "limiting", Link: "linking", Lift: "lifting" },
  ...{ List: "listing" },
  ...{
    Lower: "lowering",
    Make: "making",
    Measure: "measuring",
    Know: "knowing",
    Model: "modelling",
    Move: "moving",
    Name: "naming",
  },
  ...{ Narrow: "narrowing", Obtain: "obtaining", Offer: "offering", Open: "opening" },
  ...{ Pay: "paying", Protect: "protecting", Put: "putting", Read: "reading", Recast: "recasting" },
  ...{ Record: "recording", Reduce: "reducing", Register: "registering", Remove: "removing" },
  ...{ Repeat: "repeating", Replace: "replacing", Require: "requiring", Reserve: "reserving" },
  ...{ Restore: "restoring", Review: "reviewing", Say: "saying", Search: "searching" },
  ...{
    Serve: "serving",
    Set: "setting",
    Settle: "settling",
    Sign: "signing",
    Shorten: "shortening",
  },
  ...{ State: "stating", Strike: "striking", Take: "taking", Test: "testing", Tie: "tying" },
  ...{ Treat: "treating", Use: "using", Waive: "waiving", Widen: "widening" },
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

/** What else a sentence tells a lawyer to do: "…, or make it mutual", "… and keep the rest". */
const more = new RegExp(
  `((?:, | )(?:and|or|then) |[,;] )(${Object.keys(suggested).join("|").toLowerCase()})(?= (?!and |or ))`,
  "g",
);

/** What follows the first of the things to do, each of the others said as the first is; of what is asked for, as it is. */
const following = (verb: string, rest: string) =>
  verb === "Ask"
    ? rest
    : rest.replace(more, (_, link: string, other: string) => {
        return link + suggested[other.charAt(0).toUpperCase() + other.slice(1)];
      });

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
      return `${begins} ${suggested[verb]}${following(verb, sentence.slice(verb.length))}`;
    })
    .join(" ");
}

const sentences = /(?<=[.!?]) (?=[A-Z“])/;
/** Where the client is spoken of by a pronoun, the sentence would need more than its name put right. */
const pronoun = /\b(?:it|its|itself)\b/i;
/** After "you" these are as they are. */
const modal = "must|may|can|cannot|will|would|could|should|shall|alone";
const verbs = "is|was|has|does|needs|wants|pays|bears|gives|relies|loses|owes|keeps|gets|takes";

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
