import {
  calendarListSchema,
  madeCalendarSchema,
  newCalendarSchema,
} from "../../../app/schemas/dates/calendar.ts";
import {
  listCalendars,
  makeCalendar,
  revokeCalendar,
} from "../../../app/services/dates/calendars.server.ts";
import { readDateFile } from "../../../app/services/dates/feed.server.ts";
import { setAttachment } from "../../../app/services/downloads.ts";
import { call } from "../call.ts";

/** What calendar programs are given. */
export const calendars = [
  call({
    method: "GET",
    path: "/cases/{id}/dates/{dateId}.ics",
    summary:
      "One sure or confirmed date as an iCalendar file, with reminders 30, 7 and 1 days before",
    signedIn: true,
    answer: "text/calendar; charset=utf-8",
    errors: [404, 409],
    async run({ scope, member, params, headers }) {
      const { fileName, file } = await readDateFile(scope, member, params.id, params.dateId);
      const bytes = new TextEncoder().encode(file);
      setAttachment(headers, fileName, bytes.byteLength);
      return bytes;
    },
  }),
  call({
    method: "GET",
    path: "/calendars",
    summary: "The calendars of the person, in all of their firms",
    signedIn: true,
    answer: calendarListSchema,
    run: async ({ scope, member }) => ({ calendars: await listCalendars(scope.env, member) }),
  }),
  call({
    method: "POST",
    path: "/calendars",
    summary:
      "Make an address, shown here once and never again, at which a calendar program fetches the sure and confirmed dates that the person may see, of one matter or of all",
    signedIn: true,
    body: newCalendarSchema,
    status: 201,
    answer: madeCalendarSchema,
    errors: [404, 409],
    run: ({ scope, member, body }) => makeCalendar(scope, member, body),
  }),
  call({
    method: "DELETE",
    path: "/calendars/{id}",
    summary: "Turn one of the person's calendars off: its address answers no more",
    signedIn: true,
    status: 204,
    run: ({ scope, member, params }) => revokeCalendar(scope, member, params.id),
  }),
];
