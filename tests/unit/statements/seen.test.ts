import { expect, it } from "vitest";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { passagesOf } from "../../../app/analysis/statements/passages.ts";
import { eyesOf } from "../../../app/analysis/statements/seen.ts";

const party = (role: string) => ({ name: role, role, aliases: [role], start: 0, end: 0 });

/** A sentence as the Customer sees it. */
function seen(sentence: string): string {
  const text = `1.1 ${sentence}`;
  const eyes = eyesOf(castOf([party("Customer"), party("Supplier")], text), "Customer");
  if (!eyes) throw new Error("Nobody is called so.");
  return passagesOf(readDocument(text), eyes)
    .map((passage) => passage.seen.replace(/^1\.1 /, ""))
    .join(" ");
}

it.each([
  ["The Supplier is under no obligation to host it.", "they need not host it."],
  ["The Supplier shall have no obligation to host it.", "they need not host it."],
  ["The Supplier is not bound to host it.", "they need not host it."],
  ["Nothing in this Agreement obliges the Supplier to host it.", "they need not host it."],
])("sees each way of not obliging as one: %s", (sentence, as) => {
  expect(seen(sentence)).toBe(as);
});

it.each([
  ["The Supplier shall have no right to enter.", "they may not enter."],
  ["The Supplier shall not be entitled to enter.", "they may not enter."],
  ["The Supplier shall have the right at any time to enter.", "they may at any time enter."],
  ["The Supplier reserves the sole and absolute right to enter.", "they may enter."],
  [
    "The Supplier shall have the right, but not the obligation, to enter.",
    "they may, but need not, enter.",
  ],
  ["The Supplier shall be entitled, in its sole discretion, to enter.", "they may enter."],
])("sees each way of allowing and forbidding as one: %s", (sentence, as) => {
  expect(seen(sentence)).toBe(as);
});

it("tells what somebody gets from what it may do", () => {
  expect(seen("The Customer shall not be entitled to any refund.")).toBe(
    "we is not entitled to any refund.",
  );
  expect(seen("The Customer shall be entitled to a refund.")).toBe("we is entitled to a refund.");
  expect(seen("If the Customer does not agree to the new terms it may leave.")).toBe(
    "if we does not agree to the new terms we may leave.",
  );
});

it.each([
  ["No liability shall attach to the Supplier for delay.", "they is not liable for delay."],
  ["In no event shall the Supplier be liable for delay.", "they is not liable for delay."],
  ["Under no circumstances is the Supplier liable for delay.", "they is not liable for delay."],
  [
    "In no event shall the total liability of the Supplier exceed the fees.",
    "their total liability may not exceed the fees.",
  ],
])("sees each way of shutting out liability as one: %s", (sentence, as) => {
  expect(seen(sentence)).toBe(as);
});

it("sees each way of obliging as one", () => {
  expect(seen("The Supplier shall be obligated to enter.")).toBe("they must enter.");
});

it("leaves third parties what they are", () => {
  expect(seen("The Supplier may show it to third parties.")).toBe(
    "they may show it to third parties.",
  );
});

it("sees who must act where a responsibility is said to be somebody's", () => {
  expect(seen("It is the Customer's responsibility to keep copies.")).toBe("we must keep copies.");
});

it.each([
  [
    "This Agreement may be terminated at any time by the Supplier on 30 days' notice.",
    "they may terminate this agreement at any time on 30 days' notice.",
  ],
  ["Copies shall be kept by the Customer for two years.", "we must keep copies for 2 years."],
  [
    "No information may be disclosed by the Supplier to the press.",
    "they may not disclose information to the press.",
  ],
])("sees the passive in the active voice too: %s", (sentence, as) => {
  expect(seen(sentence).split(" = ")[1]).toBe(as);
});

