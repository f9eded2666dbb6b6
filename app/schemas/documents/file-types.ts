/** Pictures of pages, whose words are read in the browser. */
export const pictureTypes = ["jpg", "png", "tif"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The kinds of file that can be uploaded, by their extension. The first four are those of the specification, section 5. */
export const fileTypes = ["pdf", "doc", "docx", "txt", "rtf", "odt", ...pictureTypes] as const;
export type FileType = (typeof fileTypes)[number];

/** Whether a file is a picture of a page. */
export const isPicture = (type: FileType): type is PictureType =>
  pictureTypes.some((picture) => picture === type);

/** What else a kind of file may be called. */
const otherEndings: Record<string, FileType> = { jpeg: "jpg", tiff: "tif" };

/** What a file is by the end of its name. */
export function typeByName(name: string): FileType | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
  return otherEndings[ending] ?? fileTypes.find((type) => type === ending);
}

/** The same for the choice of a file. */
export const acceptedFiles = [...fileTypes, ...Object.keys(otherEndings)]
  .map((ending) => `.${ending}`)
  .join();

/** `PDF, DOC or TXT`; by their extensions `.pdf, .doc or .txt`. */
export function fileTypesInWords(word: "and" | "or", look: "name" | "extension" = "name"): string {
  const names = fileTypes.map((type) => (look === "name" ? type.toUpperCase() : `.${type}`));
  return `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}
