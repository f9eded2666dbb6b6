import { describe, expect, it } from "vitest";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { counterpartOf } from "../../../app/analysis/cast/sides.ts";
import { findParties } from "../../../app/analysis/parties/parties.ts";

const called = (text: string) =>
  Object.fromEntries(
    findParties(text).map(({ name, role, aliases }) => [
      name,
      [...new Set([role, ...aliases])].filter((one) => one !== null),
    ]),
  );
const names = (text: string) => findParties(text).map(({ name }) => name);

describe("a name is read whole, and what stands beside it is none", () => {
  it("with the number that tells one fund from the next", () => {
    expect(
      called(
        'This Agreement is made between Wattle Harvest Partners 3, LLC, a Delaware company ("Owner"), and Brolga Power, Inc. ("Operator").',
      ),
    ).toEqual({ "Wattle Harvest Partners 3, LLC": ["Owner"], "Brolga Power, Inc.": ["Operator"] });
  });

  it("without the kind of company that it is", () => {
    expect(
      called(
        "This Agreement is made by and between Quandong Apps LLC, a Nevada Limited Liability Company, with its office at 4 Elm Street, Reno (the “Developer”) and Finch Retail Corporation (the “Client”).",
      ),
    ).toEqual({ "Quandong Apps LLC": ["Developer"], "Finch Retail Corporation": ["Client"] });
  });

  it("without the bank that its office is near, and without its licence", () => {
    expect(
      names(
        'This Agreement is entered into by and between: Mulga Credit Private Limited, a company with an address at 4th floor, Lotus House, near Deccan Bank, Pune ("Mulga"), a registered Non-deposit Lending Company (NLC); and Kite Mobile Co., Ltd. ("Kite").',
      ),
    ).toEqual(["Mulga Credit Private Limited", "Kite Mobile Co., Ltd."]);
  });

  it("and not its parent, with a letter in brackets", () => {
    expect(
      called(
        'made between Heron Tools Inc. (hereinafter referred to as "Maker") and Selat Pte Ltd, a Singapore company (and a subsidiary of Batu Industries (M) Pte LTD) with its office at 2 Quay Road (hereinafter referred to as "Dealer").',
      ),
    ).toEqual({ "Heron Tools Inc.": ["Maker"], "Selat Pte Ltd": ["Dealer"] });
  });

  it("and no item of a list is a name", () => {
    expect(
      called(
        'This Agreement is between Banksia Vitamins LLC ("BV") and Harriet Stone ("Athlete), an individual.\n\n1. Grant. BV may use the name of Athlete: A. In a radio spot ("Spot") of a minute; and C. In print.',
      ),
    ).toEqual({ "Banksia Vitamins LLC": ["BV"], "Harriet Stone": ["Athlete"] });
  });
});

describe("a party is called", () => {
  it("as a bracket before its name says", () => {
    expect(
      called(
        "made by and between REEF CODE LLC, a Delaware company (Developer), and (Client) Osprey Deliveries Inc. for the writing of software.",
      ),
    ).toMatchObject({ "REEF CODE LLC": ["Developer"], "Osprey Deliveries Inc.": ["Client"] });
  });

  it("as a second bracket after its address says", () => {
    expect(
      called(
        'made by and between Kurrajong Systems, LLC ("KS"), a Virginia company, having its offices at 5 Oak Court, Norfolk, VA 23510 ("Reseller") and Dingo Soft, Inc. ("Company").',
      ),
    ).toEqual({
      "Kurrajong Systems, LLC": ["Reseller", "KS"],
      "Dingo Soft, Inc.": ["Company"],
    });
  });

  it("and not as another is whose name is a blank", () => {
    expect(
      called(
        "This Agreement is between Lumen Optics Inc., a New York corporation, of 2 High Road, Rochester And [*] ('Distributor'). The Distributor shall order monthly. The Distributor shall pay in advance. Distributor shall report.",
      ),
    ).toMatchObject({ Distributor: ["Distributor"] });
  });

  it("by the role that everybody but the other has, where nothing calls it anything", () => {
    const clauses =
      "Distributor shall promote the valves. Distributor shall not sell elsewhere. Distributor will pay in thirty days. Distributor may return faulty stock.";
    expect(
      called(
        `This Agreement is between Trillium Valve, Inc. ("Trillium"), and Ardent Trading Corporation, 7 Expressway, San Jose. ${clauses}`,
      ),
    ).toMatchObject({ "Ardent Trading Corporation": ["Distributor"] });
  });

  it("not by the column in which it signs", () => {
    expect(
      called(
        'Cobalt Micro, a corporation of California ("Distributor") and ROUTEGEAR, Inc. ("RouteGear") agree as follows.\n\n1. Orders\nDistributor shall order.\n\nAGREED:\nDistributor\tROUTEGEAR, Inc.\nBy: ____',
      )["ROUTEGEAR, Inc."],
    ).not.toContain("Distributor");
  });

  it("in quotes that a conversion has lost, and never by a programme", () => {
    expect(
      called(
        'This agreement is between Plover Bank USA, N.A. (?Plover?) and you as an "Affiliate" in the Plover Affiliate Program (the "Affiliate Program"). Affiliate shall link. Affiliate shall report. Affiliate may stop.',
      ),
    ).toMatchObject({ "Plover Bank USA, N.A.": ["Plover"], Affiliate: ["Affiliate"] });
  });
});

