import { parentPort } from "node:worker_threads";
import { UnreadableFile } from "../../app/documents/unreadable.ts";
import { faultsOfLetterhead } from "../../app/services/letters/letterhead-fields.ts";
import { onLetterhead } from "../../app/services/letters/word.server.ts";

const letter = {
  ...{ kind: "letter" as const, date: "1 July 2026", to: "{{from}}", subject: "{{date}}" },
  ...{ body: "A paragraph.\n\n".repeat(200), from: "{{letter}}" },
};
const facts = { firm: "Firm", matter: "{{firm}}", reference: "1", document: "Deed", side: "Us" };

/**
 * Says that it is ready, then takes each Word document that is posted to it as a letterhead, with a letter on it where
 * it is none to be refused, and answers with the milliseconds of processor time that it took.
 */
parentPort?.on("message", async (file: Uint8Array) => {
  const before = process.threadCpuUsage();
  try {
    if (faultsOfLetterhead(file).length === 0) await onLetterhead(file, letter, facts);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage((user + system) / 1000);
});
parentPort?.postMessage("ready");
