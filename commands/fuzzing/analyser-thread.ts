import { parentPort } from "node:worker_threads";
import { analyseDocument } from "../../app/analysis/analyse.ts";
import { condense } from "../../app/analysis/condensing/condense.ts";
import { outlineOf } from "../explaining/reading.ts";

/**
 * Says that it is ready, then analyses the texts that are posted to it and answers each with the
 * milliseconds of processor time that it took.
 */
parentPort?.on("message", (text: string) => {
  const before = process.threadCpuUsage();
  // An outline has its text analysed too, as it is condensed, which most texts are from the beginning.
  if (condense(text).text !== text) analyseDocument(text);
  // All that can be read of a text, whether or not the analyser asks for it.
  outlineOf(text);
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage((user + system) / 1000);
});
parentPort?.postMessage("ready");