describe("several are called together", () => {
  const vendors =
    'entered into by and between Casuarina Floors, Inc. ("Seller") and CF Marks LLC ("Marks" and together with Seller, "Casuarina") and Tallow Holding, Inc. ("Buyer") and Ironbark Boards Company (the "Company" and together with Buyer the "Buyer Entities").';

  it("by the name of their side", () => {
    expect(called(vendors)).toMatchObject({
      "Casuarina Floors, Inc.": ["Seller", "Casuarina"],
      "CF Marks LLC": expect.arrayContaining(["Marks", "Casuarina"]),
      "Tallow Holding, Inc.": ["Buyer", "Buyer Entities"],
      "Ironbark Boards Company": expect.arrayContaining(["Company", "Buyer Entities"]),
    });
  });

  it("in a list of them", () => {
    expect(
      called(
        'by and among Tern Media, Inc. ("COMPANY") and Lyre LLC ("LYRE"); QPG, LLC ("QPG") and Egret Holdings, LLC ("EGRET") (LYRE, QPG and EGRET shall be individually and collectively referred to as "CONTENT PROVIDER") (COMPANY and CONTENT PROVIDER are the "Parties").',
      ),
    ).toMatchObject({
      "Lyre LLC": ["LYRE", "CONTENT PROVIDER"],
      "QPG, LLC": ["QPG", "CONTENT PROVIDER"],
      "Egret Holdings, LLC": ["EGRET", "CONTENT PROVIDER"],
      "Tern Media, Inc.": ["COMPANY"],
    });
  });

  it("and none of them stands opposite another", () => {
    const cast = castOf(findParties(vendors), vendors);
    const opposite = cast.members.map((_, at) => cast.members[counterpartOf(cast, at) ?? -1]?.name);
    expect(opposite).toEqual([
      "Tallow Holding, Inc.",
      "Tallow Holding, Inc.",
      "Casuarina Floors, Inc.",
      "Casuarina Floors, Inc.",
    ]);
  });
});

describe("rows that say who speaks", () => {
  it.each([
    ["We are | Mallee Grain Pty Ltd", "You are | Wirra Haulage Pty Ltd"],
    ["Who we are: Mallee Grain Pty Ltd", "Who you are: Wirra Haulage Pty Ltd"],
    ["We\tMallee Grain Pty Ltd", "You\tWirra Haulage Pty Ltd"],
  ])("name whom the paper speaks to, and make nobody else: %s", (ours, yours) => {
    const text = [
      "Carriage terms",
      "",
      ours,
      yours,
      "",
      "1. You must carry our grain with care.",
      "2. We pay you within 30 days. We may end this agreement at any time by telling you.",
    ].join("\n");
    const parties = findParties(text);
    const { members } = castOf(parties, text);
    const called = members.map(({ name, ways }) => [name, ways.includes("you")]);
    expect(called).toEqual([
      ["Mallee Grain Pty Ltd", false],
      ["Wirra Haulage Pty Ltd", true],
    ]);
  });
});
