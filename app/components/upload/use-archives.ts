import { useState } from "react";

const isArchive = (name: string) => /\.zip$/i.test(name);

/** Unpacks archives among the files that were chosen; says what was left out of them, and whether it is under way. */
export function useArchives() {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [unpacking, setUnpacking] = useState(false);
  const unpack = async (files: readonly File[]): Promise<File[]> => {
    setLeftOut([]);
    if (!files.some(({ name }) => isArchive(name))) return [...files];
    setUnpacking(true);
    const documents: File[] = [];
    const said: string[] = [];
    try {
      const { unpackArchive } = await import("./unpack-archive.ts");
      for (const file of files) {
        if (!isArchive(file.name)) {
          documents.push(file);
          continue;
        }
        const unpacked = await unpackArchive(file);
        documents.push(...unpacked.files);
        if (unpacked.leftOut) said.push(unpacked.leftOut);
      }
    } catch {
      said.push(
        "The archive could not be unpacked. Please unpack it yourself and choose its documents.",
      );
    }
    setLeftOut(said);
    setUnpacking(false);
    return documents;
  };
  return { unpack, unpacking, leftOut };
}
