import { globSync, readFileSync } from "node:fs";

const filesOf = (glob: string) => globSync(glob).map((file) => readFileSync(file, "utf8"));

/** Has every part of the product build the patterns that it builds. */
export async function buildAll(): Promise<void> {
  const { analyseDocument } = await import("../../app/analysis/analyse.ts");
  const { findParties } = await import("../../app/analysis/parties/parties.ts");
  const { findJudgmentFacts } = await import("../../app/analysis/judgments/judgment.ts");
  const { datesOf } = await import("../../app/analysis/read-dates.ts");
  await import("../../app/comparing/meaning/amounts.ts");
  await import("../../app/playbooks/read-with.ts");
  const { ReadingBudget } = await import("../../app/documents/budget.ts");
  const { WordCounts } = await import("../../app/documents/word/word-counts.ts");
  const { htmlLines } = await import("../../app/documents/html/read-html.ts");
  const { pageOfArchive } = await import("../../app/documents/html/read-mht.ts");
  const { findNext } = await import("../../app/components/desk/find-next.ts");
  await import("../../app/documents/survey/character-codes.ts");
  const { unlockerOf } = await import("../../app/documents/survey/encryption.ts");
  await import("../../app/schemas/text/as-seen.ts");
  const { mentionsById } = await import("../../app/schemas/comments/mentions.ts");
  const { findPlace } = await import("../../app/services/cases/found-words.ts");
  const { MultipartBody } = await import("../../app/services/multipart.ts");
  const { AppError } = await import("../../app/services/errors.ts");
  const { toClient } = await import("../../app/services/letters/plain-words.ts");
  for (const text of filesOf("tests/fixtures/contracts/*.txt")) analyseDocument(text);
  findParties('between Acme\nTrading Pty Ltd ("Buyer") and Brown Pty Ltd ("Seller")');
  findJudgmentFacts("Kestrel v Harrier");
  datesOf(
    "The Buyer must pay within 5 Business Days after 3 May 2027. Business Day means a day in Perth.",
  );
  findPlace("The rent is due.", ["rent"]);
  unlockerOf("/V 2 /R 3 /Length 128 /O (o) /U (u) /P -4", "(id)");
  mentionsById("@Mia", [{ id: crypto.randomUUID(), name: "Mia", email: "mia@firm.example" }]);
  htmlLines("<style>p {}</style><p>words", new ReadingBudget(), new WordCounts());
  pageOfArchive(Buffer.from('Content-Type: text/html; charset="utf-8"\r\n\r\n<p>words'));
  toClient("The Customer must pay.", ["Customer"]);
  findNext("some words of a text", "of  a", 0);
  const form = new FormData();
  form.set("case_name", "Lease");
  await new MultipartBody(new Request("https://site.example", { method: "POST", body: form }), {
    limit: 10_000,
    refusal: () => new AppError("too_large", "Too large."),
  }).next();
}
