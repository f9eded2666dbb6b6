import { overlap } from "../matching/overlap.ts";
import { effects, untold } from "../onerous/effects.ts";
import { sharpened } from "../onerous/signs.ts";
import { type Weighing, weigh } from "../onerous/weigh.ts";
import { matters } from "../questions/matters.ts";
import { type Topic, topics } from "../questions/topics.ts";
import type { Block } from "../reading/blocks.ts";
import type { Reading } from "../reading/reading.ts";
import { isBinding } from "../reading/zones.ts";
import type { Passage } from "../statements/passages.ts";
import { turned } from "../statements/said.ts";
import type { Answered } from "./ask.ts";
import type { Question, Says } from "./question.ts";
import { capital } from "./words.ts";

/**
 * From so surely on a term that no question asks about is raised, and from so gravely on as what must be settled first: of
 * the terms with so much two in three were to be negotiated, on papers from which nothing was learnt (`docs/graded-terms.md`).
 */
const least = { onerous: 0.65, grave: 0.5 };
/** At most so many are raised of one paper, the surest: who wrote a harsh paper is seen by the first of them. */
const mostRaised = 8;

const wordsOf = (seen: string) => new Set(seen.match(/[a-z]+/g));
/** What shares so many words with another is the same, but for the side. */
const same = 0.7;

/** Whether its clause says much the same of the other side, or the sentence binds everybody alike. */
function isMutual(passage: Passage, passages: readonly Passage[]): boolean {
  if (!/\b(?:we|our|they|their)\b/.test(passage.seen)) return /\beverybody\b/.test(passage.seen);
  const own = wordsOf(passage.seen);
  return passages.some((other) => {
    const seen = turned(other.seen);
    if (other === passage || other.clause !== passage.clause || seen === other.seen) return false;
    const words = wordsOf(seen);
    const shared = [...own].filter((word) => words.has(word)).length;
    return shared >= same * (own.size + words.size - shared);
  });
}

/** What promises nothing, whatever its words. */
const silent: ReadonlySet<Block["form"]> = new Set([
  "furniture",
  "contents",
  "guidance",
  "heading",
]);

/** What a client asks of each matter when all that is usual has been asked. */
const questionOf = (topic: Topic): Question => ({
  ...{ id: `beyond/${topic}`, topic, title: "", about: {}, answers: [] },
  question: `What else about ${matters[topic]} weighs on us?`,
  proof: { answered: "", not: "" },
});

/** What is no name of a matter: the paper's parts and its own title, and what holds everything else. */
const unnamed =
  /^(?:items?|articles?|sections?|clauses?|schedules?|attachments?|annexures?|appendi\w+|parts?|general|other|miscellaneous|boilerplate|terms?|conditions|recitals?|background|operative|details|key terms|particulars|definitions?|meanings?|interpretation|witnesseth|hello|introduction)\b|\b(?:agreement|deed|contract|pty|ltd|limited|inc)\b|[^\p{L}\s,;&'’-]/iu;
const beforeName = /^(?:[a-z]{0,3} ?\d+(?:\.\d+)*[.):]?|\(?[a-z]\)|[ivx]+\.)\s+/i;
const mostWords = 5;

/** What the paper's own heading calls a term; null where it calls it nothing. */
function calledBy(heading: string): string | null {
  const name = heading.replace(beforeName, "").trim();
  const words = name.split(/\s+/).length;
  if (name.length < 3 || words > mostWords || unnamed.test(name)) return null;
  const isLoud = name === name.toUpperCase() && name.length > 3;
  return capital(isLoud ? name.toLowerCase() : name);
}

/** A sentence that goes on after others. */
const lowered = (says: string) => says.replace(/^\{?[A-Z]/, (first) => first.toLowerCase());

function saysOf(
  { effect, topic, grave }: Weighing & { topic: Topic },
  seen: string,
  heading: string,
): Says {
  const { title, does, why, ask } = effect ? effects[effect] : untold;
  const called = calledBy(heading);
  return {
    ...{ ask, wording: "", level: grave >= least.grave ? "High" : "Medium" },
    title: `${called ?? capital(matters[topic])}: ${title}`,
    does: called ? `Under “${called}”, ${lowered(does)}` : does,
    why: [...sharpened(seen), why].join(" "),
  };
}

/**
 * Terms that weigh on the client and on which no answer says anything: the surest of each matter.
 * @param answered what the questions of the paper came to. @param of the paper that they are of.
 */
export function beyondQuestions(
  passages: readonly Passage[],
  answered: readonly Answered[],
  { text, blocks }: Pick<Reading, "text" | "blocks">,
): Answered[] {
  const promises = ({ segment, start, end }: Passage) => {
    const block = blocks[segment];
    return (
      block !== undefined &&
      isBinding(block.zone, text.slice(start, end)) &&
      !silent.has(block.form)
    );
  };
  const told = answered.flatMap(({ says, passages: on }) => (says ? on : []));
  const weighing = passages
    .filter((one) => !one.isMeaning && promises(one) && !told.some((other) => overlap(one, other)))
    .flatMap((passage) => {
      const of = weigh(passage);
      const topic = topics.find((one) => one === of.topic);
      return topic && of.onerous >= least.onerous ? [{ ...of, passage, topic }] : [];
    })
    .filter(({ passage }) => !isMutual(passage, passages))
    .toSorted((a, b) => b.onerous - a.onerous);
  const raised = new Set<Topic>();
  return weighing
    .filter(({ topic }) => !raised.has(topic) && raised.add(topic))
    .slice(0, mostRaised)
    .map(({ passage, ...of }) => ({
      question: questionOf(of.topic),
      ...{
        result: "answered",
        says: saysOf(of, passage.seen, blocks[passage.segment]?.heading ?? ""),
        passages: [passage],
        slots: {},
      },
    }));
}
