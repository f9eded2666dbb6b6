import { describe, expect, it } from "vitest";
import { weighedAbroad } from "../../../app/analysis/bearing/abroad.ts";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { homesAbroad } from "../../../app/analysis/cast/homes.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

const party = (name: string, role: string) => ({ name, role, aliases: [role] });
const here = "Wombat Tools Pty Ltd";
const there = "Fjord Steel Ltd";
const text = `This agreement is made between ${here} of Ballarat, Victoria and ${there} of Auckland, New Zealand.`;
const cast = castOf([party(here, "Customer"), party(there, "Supplier")], text);

describe("the law of another country", () => {
  it("weighs on whoever is at home here, for whoever is at home there", () => {
    expect(homesAbroad(cast.members, text)).toEqual([false, true]);
    const said = bearingOf("governing-law", "New Zealand law governs this agreement.", cast);
    expect(said).toEqual({ burdens: [here], benefits: [there] });
  });

  it("serves whoever wrote the paper where nobody is at home there", () => {
    const home = castOf([party(here, "Customer"), party(there, "Supplier")], "");
    expect(weighedAbroad("governing-law", "The law of Delaware applies.", home, 0)).toEqual({
      bears: [0],
      gains: [1],
    });
    const unknown = castOf([party(here, "Wombat"), party(there, "Fjord")], "");
    expect(weighedAbroad("governing-law", "The law of Delaware applies.", unknown, 0)).toBeNull();
  });

  it("is told of arbitrators who sit in a city of another country, whatever the country is called", () => {
    const words = "A dispute is determined by one arbitrator in Auckland.";
    expect(weighedAbroad("arbitration", words, cast, 0)).toEqual({
      bears: [0],
      gains: [1],
    });
  });

  it("is told of courts and arbitrators only where nobody is named, and never of a State here", () => {
    const words = "Disputes go to one arbitrator in London, England.";
    expect(weighedAbroad("arbitration", words, cast, 0)?.bears).toEqual([0]);
    expect(weighedAbroad("arbitration", words, cast, 1)).toBeNull();
    expect(weighedAbroad("governing-law", "Victorian law: Victoria.", cast, 0)).toBeNull();
    expect(weighedAbroad("indemnity", "New Zealand law governs.", cast, 0)).toBeNull();
  });
});
