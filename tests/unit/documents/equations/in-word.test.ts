import { describe, expect, it } from "vitest";
import { compareVersions } from "../../../../app/comparing/compare.ts";
import { readPlaces } from "../../../../app/documents/docx/places.ts";
import { docxFile, paragraph, run } from "../../../fixtures/documents/docx.ts";
import { failureOf, read } from "../read.ts";

const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const t = (text: string, properties = "") =>
  `<m:r>${properties && `<w:rPr>${properties}</w:rPr>`}<m:t xml:space="preserve">${text}</m:t></m:r>`;
const e = (inner: string) => `<m:e>${inner}</m:e>`;
const f = (num: string, den: string, type = "bar") =>
  `<m:f><m:fPr><m:type m:val="${type}"/><m:ctrlPr><w:rPr><w:strike/></w:rPr></m:ctrlPr></m:fPr><m:num>${num}</m:num><m:den>${den}</m:den></m:f>`;
const sup = (base: string, raised: string) => `<m:sSup>${e(base)}<m:sup>${raised}</m:sup></m:sSup>`;
const sub = (base: string, lowered: string) =>
  `<m:sSub>${e(base)}<m:sub>${lowered}</m:sub></m:sSub>`;
const d = (inner: string, properties = "") => `<m:d><m:dPr>${properties}</m:dPr>${e(inner)}</m:d>`;
const rad = (degree: string, inner: string) =>
  `<m:rad><m:radPr/><m:deg>${degree}</m:deg>${e(inner)}</m:rad>`;
const equation = (inner: string) => `<m:oMath ${math}>${inner}</m:oMath>`;
const fileOf = (inner: string) => docxFile(paragraph(equation(inner)));
const textOf = async (inner: string) => (await read(fileOf(inner), "a.docx")).text;

describe("an equation in a Word document", () => {
  it.each([
    [f(t("Rent"), t("12")), "Rent/12"],
    [t("Fee = ") + f(t("Days worked"), t("365")) + t(" × Cap"), "Fee = (Days worked)/365 × Cap"],
    [f(t("A+B"), t("C−D")), "(A+B)/(C−D)"],
    [f(d(t("A+B")), t("C")), "(A+B)/C"],
    [f(d(t("A")) + t("+") + d(t("B")), t("C")), "((A)+(B))/C"],
    [f(f(t("a"), t("b")), t("c")), "(a/b)/c"],
    [t("2") + f(t("1"), t("3")), "2(1/3)"],
    [f(t("1"), t("2")) + t("x"), "(1/2)x"],
    [f(t("1"), t("2")) + t("+x"), "1/2+x"],
    [f(t("1"), t("2"), "lin"), "1/2"],
    [f(t("n"), t("k"), "noBar"), "n¦k"],
    [sup(t("x"), t("2")) + t("+1"), "x^2+1"],
    [sup(t("x"), t("2")) + t("y"), "x^(2)y"],
    [sup(t("1+r"), t("n/12")), "(1+r)^(n/12)"],
    [sup(f(t("CPI1"), t("CPI0")), t("n")), "(CPI1/CPI0)^n"],
    [sub(t("CPI"), t("t−1")), "CPI_(t−1)"],
    [
      `<m:sSubSup>${e(t("x"))}<m:sub>${t("i")}</m:sub><m:sup>${t("2")}</m:sup></m:sSubSup>`,
      "x_i^2",
    ],
    [`<m:sPre><m:sub>${t("1")}</m:sub><m:sup>${t("2")}</m:sup>${e(t("X"))}</m:sPre>`, "_(1)^(2)X"],
    [rad("", t("x")), "√(x)"],
    [rad(t("3"), t("x+1")), "√[3](x+1)"],
    [d(t("x"), '<m:begChr m:val="["/><m:endChr m:val=""/>'), "[x"],
    [`<m:d><m:dPr><m:sepChr m:val=";"/></m:dPr>${e(t("a"))}${e(t("b"))}</m:d>`, "(a;b)"],
    [
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${t("i=1")}</m:sub><m:sup>${t("n")}</m:sup>${e(f(t("P"), t("i")))}</m:nary>`,
      "∑_(i=1)^n (P/i)",
    ],
    [`<m:nary><m:naryPr/><m:sub/><m:sup/>${e(t("x"))}</m:nary>`, "∫ x"],
    [
      `<m:m><m:mPr/><m:mr>${e(t("a"))}${e(t("b"))}</m:mr><m:mr>${e(t("c"))}${e(t("d"))}</m:mr></m:m>`,
      "[a, b; c, d]",
    ],
    [
      d(
        `<m:eqArr>${e(t("0 if late"))}${e(t("1 if not"))}</m:eqArr>`,
        '<m:begChr m:val="{"/><m:endChr m:val=""/>',
      ),
      "{0 if late; 1 if not",
    ],
    [`<m:func><m:fName>${t("max")}</m:fName>${e(d(t("a, b")))}</m:func>`, "max(a, b)"],
    [`<m:func><m:fName>${sub(t("log"), t("10"))}</m:fName>${e(t("x"))}</m:func>`, "log_10(x)"],
    [`<m:limLow>${e(t("min"))}<m:lim>${t("t>0")}</m:lim></m:limLow>`, "min_(t>0)"],
    [`<m:acc><m:accPr/>${e(t("x"))}</m:acc>`, "x\u0302"],
    [`<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr>${e(t("gone"))}</m:phant>${t("x")}`, "x"],
  ])("is kept on one line (%#: %s)", async (inner, expected) => {
    expect(await textOf(inner)).toBe(expected);
  });

  it("stands in its sentence, and equations of their own below each other", async () => {
    const body =
      paragraph(run("Rent is ") + equation(f(t("A"), t("B"))) + run(" a month.")) +
      paragraph(`<m:oMathPara ${math}>${equation(t("a=1"))}${equation(t("b=2"))}</m:oMathPara>`);
    expect((await read(docxFile(body), "a.docx")).text).toBe("Rent is A/B a month.\na=1\nb=2");
  });

  it("changes when its division does", async () => {
    const [before, after] = await Promise.all([
      textOf(t("Rent = Base × ") + f(t("CPI"), t("Index"))),
      textOf(t("Rent = Base × ") + t("CPI") + t("Index")),
    ]);
    expect(compareVersions({ text: before }, { text: after }, null).changes.length).toBe(1);
  });

  it("loses what was deleted from it, or struck through, sign and all", async () => {
    const deleted = `<w:del w:id="1" w:author="Jo">${f(t("A"), t("B"))}</w:del>`;
    expect(await textOf(t("x = ") + deleted + t("1"))).toBe("x = 1");
    const struck = f(t("A", "<w:strike/>"), t("B", "<w:strike/>"));
    expect(await textOf(t("x = ") + struck + t("1"))).toBe("x = 1");
  });

  it("has a place in the file for each of its letters, and none for its signs", async () => {
    const { text, places } = await readPlaces(fileOf(t("k+") + f(t("ab"), sup(t("c"), t("2")))));
    expect(text).toBe("k+ab/(c^2)");
    expect(places.map(({ start, end }) => text.slice(start, end)).join("|")).toBe("k+|ab|c|2");
  });

  it("ends reading where it is made of far more signs than anyone writes", async () => {
    expect(await failureOf(fileOf("<m:f/>".repeat(300_000)), "a.docx")).toBe("too_long");
    const nested = f("", t("1")).split(t("1"));
    const deep = `${nested[0]?.repeat(300)}${t("1")}${nested[1]?.repeat(300)}`;
    expect(await textOf(deep)).toContain("1");
  });
});
