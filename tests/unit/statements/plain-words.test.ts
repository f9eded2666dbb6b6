import { describe, expect, it } from "vitest";
import { seenFor } from "./customer.ts";

/** A plain way of saying something between the Customer and the Supplier, and what patterns read. */
const ways: [says: string, seen: RegExp][] = [
  ["The Supplier may end the service straight away.", /they may .*\bimmediately\b/],
  ["The Customer must never lend the key.", /we may not lend/],
  ["The Supplier may hold back a tenth of each payment.", /they may withhold a tenth/],
  [
    "The Customer must cover the Supplier for any claim over the trailer.",
    /we must indemnify they against any claim/,
  ],
  [
    "The Customer must reimburse the Supplier for every loss it has from the visit.",
    /we must indemnify they against every loss/,
  ],
  [
    "The Customer must make good all losses the Supplier has by the delay.",
    /indemnify they against all losses/,
  ],
  ["The Supplier may put its prices up each winter.", /they may increase .*prices/],
  ["The Supplier may put up the rent after a year.", /they may increase the rent/],
  ["The Supplier may subtract what it is owed from the deposit.", /they may deduct/],
  ["The Supplier may hand over this contract to another carrier.", /they may assign this contract/],
  ["The Supplier may switch off the account.", /they may suspend the account/],
  [
    "The Supplier may charge a fee if the Customer breaks any of the rules.",
    /we breaches any of the rules/,
  ],
  [
    "The Customer may leave by telling the Supplier 2 months ahead.",
    /by giving they 2 months' notice/,
  ],
  ["The Supplier need not warn the Customer before it does so.", /need not give we notice/],
  ["The Customer must let the Supplier look at its books on any day.", /inspect .*books/],
  [
    "All loss suffered by the Supplier in the move is to be borne by the Customer.",
    /we must indemnify they against all loss/,
  ],
  ["The Customer authorises the Supplier to use its name on its website.", /they may use/],
  ["The Supplier may stop deliveries without intimation to the Customer.", /without notice to we/],
  [
    "The Customer's recovery against the Supplier is confined to the price.",
    /their liability to we is limited to the price/,
  ],
  [
    "The liability of the parties for indirect loss is excluded.",
    /nobody is liable for indirect loss/,
  ],
];

describe("plain and roundabout words are seen as those that contracts have for them", () => {
  it.each(ways)("%s", (says, seen) => {
    expect(seenFor(says)[0]?.seen).toMatch(seen);
  });

  it.each([
    "The Customer must cover the furniture before the painters come.",
    "The Supplier must put up the signs at the gate.",
    "The Supplier may switch the driver at any stop.",
    "The Customer must tell the truth about its herd.",
    "The Supplier must make good the paint where it was scratched.",
  ])("words that only look like them stay: %s", (says) => {
    expect(seenFor(says)[0]?.seen).not.toMatch(/indemnif|increase|suspend|notif|assign/);
  });
});
