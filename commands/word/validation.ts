import { initialize, verifyDeliverable } from "docxodus/core";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** A Word document and what it was made from; null where nothing was. */
export type Made = { title: string; bytes: Uint8Array; original: Uint8Array | null };

/** What a marked copy must not be found to be, each as a change of a sound one's main part. */
const plantedFaults: Record<string, (source: string) => string> = {
  "a deletion without a number": (source) => source.replace(/<w:del w:id="\d+"/, "<w:del"),
  "a date that is none": (source) => source.replace(/(<w:ins [^>]*w:date=")[^"]*/, "$1today"),
  "properties behind the words": (source) =>
    source.replace(/<w:ins [^>]*>/, "$&<w:r><w:t>x</w:t><w:rPr><w:b/></w:rPr></w:r>"),
  "a paragraph in an insertion": (source) => source.replace(/<w:ins [^>]*>/, "$&<w:p/>"),
  "an attribute of nobody's": (source) => source.replace(/<w:ins /, '$&w:ours="1" '),
  "a comment that is not there": (source) =>
    source.replace(/<w:commentReference w:id="\d+"/, '<w:commentReference w:id="9999"'),
  "a comment that does not end": (source) => source.replace(/<w:commentRangeEnd [^>]*>/, ""),
};

/**
 * Has the validator of Microsoft's Open XML SDK, which the library for redlines carries, read documents that we made, and
 * holds them to having no error that their originals do not have. First it has to find the errors that we plant.
 * @throws where it finds one, or does not find a planted one.
 */
export async function checkValid(made: readonly Made[]): Promise<void> {
  await initialize();
  const faults: string[] = [];
  const [first] = made;
  if (first) faults.push(...(await missedIn(first)));

  let unread = 0;
  for (const { title, bytes, original } of made) {
    const before = original ? await errorsOf(original) : [];
    if (before === null) {
      unread++;
      continue;
    }
    const after = await errorsOf(bytes);
    if (after === null) faults.push(`${title}: is not read by the validator any more`);
    else faults.push(...added(before, after).map((error) => `${title}: ${error}`));
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  console.log(
    `${made.length - unread} documents have no error of Open XML that their originals have not (it cannot read ${unread} of the originals); ${Object.keys(plantedFaults).length} planted ones are found`,
  );
}

async function missedIn({ bytes }: Made): Promise<string[]> {
  const files = unzipSync(bytes);
  const main = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  const sound = (await errorsOf(bytes)) ?? [];
  const missed: string[] = [];
  for (const [fault, plant] of Object.entries(plantedFaults)) {
    const planted = zipSync({ ...files, "word/document.xml": strToU8(plant(main)) });
    const errors = await errorsOf(planted);
    if (!errors || added(sound, errors).length === 0)
      missed.push(`the validator does not find ${fault}`);
  }
  return missed;
}

/** What is wrong with a document; null where its package cannot be read. */
async function errorsOf(bytes: Uint8Array): Promise<string[] | null> {
  const { checks, findings } = await verifyDeliverable(bytes);
  if (checks.some(({ status }) => status !== "completed")) return null;
  // Places move with our marks: the kind of error, its part and its element are told.
  return findings.map(
    ({ code, owningPartUri, message }) =>
      `${code} in ${owningPartUri}: ${message.replace(/ at '[^']*'/, "")}`,
  );
}

/** Errors of the second list that the first has not, or not as often. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((error) => {
    const i = left.indexOf(error);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
