import { describe, expect, it } from "vitest";
import { askSentences, standingOf, withoutRepeats } from "../../../app/analysis/clauses/asks.ts";
import type { Paper, WordsAround } from "../../../app/analysis/clauses/given.ts";
import type { Part, Request } from "../../../app/analysis/kind/request.ts";
import { provisions } from "../../../app/analysis/law/provisions.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";

const paper: Paper = {
  kinds: [],
  australian: true,
  price: null,
  gives: () => false,
  says: () => true,
};

function around(words: string, evenHanded = false): WordsAround {
  const alone = { meanings: "", pointedAt: "", paid: false, ofCompanies: false };
  return { ...alone, sentence: words, scope: words, whole: words, evenHanded };
}

const partsOf = (request: Request | Part = []): readonly Part[] =>
  typeof request === "string" ? [{ ask: request }] : "ask" in request ? [request] : request;

const everyPart = [
  ...clauseRules.flatMap(({ id, ask, wants = [], raises }) =>
    [...partsOf(ask), ...wants, ...raises.flatMap((shift) => partsOf(shift.ask))].map((part) => ({
      id,
      part,
    })),
  ),
  ...provisions.flatMap(({ id, ask }) => partsOf(ask).map((part) => ({ id, part }))),
];

describe("what is asked for", () => {
  it("is asked for once", () => {
    const whole = "Ask for at least 30 days’ notice, with payment for work done.";
    expect(withoutRepeats([whole, "Ask for at least 30 days’ notice."])).toEqual([whole]);
    expect(withoutRepeats([whole, whole])).toEqual([whole]);
    expect(withoutRepeats(["Ask for a cap."], ["a cap on liability"])).toEqual([]);
  });

  it("stays where it asks for something else", () => {
    const both = ["Ask for a cap.", "Ask for at least 30 days’ notice."];
    expect(withoutRepeats(both)).toEqual(both);
  });

  it("is one sentence of its parts, after those that stand by themselves", () => {
    const parts = [
      { ask: "that it be mutual" },
      { ask: "for a cap" },
      { ask: "Check the policies." },
      { ask: "for written notice" },
    ];
    expect(askSentences(parts)).toEqual([
      "Check the policies.",
      "Ask that it be mutual, and for a cap and written notice.",
    ]);
  });

  it("is written with typographic apostrophes, as all that people are told is", () => {
    const told = [
      ...clauseRules.flatMap(({ title, effect, why, raises, lowers }) => [
        ...[title, effect, why],
        ...[...raises, ...lowers].map((shift) => shift.because),
      ]),
      ...provisions.flatMap(({ says, condition }) => [says, condition ?? ""]),
      ...everyPart.flatMap(({ part: { ask, has } }) => [ask, has ?? ""]),
    ];
    expect(told.filter((words) => /'/.test(words))).toEqual([]);
  });
});

describe("a part of a request", () => {
  const telling = everyPart.filter(({ part }) => part.there || part.limit);

  it.each(telling)("is given by its own clause and not by any: $id: $part.ask", ({ part }) => {
    const { when: _, notWhen: ____, in: __, notIn: ___, among: _____, ...rest } = part;
    const { ofCompanies: ______, ...anywhere } = rest;
    const here = { ...paper, australian: part.australian ?? true };
    const standing = (words: string) => standingOf([anywhere], around(words), here);
    expect(part.as, "its proof").toBeDefined();
    expect(standing(part.as ?? "").given, part.as).toHaveLength(1);
    expect(standing("The weather was fine.").given).toEqual([]);
  });

  it.each(everyPart.filter(({ part }) => /^[a-z]/.test(part.ask)))(
    "follows “Ask”, and has a name where it can be given: $id: $part.ask",
    ({ part }) => {
      expect(part.ask).toMatch(/^(?:for|that|to) [^.]+$/);
      const canBe = part.there || part.limit || part.mutual;
      if (canBe && !part.ask.startsWith("for ")) expect(part.has).toBeDefined();
    },
  );
});

describe("a request read against its clause", () => {
  const notice: Part = {
    ask: "for at least 30 days’ notice",
    limit: { unit: "days", least: 30, near: /notice/i },
  };
  const end: Part = {
    ask: "for three years at most",
    limit: { unit: "days", most: 1096, near: /for|after/i },
  };
  const share: Part = { ask: "for 5%", limit: { unit: "percent", most: 5, near: /retain/i } };
  const price: Part = {
    ask: "for the price",
    limit: { unit: "prices", least: 1, near: /exceed/i },
  };
  const given = (part: Part, words: string, of = paper) =>
    standingOf([part], around(words), of).given.length === 1;

  it("is left out where as much is given, or more, whatever the unit", () => {
    expect(given(notice, "Either may end it on three months' notice.")).toBe(true);
    expect(given(notice, "Either may end it on 30 days' notice.")).toBe(true);
    expect(given(notice, "Either may end it on two weeks' notice.")).toBe(false);
    expect(given(notice, "Payment is due in 60 days.")).toBe(false);
  });

  it("is left out where both sides are bound by the sentence’s own words", () => {
    const mutual: Part = { ask: "that it be mutual", has: "that both are bound", mutual: true };
    expect(given(mutual, "Neither Tern nor Gull will be liable for lost profit.")).toBe(true);
    expect(given(mutual, "Each party shall keep it secret.")).toBe(true);
    expect(given(mutual, "If either party is in breach, the Mill may leave.")).toBe(false);
  });

  it("is asked of the limbs of a list that it concerns alone", () => {
    const words =
      "The Mill may terminate if: (a) the Dealer commits a material breach; (b) the Dealer ceases to trade; or (c) the Web Agreement ends.";
    const material: Part = { ask: "for a material breach", there: /\bmaterial\b/i };
    expect(given(material, words)).toBe(false);
    expect(given({ ...material, limbs: /\bbreach/i }, words)).toBe(true);
  });

  it("is left out where no more is taken than is asked", () => {
    expect(given(end, "It lasts for two years after the end.")).toBe(true);
    expect(given(end, "It lasts for ten years after the end.")).toBe(false);
    expect(given(share, "It may retain 3% of each claim.")).toBe(true);
    expect(given(share, "It may retain 10% of each claim.")).toBe(false);
  });

  it("compares money with the document’s price", () => {
    const priced = { ...paper, price: 240_000 };
    expect(given(price, "Liability does not exceed $2 million.", priced)).toBe(true);
    expect(given(price, "Liability does not exceed $20,000.", priced)).toBe(false);
    expect(given(price, "Liability does not exceed $2 million.")).toBe(false);
  });

  it("goes by the sentence before the rest of the sub-clause", () => {
    const sentence = "The Hirer may end it on 7 days' notice.";
    const scope = `${sentence} The Owner may end it on 60 days' notice.`;
    const words = { ...around(scope), sentence };
    expect(standingOf([notice], words, paper).open).toEqual([notice]);
  });

  it("asks for nothing mutual of what binds both sides", () => {
    const mutual: Part = { ask: "that it be mutual", has: "the same for both", mutual: true };
    expect(standingOf([mutual], around("", true), paper).given).toEqual([mutual]);
    expect(standingOf([mutual], around(""), paper).open).toEqual([mutual]);
  });

  it("looks in the whole document for what is said there once for all", () => {
    const anywhere: Part = { ask: "for mediation", there: /mediat/i, within: "document" };
    const of = { ...paper, gives: (part: Part) => part === anywhere };
    expect(given(anywhere, "Disputes go to court.", of)).toBe(true);
    expect(given({ ...anywhere, within: "clause" }, "Disputes go to court.", of)).toBe(false);
  });

  it("is not given by what is only tried", () => {
    expect(given(notice, "Either may end it on 60 days' notice.")).toBe(true);
    expect(given(notice, "It will make every effort to give 60 days' notice.")).toBe(false);
    const warned: Part = { ask: "for a warning", there: /\bwarn/i };
    expect(given(warned, "It warns the Hirer first.")).toBe(true);
    expect(given(warned, "It aims to warn the Hirer first.")).toBe(false);
  });

  it("is given by a list of events only where its stem or each of its limbs gives it", () => {
    const remedy: Part = { ask: "for time to remedy", there: /\bremed/i };
    const events = (stem: string, one: string, other: string) =>
      `(c) ${stem}: (i) ${one}; (ii) ${other}.`;
    const stem = "The debt falls due at once if any of these happens";
    const unremedied = "a breach is not remedied within 14 days";
    expect(given(remedy, events(stem, "it fails to pay", unremedied))).toBe(false);
    expect(given(remedy, events(stem, "late pay is not remedied", unremedied))).toBe(true);
    expect(given(remedy, events("If not remedied, it falls due if", "a", "b"))).toBe(true);
    const grave: Part = { ask: "for a serious breach", there: /\bserious/i };
    const unpaid =
      "(c) It may end it without pay other than what was earned by then, where you: (i) do serious wrong; 1. break any rule.";
    expect(given(grave, unpaid)).toBe(false);
    const known: Part = { ask: "for the usual exceptions", there: /\bpublic\b/i };
    expect(given(known, events("It is secret except where", "it is public", "law wants it"))).toBe(
      true,
    );
  });

  it("is given by its own words anywhere in the document", () => {
    const ends: Part = { ask: "for an end", elsewhere: /secret for three years/i };
    const of = { ...paper, gives: (part: Part) => part === ends };
    expect(given(ends, "It must keep it secret.", of)).toBe(true);
    expect(given(ends, "It must keep it secret.")).toBe(false);
  });

  it("does not arise beside some words, nor without others in the document", () => {
    const cap: Part = { ask: "for the cap", where: /liability is limited/i, notWhen: /\bdebt\b/i };
    const standing = (words: string, said: boolean) =>
      standingOf([cap], around(words), { ...paper, says: () => said }).open;
    expect(standing("It indemnifies the Owner.", true)).toEqual([cap]);
    expect(standing("It indemnifies the Owner.", false)).toEqual([]);
    expect(standing("It indemnifies the Owner for the debt.", true)).toEqual([]);
  });

  it("is not given beside words that undo it", () => {
    const ahead: Part = { ask: "for the future", there: /\bafter\b/i, undoneBy: /\brefund/i };
    expect(given(ahead, "It matches prices quoted after that day.")).toBe(true);
    expect(given(ahead, "It refunds what was charged after that day.")).toBe(false);
  });

  it("is given by what a term means, and by the heading of a clause it points to", () => {
    const own: Part = { ask: "for its own", there: /\bmade for\b/i, byMeaning: true };
    const secret: Part = { ask: "for secrets", pointedAt: /confiden/i };
    const isGivenIn = (part: Part, more: Partial<WordsAround>) =>
      standingOf([part], { ...around("The Results pass."), ...more }, paper).given.length === 1;
    expect(isGivenIn(own, { meanings: "means what is made for the Client" })).toBe(true);
    expect(isGivenIn({ ...own, byMeaning: undefined }, { meanings: "is made for it" })).toBe(false);
    expect(isGivenIn(secret, { pointedAt: "Confidentiality" })).toBe(true);
    expect(isGivenIn(secret, { pointedAt: "Insurance" })).toBe(false);
  });

  it("keeps to people or to companies where it is for one of them", () => {
    const office: Part = { ask: "for an end with the office", ofCompanies: false };
    const group: Part = { ask: "for an end with the debt", ofCompanies: true };
    const open = (ofCompanies: boolean) =>
      standingOf([office, group], { ...around(""), ofCompanies }, paper).open;
    expect(open(false)).toEqual([office]);
    expect(open(true)).toEqual([group]);
  });

  it("compares sums with the price as shares of it, and not the price with itself", () => {
    const tenth: Part = {
      ask: "for a tenth",
      limit: { unit: "percent", most: 10, near: /deposit/i },
    };
    const priced = { ...paper, price: 900_000 };
    const row = (deposit: string) => `Price | $900,000 | Deposit | ${deposit}`;
    expect(given(tenth, row("$90,000"), priced)).toBe(true);
    expect(given(tenth, row("$180,000"), priced)).toBe(false);
  });

  it("arises among its kinds of document, whatever else it may be", () => {
    const refund: Part = { ask: "for a refund", among: ["consumer terms"] };
    const standing = (kinds: Paper["kinds"]) =>
      standingOf([refund], around(""), { ...paper, kinds }).open.length === 1;
    expect(standing(["consumer terms", "software/SaaS"])).toBe(true);
    expect(standing(["software/SaaS"])).toBe(false);
  });

  it("keeps to its kinds of document", () => {
    const ofLeases: Part = { ask: "for a condition report", in: ["retail lease"] };
    const standing = (kinds: Paper["kinds"]) =>
      standingOf([ofLeases], around(""), { ...paper, kinds });
    expect(standing(["retail lease"]).open).toHaveLength(1);
    expect(standing(["employment"])).toEqual({ open: [], given: [] });
    expect(standing([])).toEqual({ open: [], given: [] });
  });
});
