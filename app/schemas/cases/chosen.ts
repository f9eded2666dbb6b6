import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { caseId, matterId } from "./fields.ts";
import { unfiled } from "./query.ts";

const caseIds = v.pipe(
  v.array(caseId),
  v.minLength(1, "Please choose at least one case."),
  v.maxLength(100, "Please choose at most 100 cases."),
);

/** Several cases at once. */
export const caseIdsSchema = askFor({ ids: caseIds });

/** The boxes of a list that are ticked, one or several, as its buttons send them. */
const chosenIds = v.union(
  [
    caseIds,
    v.pipe(
      caseId,
      v.transform((id) => [id]),
    ),
  ],
  "Please choose at least one case.",
);

/** What a case's own menu sends along when another of its buttons is pressed. */
const comingAlong = {
  case_name: v.optional(v.string()),
  seen_name: v.optional(v.string()),
  seen_type: v.optional(v.string()),
  case_type: v.optional(v.string()),
};

/** Several cases at once, whatever else their forms ask. */
export const chosenCasesSchema = askFor({
  id: chosenIds,
  ...comingAlong,
  matter_id: v.optional(v.string()),
});

const whereTo = "Please choose where to move them.";

/** The same with the place to which they are moved. */
export const movedCasesSchema = askFor({
  id: chosenIds,
  matter_id: v.pipe(
    v.string(whereTo),
    v.nonEmpty(whereTo),
    v.union([v.literal(unfiled), matterId], whereTo),
    v.transform((place) => (place === unfiled ? null : place)),
  ),
});
