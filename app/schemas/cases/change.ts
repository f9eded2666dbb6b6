import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import {
  caseId,
  caseName,
  caseType,
  client,
  emptyToNull,
  givenName,
  matterId,
  side,
} from "./fields.ts";

/** What can be changed of a case. */
export const caseChangeSchema = v.pipe(
  askFor({
    case_name: v.optional(givenName),
    case_type: v.optional(v.nullable(v.pipe(caseType, emptyToNull))),
    side: v.optional(v.nullable(side)),
    /** A party of the document by its name, its role or what else it is called; the levels follow at once. */
    client: v.optional(v.nullable(v.pipe(client, emptyToNull))),
    /** An open matter; null takes the case out of its matter. */
    matter_id: v.optional(v.nullable(matterId)),
    /** What the one who changes it has seen: nothing is changed unless it still is like this. */
    seen: v.optional(
      v.strictObject({
        case_name: v.optional(caseName),
        case_type: v.optional(v.nullable(v.pipe(caseType, emptyToNull))),
        side: v.optional(v.nullable(side)),
      }),
    ),
  }),
  v.check(
    ({ seen: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    "Please say what to change: the name of the case, its type, its matter, the side or the client.",
  ),
);
export type CaseChange = v.InferOutput<typeof caseChangeSchema>;

/** An analysis that a reader asks for, perhaps for another side. */
export const analyseFormSchema = askFor({ side: v.optional(side) });

/** Says nothing besides: a case that an analyser of before has read is analysed anew. */
export const renewFormSchema = askFor({});

/** Whom the reader acts for, as the case's page asks; empty is nobody. */
export const clientFormSchema = askFor({
  client: v.optional(v.pipe(client, emptyToNull), ""),
});

/** The names that a form was shown with, for `seen` of `caseChangeSchema`. */
const seenInForm = {
  seen_name: v.optional(caseName),
  seen_type: v.optional(v.pipe(caseType, emptyToNull), ""),
};

/** What the menu of a case in a list changes: the form of `caseChangeSchema`. An emptied case type is none. */
export const caseFormSchema = askFor({
  id: caseId,
  case_name: givenName,
  case_type: v.optional(v.pipe(caseType, emptyToNull), ""),
  ...seenInForm,
});
