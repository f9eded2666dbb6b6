import ical, { escape as escaped, ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { dayInWords } from "../../lib/days.ts";
import type { ListedDate } from "../../schemas/dates/query.ts";
import { nameOf } from "../../schemas/person.ts";

/** So many days before a date a calendar program reminds of it. */
const reminders = [30, 7, 1];
const day = 24 * 60 * 60;
/** How often a calendar program is asked to look for changes, in seconds. */
const refreshed = 6 * 60 * 60;

type Of = {
  name: string;
  /** The site's own address. */
  site: string;
  /** When it is made, in milliseconds since 1970. */
  now: number;
};

/**
 * Dates as an iCalendar object (RFC 5545): each is a whole day, with its reminders, and has the same UID and a higher
 * SEQUENCE each time that it is changed. What has no day is left out.
 */
export function icalendarOf(dates: readonly ListedDate[], { name, site, now }: Of): string {
  const calendar = ical({
    // The library writes a name as it is given.
    name: escaped(name, false),
    prodId: { company: "LegalAI", product: "Dates", language: "EN" },
    ttl: refreshed,
  });
  for (const date of dates) {
    if (date.date === null) continue;
    const start = new Date(`${date.date}T00:00:00Z`);
    const told = `${date.what} (${date.case.name})`;
    const summary = date.state === "confirmed" ? told : `Not checked: ${told}`;
    const event = calendar.createEvent({
      id: `${date.id}.${date.case.id}@${new URL(site).hostname}`,
      ...{ start, end: new Date(start.getTime() + day * 1_000), allDay: true },
      ...{ summary, description: toldOf(date) },
      url: `${site}/legalai/case/${date.case.id}/dates#date-${date.id}`,
      stamp: new Date(date.at ?? now),
      sequence: date.version,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const days of reminders)
      event.createAlarm({
        ...{ type: ICalAlarmType.display, triggerBefore: days * day, description: summary },
      });
  }
  return calendar.toString();
}

/** What a person has to know of a date before they rely on it. */
function toldOf({ who, opens, date, sum, quote, place, state, by, moved, read, gone }: ListedDate) {
  return [
    who.length > 0 && `For: ${who.join(", ")}`,
    opens && date && `Can be done from ${dayInWords(opens)} to ${dayInWords(date)}.`,
    moved &&
      `The document has come to give ${read ? dayInWords(read) : "another day"}: look at it in LegalAI.`,
    gone && "The newest version of the document does not have its words: look at it in LegalAI.",
    sum,
    quote && `“${quote.trim()}”${place ? ` (${place})` : ""}`,
    state === "confirmed"
      ? `Confirmed${by ? ` by ${nameOf(by)}` : ""}.`
      : "Read by a program and confirmed by nobody: check it before you rely on it.",
  ]
    .filter(Boolean)
    .join("\n");
}
