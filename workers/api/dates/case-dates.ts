import {
  caseDatesSchema,
  dateAnswerSchema,
  dateChangeSchema,
  ownDateSchema,
} from "../../../app/schemas/dates/kept.ts";
import { addDate, changeDate } from "../../../app/services/dates/change.server.ts";
import { getCaseDates } from "../../../app/services/dates/dates.server.ts";
import { call } from "../call.ts";

/** The days by which somebody must or may do something. */
export const caseDates = [
  call({
    method: "GET",
    path: "/cases/{id}/dates",
    summary:
      "Who must or may do what by when, in the order of the text: each date with its words, its sum, and whether it is sure, confirmed or dismissed",
    signedIn: true,
    answer: caseDatesSchema,
    errors: [404, 409],
    run: ({ scope, member, params }) => getCaseDates(scope.env, member, params.id),
  }),
  call({
    method: "POST",
    path: "/cases/{id}/dates",
    summary: "Add a date of one's own to a case, on words of its document or on none",
    signedIn: true,
    body: ownDateSchema,
    status: 201,
    answer: dateAnswerSchema,
    errors: [404, 409],
    run: async ({ scope, member, params, body }) => ({
      date: await addDate(scope, member, params.id, body),
    }),
  }),
  call({
    method: "PATCH",
    path: "/cases/{id}/dates/{dateId}",
    summary:
      "Confirm, correct or dismiss a date, or give the event on which it hangs its day, from which it is then counted",
    signedIn: true,
    body: dateChangeSchema,
    answer: dateAnswerSchema,
    errors: [404, 409],
    run: async ({ scope, member, params, body }) => ({
      date: await changeDate(scope, member, params.id, params.dateId, body),
    }),
  }),
];
