import { describe, expect, it } from "vitest";
import { detailsInWords } from "../../../app/components/record/details-in-words.ts";
import { eventInWords } from "../../../app/components/record/event-words.ts";
import { dayInWords } from "../../../app/lib/days.ts";
import { changesIn, type EventDetails, readDetails } from "../../../app/schemas/event-details.ts";

const [priya, daniel] = [
  { id: "p", email: "priya@firm.example" },
  { id: "d", email: "daniel@firm.example" },
];
const called = { p: "Priya Raman" };

describe("what an event tells besides", () => {
  it.each<[EventDetails, string]>([
    [{ added: [priya, daniel] }, "added Priya Raman and daniel@firm.example"],
    [
      { removed: [daniel], changed: [{ what: "restricted", from: true, to: false }] },
      "removed daniel@firm.example; opened to the whole firm",
    ],
    [
      { person: daniel, changed: [{ what: "role", from: "assistant", to: "lawyer" }] },
      "daniel@firm.example; role from assistant to lawyer",
    ],
    [{ person: daniel, heir: priya }, "daniel@firm.example; handed over to Priya Raman"],
    [
      { changed: [{ what: "name" }, { what: "password_length", from: 6, to: 12 }] },
      "name; minimum password length from 6 to 12",
    ],
    [{ changed: [{ what: "assignee", from: null, to: "p" }] }, "assignee: Priya Raman"],
    [
      { changed: [{ what: "assignee", from: "p", to: null }] },
      "assignee from Priya Raman to nobody",
    ],
    [
      { changed: [{ what: "originals", from: "until_deleted", to: "30_days" }] },
      "how long original files are kept from until the case is deleted to 30 days",
    ],
    [{ flags: ["x"], changed: [{ what: "state", from: "open", to: "dismissed" }] }, "not an issue"],
    [{ way: "out" }, "out of the matter"],
  ])("is said in words: %j", (details, words) => {
    expect(detailsInWords(details, called)).toBe(words);
  });

  it("is nothing where the stored words are no details", () => {
    for (const stored of [null, "", "{", '{"added":"everybody"}', '{"quote":"all loss"}'])
      expect(readDetails(stored)).toBeNull();
    expect(readDetails('{"way":"in"}')).toEqual({ way: "in" });
  });

  it("names what was changed, and what somebody wrote only by its name", () => {
    const before = { name: "a", length: 6, zone: "x" };
    expect(changesIn(before, { name: "b", length: 12, zone: undefined }, ["name"])).toEqual([
      { what: "name" },
      { what: "length", from: 6, to: 12 },
    ]);
    expect(changesIn(before, { name: "a", length: 6 })).toEqual([]);
  });
});

describe("who is let through a wall", () => {
  const told = (id: string) => {
    const thing = { kind: "matter" } as const;
    const details = { added: [{ id, email: "" }] };
    return eventInWords({ action: "let_in", thing, actor: { id: "p" }, details }).did;
  };
  it("is whoever did it, or whoever they hand over to", () => {
    expect(told("p")).toBe("gave themselves access to");
    expect(told("d")).toBe("gave access to");
  });
});

describe("a chosen day", () => {
  it("is said so that day and month are not mistaken", () => {
    expect(dayInWords("2026-04-03")).toBe("Friday 3 April 2026");
    expect(dayInWords("")).toBe("");
  });
});
