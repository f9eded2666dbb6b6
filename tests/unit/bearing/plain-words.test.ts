import { describe, expect, it } from "vitest";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

const party = (name: string) => ({ name, role: name, aliases: [name] });
const cast = castOf(["Plover", "Distributor"].map(party), "");
const told = (clause: string, sentence: string): string => {
  const { burdens, benefits } = bearingOf(clause, sentence, cast);
  return `${burdens.join(" + ")} > ${benefits.join(" + ")}`;
};

describe("plain words say whom a clause binds", () => {
  it.each([
    [
      "first-refusal",
      "Throughout the Term Plover shall have a right of first refusal to open stalls outside the Territory.",
      "Distributor > Plover",
    ],
    [
      "exclusivity",
      "Plover or its nominated makers shall be the sole suppliers to Distributor of kites for each stall.",
      "Distributor > Plover",
    ],
    [
      "exclusivity",
      "During the Term, Distributor shall have the exclusive right for selling the kites to the Harbour Festival.",
      "Plover > Distributor",
    ],
    [
      "limitation-of-liability",
      "The liability of Plover for damages or alleged damages hereunder, whether in contract, tort or any other theory of law, is limited to Distributor's direct damages.",
      "Distributor > Plover",
    ],
    [
      "covenant-not-to-sue",
      "Distributor will not challenge any right that Plover claims in those marks.",
      "Distributor > Plover",
    ],
    [
      "time-bar",
      "No actions, whatever their form, may be brought by Distributor more than a year after the cause arose.",
      "Distributor > Plover",
    ],
    [
      "sole-remedy",
      "The foregoing states the entire liability and obligations of Plover and the exclusive remedy of Distributor for any infringement by the kites.",
      "Distributor > Plover",
    ],
    [
      "ip-warranty",
      "Plover further represents and warrants that the kites supplied hereunder infringe no patent, copyright or trade mark.",
      "Plover > Distributor",
    ],
    [
      "deemed-acceptance",
      "A delivery that is not refused within five days is deemed accepted by Distributor.",
      "Distributor > Plover",
    ],
    [
      "restraint-of-trade",
      "Nothing in this Agreement shall prohibit Distributor from selling the kites of others.",
      "Plover > Distributor",
    ],
    [
      "termination-for-breach",
      "Plover shall have the right (but not the obligation) to terminate this Agreement if Distributor is in material breach that is not cured within five days.",
      "Distributor > Plover",
    ],
    [
      "change-of-control",
      "Plover will have the right (but not the obligation) to terminate this Agreement on 60 days' notice to Distributor after a sale of all assets of Distributor.",
      "Distributor > Plover",
    ],
    [
      "licence-scope",
      "Plover hereby grants to Distributor a non-exclusive, revocable, non-transferable licence to use its trade marks and logos on the stalls.",
      "Plover > Distributor",
    ],
    [
      "pay-when-paid",
      "Payment will be made by Distributor to Plover within five days of its receipt from the festival.",
      "Plover > Distributor",
    ],
    [
      "payment-terms",
      "Plover will invoice Distributor in the first week of each month for the kites of the last.",
      "Distributor > Plover",
    ],
    [
      "consequential-loss",
      "Plover will not have any liability or responsibility to Distributor or anybody else for indirect loss.",
      "Distributor > Plover",
    ],
    [
      "termination-for-breach",
      "This Agreement may be terminated by Distributor at once if kites are enjoined, or if Plover ceases to trade.",
      "Plover > Distributor",
    ],
  ])("%s: %s", (clause, sentence, expected) => {
    expect(told(clause, sentence)).toBe(expected);
  });
});
