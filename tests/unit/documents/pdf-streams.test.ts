import { strToU8, zlibSync } from "fflate";
import { describe, expect, it } from "vitest";
import { concatenate } from "../../../app/documents/containers/concatenate.ts";
import { surveyPdf } from "../../../app/documents/survey/survey.ts";
import { contentOf, pdfFile, stream } from "../../fixtures/documents/pdf.ts";
import { read } from "./read.ts";

const content = strToU8(contentOf([{ text: "Rent is payable monthly.", x: 72, y: 700 }]), true);
const deflated = zlibSync(content);
const hexadecimal = (data: Uint8Array) => strToU8(`${Buffer.from(data).toString("hex")}>`);

/** A PDF of one page whose content is packed as the entries of its stream say. */
function packedPdf(data: Uint8Array, entries: string, objects: (string | Uint8Array)[]) {
  const contentObject = concatenate([
    strToU8(
      `<< ${entries.includes("/Length") ? "" : `/Length ${data.length}`} ${entries} >>\nstream\n`,
    ),
    data,
    strToU8("\nendstream"),
  ]);
  return pdfFile({ pages: [{ contentObject }], objects });
}

describe("a PDF that says elsewhere how its streams are packed", () => {
  it.each<[string, Uint8Array, string, (string | Uint8Array)[]]>([
    ["a name", deflated, "/Filter 100 0 R", ["/FlateDecode"]],
    ["a short name under the short key", deflated, "/F 100 0 R", ["/Fl"]],
    ["a list", hexadecimal(deflated), "/Filter 100 0 R", ["[/ASCIIHexDecode /FlateDecode]"]],
    ["the names of a list", hexadecimal(deflated), "/Filter [100 0 R 101 0 R]", ["/AHx", "/Fl"]],
    ["one name of a list", hexadecimal(deflated), "/Filter [/AHx 100 0 R]", ["/FlateDecode"]],
    ["both", hexadecimal(deflated), "/Filter 100 0 R", ["[101 0 R 102 0 R]", "/AHx", "/Fl"]],
    ["nothing", content, "/Filter 100 0 R", ["null"]],
    [
      "its length and parameters too",
      deflated,
      "/Length 100 0 R /Filter 101 0 R /DecodeParms 102 0 R",
      [String(deflated.length), "[/FlateDecode]", "[<< /Predictor 1 >>]"],
    ],
  ])("is read: %s", async (_, data, entries, objects) => {
    const { text } = await read(packedPdf(data, entries, objects), "a.pdf");
    expect(text).toBe("Rent is payable monthly.");
  });

  it("is read where that stands in a stream of objects, behind what needs it", async () => {
    const objects = [stream("200 0 /FlateDecode", "/Type /ObjStm /N 1 /First 101 0 R"), "6"];
    const bytes = packedPdf(deflated, "/Filter 200 0 R", objects);
    const looked = bytes.slice();
    await surveyPdf(looked);
    expect(Buffer.from(looked).equals(bytes)).toBe(true);
  });

  it.each<[string, (string | Uint8Array)[]]>([
    ["is not there", ["[/Fl]"]],
    ["points on and on", ["/Fl", "102 0 R", "101 0 R"]],
    ["is too long for a list of filters", ["/Fl", `[${"/ASCIIHexDecode ".repeat(50)}/Fl]`]],
  ])("is emptied where it %s", async (_, objects) => {
    const bytes = packedPdf(deflated, "/Filter 101 0 R", objects);
    await surveyPdf(bytes);
    expect(Buffer.from(bytes).includes(Buffer.from(deflated))).toBe(false);
  });

  it("is emptied where two objects say different things, or it unpacks to far more than a page", async () => {
    const two = packedPdf(deflated, "/Filter 101 0 R", ["/Fl", "/Fl", "1 101 0 obj /AHx endobj"]);
    await surveyPdf(two);
    expect(Buffer.from(two).includes(Buffer.from(deflated))).toBe(false);
    const bomb = zlibSync(new Uint8Array(30 * 1024 * 1024));
    const large = packedPdf(bomb, "/Filter 100 0 R", ["/FlateDecode"]);
    await surveyPdf(large);
    expect(Buffer.from(large).includes(Buffer.from(bomb))).toBe(false);
  });
});
