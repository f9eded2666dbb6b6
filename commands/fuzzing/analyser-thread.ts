import { parentPort } from "node:worker_threads";
import { analyseDocument } from "../../app/analysis/analyse.ts";
import { outlineOf } from "../explaining/reading.ts";

/**
 * Says that it is ready, then analyses the texts that are posted to it and answers each with the
 * milliseconds of processor time that it took.
 */
parentPort?.on("message", (text: string) => {
  const before = process.threadCpuUsage();
  analyseDocument(text);
  // All that can be read of a text, whether or not the analyser asks for it.
  outlineOf(text);
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage((user + system) / 1000);
});
parentPort?.postMessage("ready");
