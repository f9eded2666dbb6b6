import { formatDate } from "../../lib/dates.ts";
import { dot } from "../../lib/text/dot.ts";
import type { CaseLine } from "../../schemas/case.ts";

const plain = (name: string) =>
  name
    .replace(/\.[a-z]{1,5}$/i, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

type Told = Pick<CaseLine, "case_name" | "file_name" | "case_type" | "matter" | "created_at">;

/**
 * What stands under a document's name, its date first, which nothing may cut off: a file's name only where it tells
 * something else.
 * @param inMatter whether it stands on the page of its matter.
 */
export const lineOf = (of: Told, inMatter: boolean): string =>
  [
    formatDate(of.created_at),
    of.matter && !inMatter && `Matter: ${of.matter.name}`,
    of.case_type && `Type: ${of.case_type}`,
    plain(of.file_name) !== plain(of.case_name) && of.file_name,
  ]
    .filter(Boolean)
    .join(dot);
