import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { factRows } from "../../../app/schemas/fact-rows.ts";
import { read, rule } from "../playbooks/rules.ts";

const paper = (...clauses: string[]) =>
  `HOSTING AGREEMENT

This agreement is dated 2 June 2026 between Kestrel Racks Pty Ltd ACN 612 345 678 (Host) and Ibis Dairy Pty Ltd ACN 623 456 789 (Client).

1. Term. This agreement commences on 1 July 2026 and ends on 30 June 2029.
${clauses.map((words, at) => `${at + 2}. ${words}`).join("\n")}
`;
const renewal = (notice: string) =>
  `Renewal. This agreement renews automatically for further periods of 12 months unless either party gives the other written notice of non-renewal ${notice} the end of the term.`;
const row = (text: string, field: string) =>
  factRows(analyseDocument(text).facts)
    .filter((one) => one.field === field)
    .flatMap(({ entries }) => entries.map(({ value }) => value));

describe("notice against a renewal", () => {
  it.each([
    ["no less than 60 and no more than 90 days before", "between 1 April and 1 May 2029"],
    [
      "not more than nine nor less than six months before",
      "between 30 September and 30 December 2028",
    ],
    [
      "no earlier than 3 months and no later than 2 months before",
      "between 30 March and 30 April 2029",
    ],
  ])("is told with both ends, %s", (notice, told) => {
    const { executiveSummary, facts, clauses } = analyseDocument(paper(renewal(notice)));
    expect(executiveSummary).toContain(
      `unless notice is given ${told}; earlier notice does not count`,
    );
    const [most] = facts.notices.map((one) => one.most);
    expect(clauses.find(({ id }) => id === "automatic-renewal")?.values.notice).toMatchObject({
      most,
    });
    expect(row(paper(renewal(notice)), "notices").join()).toMatch(
      /at least \d+ and at most \d+ days/,
    );
  });

  it("is told by its last day where it may be as early as one likes", () => {
    const { executiveSummary } = analyseDocument(paper(renewal("at least 60 days before")));
    expect(executiveSummary).toContain("unless 60 days’ notice is given, by 1 May 2029");
  });

  it.each(["no less than 90 and no more than 60 days before", "not more than 90 days before"])(
    "is told of no day where the last cannot be told: %s",
    (notice) => {
      const { executiveSummary, facts } = analyseDocument(paper(renewal(notice)));
      expect(executiveSummary).toContain("It renews by itself for 1 year at a time (cl 2).");
      expect(facts.notices).toEqual([]);
    },
  );

  it("is told of no day where it is counted in business days", () => {
    const { executiveSummary } = analyseDocument(
      paper(renewal("at least 60 business days before")),
    );
    expect(executiveSummary).toContain("unless 60 business days’ notice is given (cl 2)");
  });
});

describe("notice in hours, and notice whose length cannot be read", () => {
  const atWill = (notice: string) =>
    paper(`Exit. The Client may terminate this agreement at any time on ${notice}.`);

  it.each([
    ["36 hours written notice", 1.5, 36, "36 hours"],
    ["forty-eight (48) hours' notice", 2, 48, "48 hours"],
  ])("%s is not none", (notice, days, hours, told) => {
    const { facts, executiveSummary } = analyseDocument(atWill(notice));
    expect(facts.notices).toMatchObject([{ days, hours, for: "convenience" }]);
    expect(executiveSummary).toContain(`without cause on ${told}’ notice`);
    expect(row(atWill(notice), "notices")).toEqual([`Client: ${told}, without cause`]);
  });

  it.each(["reasonable written notice", "one quarter's notice"])(
    "%s is not told as none",
    (notice) => {
      expect(analyseDocument(atWill(notice)).facts.notices).toEqual([]);
    },
  );

  it("a window to end it is told with both ends", () => {
    const text = atWill("not less than 30 and not more than 60 days' notice");
    expect(analyseDocument(text).executiveSummary).toContain(
      "without cause on at least 30 and at most 60 days’ notice",
    );
    expect(row(text, "notice")).toEqual(["not less than 30 and not more than 60 days"]);
  });

  it("is what a playbook judges by", () => {
    const judged = (value: number, notice: string) =>
      JSON.stringify(
        read(
          rule({
            clause: "termination-for-convenience",
            test: { kind: "number", of: "notice.days", at: "least", value },
          }),
          paper(`Exit. The Host may terminate this agreement at any time on ${notice}.`),
          "Ibis Dairy Pty Ltd",
        ),
      );
    expect(judged(14, "24 hours' notice")).toContain("not_met");
    expect(judged(30, "not less than 30 and not more than 60 days' notice")).not.toContain(
      "not_met",
    );
    expect(judged(45, "not less than 30 and not more than 60 days' notice")).toContain("not_met");
  });
});

describe("a cap on liability", () => {
  it("is told with whose it is", () => {
    expect(
      row(
        paper("Liability. The Host's total liability under this agreement is limited to $90 000."),
        "liabilityCap",
      ),
    ).toEqual(["Host: $90 000"]);
  });

  it("says so where its words name nobody", () => {
    expect(row(paper("Liability. Liability is capped at $90,000."), "liabilityCap")).toEqual([
      "$90,000 (whose liability, it does not say clearly)",
    ]);
  });
});

describe("a footnote", () => {
  const flagsOf = (...notes: string[]) =>
    analyseDocument(
      paper(
        "Safety. The Host must keep the Work Health and Safety Regulation 2017 (NSW)[1] and the Code of Practice².",
        "Fees. The Client must pay $700 per month.*",
        ...[],
      ) + notes.map((words) => `\n${words}\n`).join(""),
    ).riskFlags.map(({ quote }) => quote);

  it.each([
    "[1] As amended from time to time.",
    "² As varied or replaced from time to time at the discretion of the regulator.",
    "* Subject to change without notice.",
    "Notes\n1 As amended from time to time.",
  ])("that binds nobody is no clause: %s", (note) => {
    expect(flagsOf(note)).toEqual(flagsOf());
  });

  it("that lets somebody do something is one", () => {
    expect(flagsOf("* The Host may increase the fees at any time without notice.")).toContainEqual(
      expect.stringContaining("The Host may increase the fees"),
    );
  });
});
