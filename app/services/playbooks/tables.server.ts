import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";
import { inFileName } from "../downloads.ts";
import { AppError } from "../errors.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import { receiveFile } from "../received-file.ts";
import type { Scope } from "../scope.ts";
import { charge } from "../throttle.server.ts";
import { contentOf, findPlaybook, refuseGuests } from "./rows.server.ts";

/** The most bytes of a table: five hundred rules with their wording, and room for what programs add. */
export const maxTableBytes = 4 * 1024 * 1024;

/**
 * A playbook as a file: as it was published last, or where it never was as its draft says.
 * @throws AppError `not_found`; `forbidden`.
 */
export async function exportedPlaybook(
  scope: Scope,
  member: Member,
  playbookId: string,
  type: "xlsx" | "json",
) {
  const row = await findPlaybook(scope.env, member, playbookId);
  refuseGuests(member);
  demand(member, "export");
  await charge(scope, "making", member.user.id);
  const content = contentOf(row);
  await recorded(scope, member, "export", { kind: "playbook", id: playbookId });
  const fileName = `${inFileName(content.name)}.${type}`;
  if (type === "xlsx") {
    const { exportXlsx } = await import("../../playbooks/export-xlsx.ts");
    return { fileName, bytes: Uint8Array.from(await exportXlsx(content)) };
  }
  const json = JSON.stringify({ id: playbookId, version: row.version, ...content }, null, 2);
  return { fileName, bytes: Uint8Array.from(new TextEncoder().encode(json)) };
}

/**
 * The table that came with a form, as a playbook. Nothing is stored.
 * @throws AppError `invalid_input` with everything that is wrong with it by row; `too_large`; `unsupported_type`.
 */
export async function receiveTable(request: Request, member: Member): Promise<PlaybookContent> {
  const { name, bytes } = await receiveFile(request, member, maxTableBytes, {
    missing: "Please choose a file.",
    tooLarge: "This file is larger than 4 MB.",
  });
  const typed = { file: name };
  const isJson = /\.json$/i.test(name);
  if (!isJson && !/\.xlsx$/i.test(name))
    throw new AppError("unsupported_type", "Please choose an .xlsx or a .json file.", { typed });
  const { importJson } = await import("../../playbooks/import-json.ts");
  const { importXlsx } = await import("../../playbooks/import-xlsx.ts");
  const read = isJson ? importJson(new TextDecoder().decode(bytes)) : await importXlsx(bytes);
  if ("content" in read) return read.content;
  throw new AppError("invalid_input", "Nothing was imported: please mend the rows below.", {
    ...{ rows: read.rows.slice(0, mostFaults), typed },
  });
}

/** So many faults are told at once. */
const mostFaults = 1_000;
