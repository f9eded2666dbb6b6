import { describe, expect, it } from "vitest";
import { questionsFor, rolesOf } from "../../../app/analysis/asking/ask.ts";
import type { PaperQuestions, Question } from "../../../app/analysis/asking/question.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { passagesOf } from "../../../app/analysis/statements/passages.ts";
import { eyesOf } from "../../../app/analysis/statements/seen.ts";

const party = (name: string, ...aliases: string[]) => ({
  name,
  role: aliases[0] ?? null,
  aliases,
  start: 0,
  end: 0,
});

const question = (id: string, roles?: RegExp): Question => ({
  id,
  topic: "governance",
  title: id,
  question: "Who decides?",
  ...(roles ? { roles } : {}),
  about: {},
  answers: [],
  proof: { answered: "", not: "" },
});

const paper = (questions: Question[], more: Partial<PaperQuestions> = {}): PaperQuestions => ({
  id: "paper",
  of: /^Shareholders agreement$/,
  roles: { recipient: "Founder", drafter: "Investor" },
  questions,
  ...more,
});

function passagesFor(
  text: string,
  client: string,
  parties = [party("Marlo", "Founder"), party("Quay Fund", "Quay")],
) {
  const eyes = eyesOf(castOf(parties, text), client);
  if (!eyes) throw new Error("Nobody is called so.");
  return passagesOf(readDocument(text), eyes);
}

describe("the questions of a paper whose roles say more than its sides", () => {
  const questions = [question("all"), question("of-founders", /^founders?$/)];

  it("asks a question of roles only of a client who has one", () => {
    const idsFor = (ways: string[]) => questionsFor(paper(questions), [], ways).map(({ id }) => id);
    expect(idsFor(["founder", "marlo"])).toEqual(["all", "of-founders"]);
    expect(idsFor(["investor"])).toEqual(["all"]);
  });

  it("tells the role of a client who is called by name by what it does", () => {
    const of = paper(questions, { tells: [[/\bwe subscribes? for\b/, "investor"]] });
    const text =
      "1.1 The Company issues shares and Quay subscribes for 400 of them.\n1.2 The Founder must work full time.";
    expect(rolesOf(of, ["Quay"], passagesFor(text, "Quay Fund"))).toEqual(["quay", "investor"]);
    expect(rolesOf(of, ["Founder"], passagesFor(text, "Marlo"))).toEqual(["founder"]);
  });

  it("believes what a client is called before what it does", () => {
    const of = paper(questions, { tells: [[/\bwe subscribes? for\b/, "investor"]] });
    const text = "1.1 The Founder subscribes for 400 shares at the issue price of one dollar each.";
    expect(rolesOf(of, ["Founder"], passagesFor(text, "Marlo"))).toEqual(["founder"]);
  });

  it("asks the questions of a paper that it contains too", () => {
    const inside = paper([question("inside")]);
    const of = paper(questions, { holds: [inside] });
    expect(questionsFor(of, [], ["investor"]).map(({ id }) => id)).toEqual(["all", "inside"]);
  });
});

describe("who is we and who is they", () => {
  it("takes owners of one company for no side", () => {
    const parties = [
      party("Tern Pty Ltd", "Company"),
      party("Marlo", "Founder", "Shareholder"),
      party("Quay Fund", "Investor", "Shareholder"),
    ];
    const text = "1.1 No Shareholder may transfer shares. 1.2 The Investor may appoint a director.";
    const [transfer, appoint] = passagesFor(text, "Marlo", parties).map(({ seen }) => seen);
    expect(transfer).toContain("everybody may not transfer");
    expect(appoint).toContain("they may appoint");
  });

  it("takes a guarantor for the other side where there is nobody else", () => {
    const parties = [party("Bank", "Creditor"), party("Rosa", "Guarantor")];
    const text = "1.1 The Guarantor must pay the Creditor on demand.";
    expect(passagesFor(text, "Bank", parties)[0]?.seen).toContain("they must pay we on demand");
  });
});
