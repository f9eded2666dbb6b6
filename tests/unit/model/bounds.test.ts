import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkAnswer } from "../../../app/analysis/model/findings.ts";
import { askModel } from "../../../app/analysis/model/model.server.ts";
import { cutPieces, longestPiece } from "../../../app/analysis/model/pieces.ts";
import { modelSettings } from "../../../app/services/analysis/model-settings.server.ts";
import { check, flag, known } from "../../fixtures/model-answer.ts";
import { responseWith } from "../../fixtures/provider.ts";

describe("of a model’s answer is taken as much as there may be", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("bytes: one of more is none", async () => {
    const asked = (bytes: number) => {
      const body = JSON.stringify(responseWith({ type: "output_text", text: '{"said":"Yes."}' }));
      vi.stubGlobal(
        "fetch",
        async () =>
          new Response(body.padEnd(bytes), { headers: { "Content-Type": "application/json" } }),
      );
      const settings = { apiKey: "key", baseURL: "", model: "gpt", callMs: 5_000 };
      const schema = v.strictObject({ said: v.string() });
      const question = { instructions: "Answer.", data: ["?"], schema, maxOutputTokens: 100 };
      return askModel(settings, question);
    };
    const most = 1024 * 1024;
    expect((await asked(most)).answer).toEqual({ said: "Yes." });
    await expect(asked(most + 1)).rejects.toMatchObject({ kind: "malformed" });
  });

  it("flags of a piece", () => {
    const kept = (flags: number) =>
      check({
        riskFlags: [
          ...Array.from({ length: flags - 1 }, () => ({ ...flag, quote: "no such words" })),
          flag,
        ],
      }).riskFlags.length;
    expect([kept(40), kept(41)]).toEqual([1, 0]);
  });

  it("characters of a quote", () => {
    const kept = (length: number) => {
      const quote = "The Buyer pays all. "
        .repeat(200)
        .slice(0, length - 1)
        .concat(".");
      const text = `${quote} And so on.`;
      const answer = { executiveSummary: "", dismissed: [], riskFlags: [{ ...flag, quote }] };
      return checkAnswer(text, { start: 0, end: text.length }, known, answer).riskFlags.length;
    };
    expect([kept(2_000), kept(2_001)]).toEqual([1, 0]);
  });
});

it("a model is sent a document of as many characters in one piece, and of one more in two", () => {
  const pieces = (length: number) => cutPieces("x ".repeat(length).slice(0, length)).length;
  expect([pieces(longestPiece), pieces(longestPiece + 1)]).toEqual([1, 2]);
});

it("a call of a model may take as long as its step has room for, whatever is set", () => {
  const most = (seconds: number) => {
    const set: Partial<Env> = { OPENAI_API_KEY: "key", ANALYSIS_CALL_SECONDS: String(seconds) };
    return modelSettings(set as Env)?.callMs;
  };
  expect([most(240), most(241)]).toEqual([240_000, 240_000]);
});
