import { checkContent, type Imported } from "./check-content.ts";

/** A playbook from JSON as the API gives it; the id and the version of where it comes from do not count. */
export function importJson(text: string): Imported {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return {
      rows: [{ row: 0, message: "This is not JSON. Please send the file as it was exported." }],
    };
  }
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { rows: [{ row: 0, message: "This is JSON, but no playbook." }] };
  const { id: _, version: __, ...content } = given as Record<string, unknown>;
  return checkContent(content);
}
