import { describe, expect, it } from "vitest";
import { fileSizeInWords } from "../../../app/components/case/file-size.ts";
import { countLevels, gravestFirst } from "../../../app/components/case/risk-levels.ts";
import { findNext } from "../../../app/components/desk/find-next.ts";
import { viewed } from "../../../app/components/desk/flag-view.ts";
import { countryInWords, deviceInWords } from "../../../app/components/legalai/device.ts";
import type { RiskLevel } from "../../../app/schemas/analysis.ts";

const flag = (number: number, riskLevel: RiskLevel, start: number) => ({
  number,
  riskLevel,
  start,
  end: start + 5,
  clauseTitle: "",
  quote: "",
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
    expect(fileSizeInWords(10 * 1024 * 1024)).toBe("10.0 MB");
  });
});
