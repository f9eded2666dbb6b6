import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { segmentDocument } from "../../../app/analysis/reading/segment.ts";

function outline(text: string): string[] {
  return segmentDocument(text).map(
    ({ number, heading, level, kind }) => `${kind} ${number}/${level} ${heading}`,
  );
}

describe("segmenting", () => {
  it("reads decimal clauses with their headings", () => {
    expect(
      outline(
        "4 Payment\n4.1 The Customer must pay each invoice.\n4.2 Interest runs on late amounts.",
      ),
    ).toEqual(["heading 4/1 Payment", "clause 4.1/2 Payment", "clause 4.2/2 Payment"]);
  });

  it("takes a row of a table for one, headed by its own first cell", () => {
    expect(
      outline(
        "ORDER FORM\nService\tLocker hire, 42 lockers\nInitial term\t36 months\nHire fee\t$400 per month plus GST\n1 Hire\n1.1 The Club hires the lockers out.",
      ),
    ).toEqual([
      "heading /1 ORDER FORM",
      "clause /2 Service",
      "clause /2 Initial term",
      "clause /2 Hire fee",
      "heading 1/1 Hire",
      "clause 1.1/2 Hire",
    ]);
  });

  it("takes particulars for rows, and what is said in capitals for a sentence", () => {
    const kinds = (text: string) =>
      segmentDocument(text).map(({ kind, heading }) => `${kind}: ${heading}`);
    expect(
      kinds(
        "HIRE FORM\n\nBond: Nil.\n\nHirer: Otter Creek Rowing Club\n\nPeriod      2 weeks from 1 May\n\nThe Hirer must return the boat.",
      ),
    ).toEqual([
      "heading: HIRE FORM",
      "clause: Bond",
      "clause: Hirer",
      "clause: Period",
      "clause: HIRE FORM",
    ]);
    expect(
      kinds(
        "1. Boats\n\nTHE BOATS ARE HIRED AS THEY ARE.\n\nTHE CLUB DOES NOT PROMISE THAT ANY BOAT WILL STAY DRY\n\nWHAT WE DO IF YOU DO NOT BRING THE BOAT BACK\n\nWe charge another day.",
      ),
    ).toEqual([
      "heading: Boats",
      "clause: Boats",
      "clause: Boats",
      "heading: WHAT WE DO IF YOU DO NOT BRING THE BOAT BACK",
      "clause: WHAT WE DO IF YOU DO NOT BRING THE BOAT BACK",
    ]);
    expect(kinds("Stage 2: Design\n\nThe Designer must draw the plans.")).toEqual([
      "heading: Stage 2: Design",
      "clause: Stage 2: Design",
    ]);
  });

  it("takes a number of days at the start of a line for no clause", () => {
    expect(
      outline(
        "8 Ending\n8.1 The Mill may end this agreement by giving the Carter at least\n20 Business Days' notice.",
      ),
    ).toEqual(["heading 8/1 Ending", "clause 8.1/2 Ending"]);
  });

  it("reads headings with a dash after their number, and no house number with one", () => {
    expect(
      outline(
        "02 - Moorings\nThe Master must pay for the berth.\n03 – Fuel\nThe Owner fills the tanks.",
      ),
    ).toEqual(["heading 2/1 Moorings", "clause /2 Moorings", "heading 3/1 Fuel", "clause /2 Fuel"]);
    expect(outline("The premises are:\n12 - 14 Wharf Street, Hobart.").join()).not.toContain("12");
  });

  it("reads one in plain words that runs into its text, and takes no sentence for one", () => {
    const headings = (text: string) => segmentDocument(text).map(({ heading }) => heading);
    expect(
      headings(
        "Hire of the hall\n\nIf it rains. We refund half of the fee.\n\nWhat you bring. Bring your own cups.\n\nKeys and locks. The caretaker keeps a spare key.",
      ).slice(1),
    ).toEqual(["If it rains", "What you bring", "Keys and locks"]);
    expect(headings("C.4 Care of animals. The Hirer must tie up its horses.")).toEqual([
      "C.4 Care of animals",
    ]);
    expect(headings("Hall\n\nThe key is lent. It must come back.")).not.toContain(
      "The key is lent",
    );
  });

  it("reads a heading that runs into its text", () => {
    expect(outline("12.1 Governing Law. This Agreement is governed by the laws of Ohio.")).toEqual([
      "clause 12.1/2 Governing Law",
    ]);
  });

  it("puts lettered and roman items below their clause", () => {
    expect(
      outline(
        "3.1 The Supplier may:\n(a) change the fees;\n(i) at once; or\n(ii) later; and\n(b) stop.",
      ),
    ).toEqual(["clause 3.1/2 ", "clause a/3 ", "clause i/4 ", "clause ii/4 ", "clause b/3 "]);
  });

  it("reads articles and sections that are named", () => {
    expect(outline("ARTICLE IV\nSection 4.1 Term. This Agreement lasts two years.")[1]).toBe(
      "clause 4.1/2 Term",
    );
  });

  it("joins a full line to the next where most lines are paragraphs", () => {
    const full =
      "11.1 Nobody may commence court proceedings about a dispute unless it has first\ncomplied with this clause.";
    expect(outline(full)).toHaveLength(1);
    expect(outline("1. To bring\nbread\nbutter")).toHaveLength(3);
  });

  it("takes plain headings without numbers", () => {
    expect(outline("What you pay us\nYou must pay us within 14 days.")).toEqual([
      "heading /1 What you pay us",
      "clause /2 What you pay us",
    ]);
  });

  it("does not take a number of days or a street number for a clause number", () => {
    expect(outline("30 days after delivery the price is due.")).toEqual(["clause /0 "]);
  });

  it("does not take the line of an address for a clause", () => {
    const text =
      "20. NOTICES\n\nNotices go to the Mill at:\n\n19 Fielding Avenue\n\n(h) Each notice is in writing.";
    expect(outline(text).some((line) => line.startsWith("19"))).toBe(false);
  });

  it("cuts a paragraph where further numbered clauses begin inside it", () => {
    const text = `6. TERMS OF PAYMENT  6.1 Payment Terms. The Distributor shall pay each invoice within thirty days of its date.  6.2 Late Payments. Late amounts bear interest.`;
    expect(segmentDocument(text).map((segment) => segment.number)).toEqual(["6", "6.1", "6.2"]);
  });

  it("joins wrapped lines, and a sentence that a page number interrupts", () => {
    const text =
      "The Supplier agrees that it will provide the services that are\ndescribed below with the care and skill that one would\nexpect of a supplier of such services and that it will at\nall times obey the directions of the\n\n- 5 -\n\ncustomer and of its officers when they are on the\npremises of the customer.";
    expect(segmentDocument(text)).toHaveLength(1);
  });

  it("knows definitions, schedules and the signature block", () => {
    const text =
      "1 Definitions\nBusiness Day means a weekday.\n2 Term\n2.1 Two years.\nExecuted as an agreement\nSigned by Acme Pty Ltd\nSchedule 1 – Fees\nItem one costs $5.";
    expect(segmentDocument(text).map((segment) => segment.kind)).toEqual([
      "heading",
      "definition",
      "heading",
      "clause",
      "signature",
      "signature",
      "schedule",
      "clause",
    ]);
  });

  it("cuts long paragraphs at ends of sentences", () => {
    const text = "The Supplier must keep the premises clean at all times. ".repeat(80);
    for (const { start, end } of segmentDocument(text)) {
      expect(end - start).toBeLessThanOrEqual(1_500);
      expect(text.slice(start, end)).toMatch(/^The .*times\.$/s);
    }
  });

  it("gives segments in order, within the text and without overlap, whatever the text", () => {
    const piece = fc.constantFrom(
      "1.",
      "2.1 ",
      "(a) ",
      "Fees\n",
      "The Supplier must pay. ",
      "\n\n",
      "\t",
      "Schedule 1\n",
      "“X” means y; ",
      "- 3 -\n",
      "é 字 ",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        let at = 0;
        for (const { start, end } of segmentDocument(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe("a sentence that lines break off", () => {
  const pieces = (text: string) =>
    segmentDocument(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, " "));

  it("goes on with a capital where no sentence ends", () => {
    const text =
      "4. Gulf Dairies may check the books at the regular place of business of Tanunda\nBottling where they are kept, and Harrow shall give reasonable help with the\nReview.\n\n5. The fee is due each month.";
    expect(pieces(text)).toEqual([
      "4. Gulf Dairies may check the books at the regular place of business of Tanunda Bottling where they are kept, and Harrow shall give reasonable help with the Review.",
      "5. The fee is due each month.",
    ]);
  });

  it("goes on with a reference to another clause, and over the foot of a page", () => {
    const text =
      "The Tenant shall repair the roof in accordance with\nSection 7, and shall bear the cost of it, so that the\n\n14\n\nLandlord has no expense.\n\nSection 7 Repairs. Repairs are made well.";
    expect(pieces(text)).toEqual([
      "The Tenant shall repair the roof in accordance with Section 7, and shall bear the cost of it, so that the 14 Landlord has no expense.",
      "Section 7 Repairs. Repairs are made well.",
    ]);
  });

  it("goes on under a rule that underlines some of its words", () => {
    const text =
      "The Grower shall not sell to another packer while the Wattle\n-----------\nSeason lasts.\n\nThe Packer pays weekly.";
    expect(pieces(text)[0]).toMatch(/^The Grower .* Season lasts\.$/);
  });

  it("is not joined to particulars, a heading or an item of a list", () => {
    const text =
      "The Carrier will collect the crates from the yard that the Grower has named for it in Mildura\nPhone: 0300 000 000\n\nThe Carrier shall keep the crates dry, cool and clean, and\n(a) must count them\n(b) must weigh them";
    expect(pieces(text)).toHaveLength(5);
  });

  it("reads clauses whose numbers have no stop where they count on from 1", () => {
    const lines = (from: number) =>
      ["The Carrier must load.", "No extra is paid.", "Claims fall due monthly.", "It may deduct."]
        .map((words, at) => `${from + at} ${words}`)
        .join("\n");
    expect(outline(lines(1)).map((line) => line.split("/")[0])).toEqual([
      "clause 1",
      "clause 2",
      "clause 3",
      "clause 4",
    ]);
    expect(outline(lines(12)).join()).not.toContain("clause 13");
  });
});

describe("a table of contents", () => {
  const titles = ["Berths", "Mooring fees", "Care of the jetty", "Insurance", "Ending"];
  const body = titles
    .map((title, at) => `${at + 1} ${title}\n${"The Master looks after the boat. ".repeat(30)}`)
    .join("\n");
  const contents = (text: string) =>
    segmentDocument(text)
      .filter(({ kind }) => kind === "contents")
      .map(({ start, end }) => text.slice(start, end));

  it.each([
    ["a tab", "\t"],
    ["dots", " .......... "],
    ["dots apart", ". . . . . . "],
    ["an ellipsis", "……"],
    ["a wide gap", "      "],
  ])("is read where %s leads to the page", (_, leader) => {
    const lines = titles.map((title, at) => `${at + 1}\t${title}${leader}${2 + at}`);
    expect(contents(`Clause\tPage\n${lines.join("\n")}\n${body}`)).toEqual(lines);
  });

  it("is read past a heading without a page", () => {
    const lines = ["Berths\t2", "Mooring fees\t2", "Part B", "Insurance\t4", "Ending\t5"];
    expect(contents(`Contents\n${lines.join("\n")}\n${body}`)).toEqual(lines);
  });

  it.each([
    ["a pair of key terms", "Mooring fee (days)\t14\nTerm (months)\t24"],
    ["key terms whose numbers rise", "Berth (metres)\t9\nNotice (days)\t30\nTerm (months)\t48"],
    ["key terms that clauses are called after", "Mooring fees\t14\nInsurance\t20\nEnding\t90"],
    ["quantities", "1\tBollards to be set\t4\n2\tFenders to be hung\t12\n3\tCleats\t20"],
    ["more columns", "Bollards\teach\t4\nFenders\teach\t12\nCleats\tpair\t20"],
    ["prices with dots", "Bollards ........ 40\nFenders ........ 120\nCleats ........ 200"],
    [
      "one row among others",
      "Master\tAda Quill\nBerths\t3\nInsurance\t4\nEnding\t5\nLaw\tTasmania",
    ],
    ["numbers that fall", "Berths\t40\nInsurance\t12\nEnding\t3"],
  ])("is not what a table of %s is", (_, rows) => {
    expect(contents(`Details\n\n${rows}\n\n${body}`)).toEqual([]);
    expect(contents(`${body}\n\nSchedule 1\n\n${rows}\n`)).toEqual([]);
  });

  it("is not what runs over the foot of each page", () => {
    const pages = [1, 2, 3, 4].map((page) => `${body}\nJetty Agreement     ${page}`);
    expect(contents(pages.join("\n"))).toEqual([]);
  });
});
