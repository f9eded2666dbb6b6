import { parentPort } from "node:worker_threads";
import { maxSteps, TooManySteps } from "../../app/playbooks/paper.ts";
import { Phrases } from "../../app/playbooks/phrases.ts";
import { maxPhrases } from "../../app/schemas/playbooks/playbook.ts";

const longestPhrase = 200;

/** As many phrases as a playbook may have, of a text's own words: of all lengths, half of them with a word that it has not. */
const phrasesFrom = (text: string): string[] =>
  Array.from({ length: maxPhrases }, (_, at) => {
    const from = Math.floor((at / maxPhrases) * text.length);
    const words = text.slice(from, from + 1 + (at % longestPhrase));
    return at % 2 === 0 ? words : `${words.slice(0, -8)} ${at}`;
  });

/**
 * Says that it is ready, then looks in each text that is posted to it for phrases that share its words, and answers with
 * the milliseconds of processor time that it took.
 */
parentPort?.on("message", (text: string) => {
  const before = process.threadCpuUsage();
  let steps = 0;
  try {
    new Phrases(text, phrasesFrom(text), (more) => {
      steps += more;
      if (steps > maxSteps) throw new TooManySteps();
    });
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
  }
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage((user + system) / 1000);
});
parentPort?.postMessage("ready");
