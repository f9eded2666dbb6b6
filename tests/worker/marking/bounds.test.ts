import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { mostMarked } from "../../../app/schemas/marking/marking.ts";
import { previewMarks } from "../../../app/services/marking/marked-copy.server.ts";
import { contractText } from "../../fixtures/contract.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { firmWith } from "../harness/firms.ts";

const quote = "limited to $1,000";

it("as many points as one copy takes are listed, and of one more the gravest, with how many there are", async () => {
  const { partner } = await firmWith({ partner: "owner" });
  const { id } = await uploadContract(partner.browser);
  await analysed(partner.browser, id);
  const start = contractText.indexOf(quote);
  const store = (names: string[]) =>
    env.DB.batch(
      names.map((name) =>
        env.DB.prepare(
          "INSERT INTO flag_reviews (case_id, flag_hash, quote, clause_title, state, reviewed_at, version, own, hidden, edits, anchor) VALUES (?, ?, ?, 'Ours', 'open', 1, 1, 1, 0, ?, ?)",
        ).bind(
          ...[id, name, quote],
          JSON.stringify({ riskLevel: "Low", explanation: "", recommendation: "" }),
          JSON.stringify({ prefix: "", suffix: "", start }),
        ),
      ),
    );
  const listed = async () => {
    const { flags, all } = await previewMarks(env, partner.member, id, null);
    return { all, flags: flags.length, low: flags.filter(({ level }) => level === "Low").length };
  };
  const before = await listed();
  await store(Array.from({ length: mostMarked - before.all }, (_, at) => `own ${at}`));
  const at = await listed();
  expect([at.all, at.flags]).toEqual([mostMarked, mostMarked]);
  await store(["one more"]);
  // One of the slightest gave way.
  expect(await listed()).toEqual({ all: mostMarked + 1, flags: mostMarked, low: at.low });
});
