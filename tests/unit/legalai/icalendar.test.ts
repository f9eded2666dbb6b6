import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { ListedDate } from "../../../app/schemas/dates/query.ts";
import { icalendarOf } from "../../../app/services/dates/icalendar.ts";

const date = (of: Partial<ListedDate> = {}): ListedDate => ({
  ...{ id: "d1", kind: "fixed", what: "pay the bond", who: ["Acacia Pty Ltd"], date: "2027-02-28" },
  ...{ opens: null, event: null, period: null, sum: "A sum.", convention: "on", other: null },
  ...{ calendar: null, action: "payment", quote: "by 28 February 2027", start: 0, end: 5 },
  ...{ place: "cl 2", state: "sure", by: null, at: null, version: 3, note: null, read: null },
  ...{ own: false, moved: null, gone: false, case: { id: "c1", name: "The lease" } },
  ...of,
});
const of = { name: "Dates", site: "https://legalai.example", now: Date.UTC(2026, 10, 28) };

/** What another library reads of it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((one) => ({
    event: new ICAL.Event(one),
    alarms: one
      .getAllSubcomponents("valarm")
      .map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
    url: one.getFirstPropertyValue("url"),
  }));
  // It leaves the type of a property that it does not know, and so its escaping, to whoever does (RFC 7986: TEXT).
  const name = String(calendar.getFirstPropertyValue("x-wr-calname"));
  return { name: name.replace(/\\(.)/g, "$1"), events };
}

describe("a calendar of dates, as another library reads it", () => {
  it("has each as one whole day, with reminders, its sum, its words and the way to it", () => {
    const { events } = read(icalendarOf([date()], of));
    const [{ event, alarms, url } = { event: null, alarms: [], url: null }] = events;
    expect([
      event?.startDate.isDate,
      event?.startDate.toString(),
      event?.endDate.toString(),
    ]).toEqual([true, "2027-02-28", "2027-03-01"]);
    expect([event?.uid, event?.sequence]).toEqual(["d1.c1@legalai.example", 3]);
    expect(event?.summary).toBe("Not checked: pay the bond (The lease)");
    expect(event?.description).toContain("confirmed by nobody: check it");
    expect(event?.description).toContain("“by 28 February 2027” (cl 2)");
    expect(alarms).toEqual(["-P30D", "-P7D", "-P1D"]);
    expect(url).toBe("https://legalai.example/legalai/case/c1/dates#date-d1");
  });

  it("says what moved, what is gone, who confirmed and both ends of a window, and leaves out what has no day", () => {
    const by = { id: "a", email: "a@b.example", name: "Priya Raman" };
    const file = icalendarOf(
      [
        date({ state: "confirmed", by, opens: "2027-01-01", gone: true }),
        date({ id: "d2", moved: { from: "2027-01-01" }, read: "2027-03-05" }),
        date({ id: "d3", date: null }),
      ],
      of,
    );
    const { events } = read(file);
    expect(events).toHaveLength(2);
    expect(events[0]?.event.summary).toBe("pay the bond (The lease)");
    expect(events[0]?.event.description).toContain("Confirmed by Priya Raman.");
    expect(events[0]?.event.description).toContain("Friday 1 January 2027 to Sunday 28 February");
    expect(events[0]?.event.description).toContain("does not have its words");
    expect(events[1]?.event.description).toContain("come to give Friday 5 March 2027");
  });

  it("has whatever words there are as they are, and no line of more than 75 bytes", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }).map((words) => `w${words}w`),
        fc.constantFrom(",", ";", "\\", '"', ":", "\\n", "BEGIN:VEVENT", "ü".repeat(80)),
        (words, mark) => {
          const told = `${words}${mark}${words}`.replace(/\p{Cc}/gu, " ");
          const file = icalendarOf([date({ what: told, quote: `${told}\n${told}` })], {
            ...{ ...of, name: told },
          });
          const { name, events } = read(file);
          expect(name).toBe(told);
          expect(events).toHaveLength(1);
          expect(events[0]?.event.summary).toBe(`Not checked: ${told} (The lease)`);
          expect(events[0]?.event.description).toContain(`“${told}\n${told}”`);
          for (const line of file.split("\r\n"))
            expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        },
      ),
    );
  });
});
