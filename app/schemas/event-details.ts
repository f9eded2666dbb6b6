import * as v from "valibot";

const text = v.string();
const someone = v.strictObject({ id: text, email: text });
const code = v.nullable(v.union([text, v.number(), v.boolean()]));

/** What was changed, by its name; `from` and `to` where they are ids or codes, and not words that somebody wrote. */
const changed = v.strictObject({ what: text, from: v.optional(code), to: v.optional(code) });
export type Changed = v.InferOutput<typeof changed>;

/**
 * What an event of the record tells besides who did what to what: people, ids and codes. `person` is whom it is about,
 * `heir` who takes over what they looked after; `added` and `removed` who may see a matter from then on and who may
 * not; `refused` what was not let through, and how often in the hour; `way` where a case was moved, or what was done about a comment.
 */
export const eventDetailsSchema = v.strictObject({
  person: v.optional(someone),
  heir: v.optional(someone),
  invited: v.optional(text),
  added: v.optional(v.array(someone)),
  removed: v.optional(v.array(someone)),
  changed: v.optional(v.array(changed)),
  flags: v.optional(v.array(text)),
  dates: v.optional(v.array(text)),
  refused: v.optional(
    v.strictObject({ what: v.picklist(["password", "code", "wall", "limit"]), count: v.number() }),
  ),
  way: v.optional(v.picklist(["in", "out", "edited", "deleted"])),
});
export type EventDetails = v.InferOutput<typeof eventDetailsSchema>;

/** The details of a stored event; null where it has none, or what somebody put in its place. */
export function readDetails(stored: string | null): EventDetails | null {
  if (stored === null) return null;
  try {
    return v.parse(eventDetailsSchema, JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Which of these values are not as they were. @param words those that are not told, only that they changed. */
export function changesIn(
  before: Record<string, Changed["from"]>,
  after: Record<string, Changed["to"] | undefined>,
  words: readonly string[] = [],
): Changed[] {
  return Object.entries(after).flatMap(([what, to]) => {
    const from = before[what];
    if (to === undefined || from === to) return [];
    return [words.includes(what) ? { what } : { what, ...(from !== undefined && { from }), to }];
  });
}
