import { documentsInWords } from "../case-list/documents-in-words.ts";

const words = (count: number, one: string) =>
  `${count.toLocaleString("en-AU")} ${count === 1 ? one : `${one}s`}`;

/** "7 matters and 40 documents" */
export const extentInWords = ({ matters, cases }: { matters: number; cases: number }): string =>
  `${matters === 0 ? "no matters" : words(matters, "matter")} and ${documentsInWords(cases).toLowerCase()}`;

/** " for all 5 members", or nothing for who is alone. */
export const membersInWords = (members: number): string =>
  members > 1 ? ` for all ${words(members, "member")}` : "";
