import { describe, expect, it } from "vitest";
import { countLevels, gravestFirst, markOf } from "../../../app/components/case/risk-levels.ts";
import { findNext } from "../../../app/components/desk/find-next.ts";
import { countryInWords, deviceInWords } from "../../../app/components/legalai/device.ts";
import { grouped, inPart, partOf, viewed } from "../../../app/components/rail/flag-view.ts";
import { fileSizeInWords } from "../../../app/lib/file-size.ts";
import { type RiskLevel, unbound } from "../../../app/schemas/analysis.ts";

const flag = (number: number, riskLevel: RiskLevel, start: number) => ({
  ...unbound,
  number,
  riskLevel,
  start,
  end: start + 5,
  clauseTitle: "",
  quote: "words",
  group: "matters" as "matters" | "also",
  explanation: "",
  recommendation: "",
});

describe("findNext", () => {
  const text = "Notice in writing.\nNOTICE by post (a) or (b).";
  it("finds words whatever their case, from an offset on", () => {
    expect(findNext(text, "notice", 1)).toEqual({ start: 19, end: 25 });
  });
  it("goes round at the end", () => {
    expect(findNext(text, "notice", 30)).toEqual({ start: 0, end: 6 });
  });
  it("takes signs for what they are and line ends for spaces", () => {
    expect(findNext(text, "(a) or", 0)).toEqual({ start: 34, end: 40 });
    expect(findNext(text, "writing. notice", 0)).toEqual({ start: 10, end: 25 });
  });
  it("finds nothing in nothing", () => {
    expect(findNext(text, "  ", 0)).toBeNull();
    expect(findNext(text, "absent", 0)).toBeNull();
  });
});

describe("viewed", () => {
  const flags = [flag(0, "Low", 40), flag(1, "High", 20), flag(2, "Medium", 0)];
  it("puts flags in the document's order, whatever order they came in", () => {
    const shown = viewed(flags, { hidden: [], order: "document" });
    expect(shown.map(({ number }) => number)).toEqual([2, 1, 0]);
  });
  it("leaves out the levels that are hidden, and puts the gravest first", () => {
    const shown = viewed(flags, { hidden: ["Medium"], order: "level" });
    expect(shown.map(({ riskLevel }) => riskLevel)).toEqual(["High", "Low"]);
  });
});

describe("the parts of the list", () => {
  const weighty = (number: number, riskLevel: RiskLevel, weight: number) => ({
    ...flag(number, riskLevel, number),
    weight,
  });
  const also = { ...weighty(3, "High", 0.9), group: "also" as const, start: 0 };
  const gap = { ...weighty(4, "High", 0.85), quote: "", start: 0, end: 0 };
  const smallGap = { ...weighty(5, "Low", 0.3), quote: "", start: 0, end: 0 };
  const flags = [weighty(0, "Low", 0.2), also, smallGap, weighty(1, "High", 0.8), gap];
  const numbers = (view: Parameters<typeof viewed>[1]) =>
    viewed([...flags, weighty(2, "High", 0.95)], view).map(({ number }) => number);

  it("are what matters by weight, then what is not there, then what else is", () => {
    expect(numbers({ hidden: [], order: "level" })).toEqual([2, 1, 0, 4, 5, 3]);
    expect(numbers({ hidden: [], order: "document" })).toEqual([0, 1, 2, 5, 4, 3]);
  });

  it("are chosen by level, but for what else is there, which has none", () => {
    expect(numbers({ hidden: ["High"], order: "level" })).toEqual([0, 5, 3]);
  });

  it("are each told by the flag itself", () => {
    expect([gap, also, weighty(1, "High", 0.8)].map(partOf)).toEqual(["gap", "also", "matters"]);
    expect(inPart(flags, "gap").map(({ number }) => number)).toEqual([5, 4]);
  });
});

describe("marks", () => {
  it("have the look of their level where it matters, and a faint one where it does not", () => {
    const one = flag(0, "High", 0);
    expect([markOf(one), markOf({ ...one, group: "also" })]).toEqual(["mark-high", "mark-also"]);
  });
});

describe("grouped", () => {
  it("puts the flags of a clause together, the gravest first, with the places where they stand", () => {
    const at = (number: number, level: RiskLevel, clauseTitle: string, place: string | null) => ({
      ...flag(number, level, number),
      ...{ clauseTitle, place },
    });
    const groups = grouped([
      at(0, "Low", "Indemnity", "cl 9.2"),
      at(1, "High", "Assignment", null),
      at(2, "High", "Indemnity", "cl 14.1"),
      at(3, "Low", "Indemnity", "cl 9.2"),
    ]);
    expect(
      groups.map(({ title, flags, places }) => [title, flags.map(({ number }) => number), places]),
    ).toEqual([
      ["Indemnity", [2, 0, 3], ["cl 14.1", "cl 9.2"]],
      ["Assignment", [1], []],
    ]);
  });
});

describe("grouped by words", () => {
  const on = (number: number, clauseId: string, clauseTitle: string, start: number) => ({
    ...flag(number, "High" as const, start),
    ...{ clauseId, clauseTitle },
  });
  const titles = (...flags: ReturnType<typeof on>[]) => grouped(flags).map(({ title }) => title);

  it("puts a release and a limit on the same words on one card with both names", () => {
    const limit = on(0, "limitation-of-liability", "Limitation of Liability", 10);
    const release = on(1, "covenant-not-to-sue", "Release", 12);
    expect(titles(limit, release)).toEqual(["Limitation of Liability; Release"]);
  });

  it("keeps them apart where they stand on other words, and kinds that are not related", () => {
    const limit = on(0, "limitation-of-liability", "Limitation of Liability", 10);
    const elsewhere = on(1, "covenant-not-to-sue", "Release", 40);
    const law = on(2, "governing-law", "Governing Law", 11);
    expect(titles(limit, elsewhere, law)).toHaveLength(3);
  });
});

describe("levels", () => {
  const flags = [{ riskLevel: "Low" }, { riskLevel: "High" }, { riskLevel: "Low" }] as const;
  it("are counted each", () => {
    expect(countLevels(flags)).toEqual({ High: 1, Medium: 0, Low: 2 });
  });
  it("are sorted by gravity", () => {
    expect(gravestFirst(flags).map(({ riskLevel }) => riskLevel)).toEqual(["High", "Low", "Low"]);
  });
});

describe("devices and places", () => {
  it("are named as their users know them", () => {
    const edge =
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0";
    expect(deviceInWords(edge)).toBe("Edge on Windows");
    expect(
      deviceInWords("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1"),
    ).toBe("Safari on iPhone");
    expect(deviceInWords("curl/8.0")).toBe("An unknown device");
  });
  it("are left out when the network does not know them", () => {
    expect(countryInWords("AU")).toBe("Australia");
    expect(countryInWords("XX")).toBeNull();
    expect(countryInWords("")).toBeNull();
  });
});

describe("fileSizeInWords", () => {
  it("uses the unit that people would", () => {
    expect(fileSizeInWords(100)).toBe("1 KB");
    expect(fileSizeInWords(320_000)).toBe("313 KB");
    expect(fileSizeInWords(9.4 * 1024 ** 2)).toBe("9.4 MB");
    expect(fileSizeInWords(20 * 1024 ** 3)).toBe("20 GB");
    expect(fileSizeInWords(0)).toBe("0 KB");
  });
});
