import { describe, expect, it } from "vitest";
import { toClient } from "../../../app/services/letters/plain-words.ts";

const ways = ["Yarra Freight Pty Ltd", "Customer"];

describe("what is said to the client", () => {
  it.each([
    ["The Customer must pay within 7 days.", "You must pay within 7 days."],
    ["Only the Supplier gains, and the Customer pays.", "Only the Supplier gains, and you pay."],
    ["Losses of Yarra Freight Pty Ltd stay with the Customer.", null],
    ["The Supplier may charge the Customer.", "The Supplier may charge you."],
    ["The Customer's fees are lost.", "Your fees are lost."],
    ["The Customer is bound. The Customer was warned.", "You are bound. You were warned."],
  ])("turns “%s”, or leaves it whole", (words, turned) => {
    expect(toClient(words, ways)).toBe(turned ?? words);
  });

  it("leaves a sentence that would need more than the name put right", () => {
    for (const words of [
      "The Customer pays all of the fees if it leaves early.",
      "The Customer warrants what nobody knows.",
      "Ask for this: “The Customer may end this agreement.”",
      "A Customers’ register is kept.",
    ])
      expect(toClient(words, ways)).toBe(words);
  });

  it("changes nothing where it is not known who the client is", () => {
    expect(toClient("The Customer must pay.", [])).toBe("The Customer must pay.");
  });
});