it.each([
  [
    "Neither the Supplier nor any carrier shall be liable for loss.",
    "they and any carrier is not liable for loss.",
  ],
  [
    "Neither the Customer nor its affiliates shall, directly or indirectly, compete.",
    "we and its affiliates may not, directly or indirectly, compete.",
  ],
  ["The Supplier shall not be answerable for loss.", "they is not liable for loss."],
])("sees who is meant by neither and nor: %s", (sentence, as) => {
  expect(seen(sentence)).toBe(as);
});

it.each([
  [
    "The Customer must act with the prior written consent of the Supplier.",
    "we must act with their prior written consent.",
  ],
  [
    "The price shall be fixed in the absolute discretion of the Supplier.",
    "the price must be fixed in their absolute discretion.",
  ],
])("sees whose mind or leave it is: %s", (sentence, as) => {
  expect(seen(sentence).split(" = ")[0]).toBe(as);
});

it("sees a promise that is a thing, a percentage said twice and American spelling", () => {
  expect(seen("The Customer relies on the Supplier's promise to pay.")).toBe(
    "we relies on their promise to pay.",
  );
  expect(seen("Interest is one and one-half percent (1.5%) a month.")).toBe(
    "interest is 1.5% a month.",
  );
  expect(seen("The Customer hereby pays each installment in favor of the Supplier.")).toBe(
    "we pays each instalment in favour of they.",
  );
});

it.each([
  ["The Supplier, its servants and agents may enter the premises.", "they may enter the premises."],
  [
    "It shall be lawful for the Supplier at any time to take the goods.",
    "they may at any time take the goods.",
  ],
  [
    "The Supplier shall be entitled, without telling anybody, to draw on the bond.",
    "they may draw on the bond.",
  ],
  [
    "The cap in this clause excludes any liability that is insured.",
    "the cap in this clause excludes any liability that is insured.",
  ],
])("sees who acts, and that a cap is nobody: %s", (sentence, as) => {
  expect(seen(sentence).split(" = ")[0]).toBe(as);
});

it.each([
  ["Any shortfall is payable by the Customer on demand.", "we must pay any shortfall on demand."],
  [
    "The Customer shall have no claim against the Supplier for rust.",
    "they is not liable to we for rust.",
  ],
  ["Nothing in this Agreement prevents the Supplier from using it.", "they may use it."],
  ["The Customer undertakes to the Supplier that it shall insure it.", "we must insure it."],
  [
    "The Customer shall hold the Supplier harmless from all claims.",
    "we must indemnify they from all claims.",
  ],
  [
    "The Supplier shall be entitled, by letter, to determine this Agreement forthwith.",
    "they may terminate this agreement immediately.",
  ],
  ["The Supplier may vary the list as it thinks fit.", "they may vary the list in its discretion."],
  ["No dispute entitles the Customer to leave.", "no dispute entitles we to leave."],
])("sees old and roundabout words as the usual ones: %s", (sentence, as) => {
  expect(seen(sentence)).toBe(as);
});

it("names who acts, where the sentence names the other as well", () => {
  expect(
    seen("Any defect must be rectified by the Customer when notified by the Supplier."),
  ).toContain("we must rectify any defect");
});

it("reads what a word means with its list, apart from what is promised after it", () => {
  const text =
    '1.1 "Plant" means:\n(a) the press; and\n(b) the lathe.\n1.2 "Loss" means cost. The Supplier is not liable for Loss.';
  const eyes = eyesOf(castOf([party("Customer"), party("Supplier")], text), "Customer");
  if (!eyes) throw new Error("Nobody is called so.");
  const passages = passagesOf(readDocument(text), eyes);
  const of = (isMeaning: boolean) =>
    passages
      .filter((one) => (one.isMeaning ?? false) === isMeaning)
      .map((one) => one.seen)
      .join(" ");
  expect(of(true)).toContain("(b) the lathe");
  expect(of(true)).not.toContain("liable");
  expect(of(false)).toContain("they is not liable for loss");
});
