import { describe, expect, it } from "vitest";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { castOf } from "../../../app/analysis/bearing/cast.ts";
import { mentionsIn } from "../../../app/analysis/bearing/mentions.ts";

const party = (name: string, role: string, ...aliases: string[]) => ({
  name,
  role,
  aliases: [role, ...aliases],
});
const cast = castOf(
  [party("Acme Systems Pty Ltd", "Supplier"), party("Brown Foods Pty Ltd", "Customer")],
  "",
);
const [acme, brown] = ["Acme Systems Pty Ltd", "Brown Foods Pty Ltd"];

/** Who bears a clause and who gains, in short. */
function told(clause: string, words: string, among = cast): string {
  const { burdens, benefits } = bearingOf(clause, words, among);
  return `${burdens.join(" + ")} > ${benefits.join(" + ")}`;
}

describe("who bears a clause", () => {
  it.each([
    [
      "indemnity",
      "The Customer must indemnify the Supplier against all loss.",
      `${brown} > ${acme}`,
    ],
    [
      "indemnity",
      "The Supplier must indemnify the Customer against all loss.",
      `${acme} > ${brown}`,
    ],
    ["indemnity", "Each party indemnifies the other.", `${acme} + ${brown} > ${acme} + ${brown}`],
    [
      "covenant-not-to-sue",
      "The Customer releases the Supplier from all claims and liability.",
      `${brown} > ${acme}`,
    ],
  ])("of %s is told by its words: %s", (clause, words, expected) => {
    expect(told(clause, words)).toBe(expected);
  });

  it("is nobody that can be told where nobody is known", () => {
    expect(told("indemnity", "An indemnity is given.", castOf([], ""))).toBe(" > ");
  });
});

describe("whom a sentence means", () => {
  const meant = (words: string, among = cast) =>
    mentionsIn(among, words).map(({ start, end, who }) => [words.slice(start, end), who]);

  it("is a party by its role, its short name or its name", () => {
    expect(meant("Acme must tell Brown Foods Pty Ltd and the Supplier.")).toEqual([
      ["Acme", [0]],
      ["Brown Foods Pty Ltd and the Supplier", [1, 0]],
    ]);
  });

  it("is whoever “it” stands for, and nobody in “it is agreed”", () => {
    expect(meant("The Customer pays what it owes.")).toEqual([
      ["The Customer", [1]],
      ["it", [1]],
    ]);
    expect(meant("It is agreed that nothing is owed.")).toEqual([]);
  });

  it("is the other one after “the other party”", () => {
    expect(meant("If the Customer is late the other party may end it.")).toContainEqual([
      "the other party",
      [0],
    ]);
  });

  it("is no party in the name of a thing, nor in a common noun", () => {
    expect(meant("Customer Data is kept apart from that of other customers.")).toEqual([]);
  });

  it("is “I” in a form that somebody signs, and nobody in a list's (i)", () => {
    const signed = castOf([party("Hill Club Inc", "Club")], "I agree to the rules.");
    expect(meant("I release the Club (i) from my claims.", signed)).toEqual([
      ["I", [1]],
      ["the Club", [0]],
      ["my", [1]],
    ]);
  });

  it("is “you” and “we” where the paper speaks so", () => {
    const spoken = castOf([], "You agree with us.");
    expect(spoken.members.map(({ name }) => name)).toEqual(["we", "you"]);
    expect(told("indemnity", "You must indemnify us against all loss.", spoken)).toBe("you > we");
  });
});
