import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageAt } from "../../../app/content/index.server.ts";
import { buckets } from "../../../app/services/throttle.server.ts";
import { htmlOf, mainOf, textOf } from "./rendered.tsx";

const words = (path: string) => textOf(mainOf(htmlOf(pageAt(path))));
const sources = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"])
  .filter((file) => !file.startsWith("app/content/"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const found = (pattern: RegExp) => [
  ...new Set([...sources.matchAll(pattern)].map(([, name = ""]) => name)),
];

describe("the cookies page", () => {
  const cookies = [
    ...found(/["'](__Host-[a-z-]+)["']/g),
    ...found(/document\.cookie = `([\w-]+)=/g),
    ...found(/(?:storageKey|draftKey) = ["`]([\w-]+)/g),
    ...found(/\[database, store\] = \["([\w-]+)/g),
  ];

  it("names everything that the program keeps in a browser, and nothing else", () => {
    const named = found(/(?:localStorage|sessionStorage)\.setItem\((\w+)/g);
    expect(named.toSorted()).toEqual(["draftKey", "storageKey"]);
    expect(found(/indexedDB\.open\((\w+)/g)).toEqual(["database"]);
    expect(cookies.length).toBeGreaterThan(4);
    const listed = [
      ...words("/cookies").matchAll(/__Host-[a-z-]+|\bsidebar(?= remembers)|legalai-[a-z-]+/g),
    ];
    expect([...new Set(listed.map(([name]) => name))].toSorted()).toEqual(cookies.toSorted());
  });

  it("says how long each stays", () => {
    for (const stay of ["8 hours without use", "7 days", "after a day", "400 days", "for a year"])
      expect(words("/cookies")).toContain(stay);
  });
});

describe("the privacy page", () => {
  const text = words("/privacy");

  it.each([
    ["browser and country of each session", /sessions: .*Firefox on Windows.*the country/],
    ["what the staff write down about an enquiry", /how it stands, who looks after it.*notes/],
    ["counts by network and email address", /gone within an hour/],
    ["mails that were sent, and that could not be", /7 days after they went out.*30 days/],
    [
      "what people of a firm write, and whom they invite",
      /corrections.*playbooks.*who are invited/,
    ],
    ["what goes to a webhook", /Webhooks: .*without words of documents/],
    ["whom a reader acts for, and what is decided about flags", /whom you say you act for.*flag/],
  ])("says that we keep %s", (_what, kept) => expect(text).toMatch(kept));

  it("promises no more of the counts than the program keeps", () => {
    const seconds = Object.values(buckets).map(({ burst, everySeconds }) => burst * everySeconds);
    expect(Math.max(...seconds)).toBeLessThan(59 * 60);
  });

  it("says that a request which looks automatic may be held back, and what becomes of it", () => {
    expect(text).toMatch(/What looks automatic may be held back\..*a person looks at it/);
    expect(text).toMatch(/The guide.*waits for that look, and the page tells you so/);
  });
});
