import type { PdfObjects } from "./objects.ts";
import { unpacked } from "./streams.ts";
import type { PlacedStream } from "./tally.ts";
import { referencesIn, valuesOf } from "./values.ts";

const maxDynamicFormBytes = 4 * 1024 * 1024;
const mostElements = 100_000;
const mostRepeats = 1000;

/** Whether a dynamic form (XFA) is one that can be laid out: neither too long nor repeating itself without end. */
export async function hasSoundDynamicForm(
  objects: PdfObjects,
  streams: ReadonlyMap<number, PlacedStream[]>,
): Promise<boolean> {
  let elements = 0;
  let repeats = 1;
  for (const number of packetsOf(objects)) {
    for (const { data, dictionary } of streams.get(number) ?? []) {
      const packet = await unpacked(data, dictionary, maxDynamicFormBytes);
      if (!packet) return false;
      const xml = new TextDecoder("latin1").decode(packet);
      elements += xml.split("<").length - 1;
      for (const [occur] of xml.matchAll(/<[\w:]*occur\b[^>]{0,500}/g)) {
        for (const [, times] of occur.matchAll(/\b(?:initial|min)\s*=\s*["']\s*(\d+)/g)) {
          repeats *= Math.max(1, Number(times));
        }
      }
    }
  }
  return elements <= mostElements && repeats <= mostRepeats;
}

/** The numbers of the streams that a dynamic form is in: one, or a list of parts. */
function packetsOf(objects: PdfObjects): Set<number> {
  const numbers = new Set<number>();
  for (const { text } of objects.all) {
    for (const value of valuesOf(text, "XFA")) {
      const lists = value.startsWith("[") ? [value] : [value, ...objects.textsOf(value)];
      for (const { number } of lists.flatMap(referencesIn)) numbers.add(number);
    }
  }
  return numbers;
}
