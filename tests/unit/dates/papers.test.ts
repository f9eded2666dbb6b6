import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { datesOf } from "../../../app/analysis/read-dates.ts";
import { keyDateSchema } from "../../../app/schemas/cases/key-dates.ts";
import { papers } from "./papers.ts";
import { shortPapers } from "./short-papers.ts";

const all = [...papers, ...shortPapers];

describe("the dates of a paper", () => {
  it.each(all.map((paper) => [paper.name, paper] as const))(
    "%s",
    (_, { text, dates, never = [] }) => {
      const found = datesOf(text);
      const told = found.map(({ state, action, date, opens }) => {
        const day = `${action} ${date ?? "event"}${opens ? ` from ${opens}` : ""}`;
        return state === "sure" ? day : `?${day}`;
      });
      expect(told).toEqual(expect.arrayContaining([...dates]));
      // What is not expected may be proposed and nothing more.
      expect(told.filter((day) => !day.startsWith("?") && !dates.includes(day))).toEqual([]);
      for (const day of never)
        expect(found.filter(({ state, date }) => state === "sure" && date === day)).toEqual([]);
    },
  );

  it("has the shape of the API, with the words at their place and each date once", () => {
    for (const { text } of all) {
      const dates = datesOf(text);
      v.assert(v.array(keyDateSchema), dates);
      for (const { quote, start, end } of dates) expect(text.slice(start, end)).toBe(quote);
      expect(new Set(dates.map(({ id }) => id)).size).toBe(dates.length);
    }
  });

  it("keeps the name of a date where its words stay, whatever is written before them", () => {
    for (const { text } of all.slice(0, 20)) {
      const names = (words: string) => datesOf(words).map(({ id }) => id);
      expect(names(text)).toEqual(names(text));
    }
    const [before] = datesOf("The Buyer must pay the balance by 30 June 2027.");
    const [later] = datesOf(
      "1. Sale\nThe Seller sells the boat.\n2. Price\nThe Buyer must pay the balance by 30 June 2027.",
    );
    expect(later?.id).toBe(before?.id);
  });

  it("tells the sum of a date with its rule", () => {
    const [one] = datesOf("The Tenant must pay the bond within 14 days after 3 May 2027.");
    expect(one?.sum).toBe(
      "14 days after 3 May 2027, where the day itself does not count: 17 May 2027.",
    );
  });

  it("is not sure of a day of which its line does not say what is done, or that tells what was done", () => {
    const states = (words: string) => datesOf(words).map(({ state }) => state);
    expect(states("Milestone 2 – Pilot: 4 May 2027.")).not.toContain("sure");
    expect(states("Tiles are as chosen at the depot on 4 May 2026.")).not.toContain("sure");
    expect(states("The Tenant must pay the bond by 4 May 2027.")).toEqual(["sure"]);
  });

  it("names nobody by a thing that is sent, paid or done", () => {
    const [notice] = datesOf("Notices must be given within 5 days after 3 May 2027.");
    const [invoice] = datesOf("All invoices will be paid by 4 June 2027.");
    expect([notice?.who, invoice?.who]).toEqual([[], []]);
  });

  it("tells both readings of a lease from a day", () => {
    const [one] = datesOf("Lease. The term is two years from 1 October 2026.");
    expect([one?.date, one?.other, one?.state]).toEqual(["2028-09-30", "2028-10-01", "sure"]);
  });

  it("does not count business days where the State is not known", () => {
    const dates = datesOf("The Buyer must pay within 5 Business Days after 1 June 2027.");
    expect(dates.map(({ state, calendar }) => [state, calendar])).toEqual([["proposed", null]]);
  });

  it("does not count business days beyond the years whose holidays are known", () => {
    const words =
      "Business Day means a weekday that is not a public holiday in Queensland. The Buyer must pay within 5 Business Days after";
    const [near] = datesOf(`${words} 1 June 2035.`);
    const [far] = datesOf(`${words} 1 June 2036.`);
    expect([near?.state, far?.state]).toEqual(["sure", "proposed"]);
  });
});
