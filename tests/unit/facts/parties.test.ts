import { describe, expect, it } from "vitest";
import { findParties } from "../../../app/analysis/parties/parties.ts";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const named = (text: string) => findParties(text).map(({ name, role }) => [name, role]);
const called = (text: string) =>
  Object.fromEntries(findParties(text).map(({ name, aliases }) => [name, aliases.toSorted()]));

describe("a stranger is no party", () => {
  const clauses =
    "\n\nBackground\nA. They wish to brew.\n\n1. Brewing\nThe Head Brewer must keep the vats.\n\n2. Disputes between them go to mediation administered by the Fermentation Institute (Australia), and the expert is named by the Chair of the Hop Growers Association (HGA). Standards are those published by the Commonwealth of Australia.";
  it.each([
    ["5 Vat Lane, Ballarat VIC 3350", "PARTIES"],
    ["[●]", "Parties"],
    ["____________", "BETWEEN"],
  ])("where people of %s are listed under a heading", (address, heading) => {
    const text = `BREWING AGREEMENT\n\n${heading}\n\n1. Imogen Rose Tate of ${address} (Head Brewer) ("IRT").\n\n2. Colm Byrne of ${address} (Non-Brewing Partner) ("CB").${clauses}`;
    expect(called(text)).toEqual({
      "Imogen Rose Tate": ["Head Brewer", "IRT"],
      "Colm Byrne": ["CB", "Non-Brewing Partner"],
    });
  });

  it("where the next clause has the number 1 and names a mediator", () => {
    const text =
      'SERVICES AGREEMENT\n\nPARTIES\n\n1. Ravi Menon of 8 Quay Street, Hobart TAS 7000 ("RM")\n\n1. Fees\n\nRM must pay by the hour.\n\n2. Any dispute is referred to the Mediation Institute (Tasmania).';
    expect(named(text)).toEqual([["Ravi Menon", "RM"]]);
  });

  it("in a heading in capitals, which is no row", () => {
    const text =
      "ARTIST RELEASE\n\nPARTIES\nArtist: Wren Salter\nProducer: Otto Lang\n\n1. CONTRACTOR — NOT AN EMPLOYEE\nThe Artist works freely.";
    expect(named(text).map(([name]) => name)).toEqual(["Wren Salter", "Otto Lang"]);
  });

  it("before a thing that is defined in brackets after a verb", () => {
    const text =
      "Service terms\n\nBright Web Studio (run by Karri Digital - 'we', 'us') will build an online shop ('Shop') for the Client. The Client must pay monthly. The Client may cancel.";
    expect(named(text)).toEqual([
      ["Bright Web Studio", "we"],
      ["Client", "Client"],
    ]);
    expect(called(text)["Bright Web Studio"]).toContain("Karri Digital");
    expect(clauseCards(text).executiveSummary).toContain(
      "between Bright Web Studio (“we”), operated by Karri Digital, and the Client",
    );
  });

  it("and the short name of the paper in its title is no role", () => {
    const text =
      'Emu Labs Pty Ltd – Confidentiality Agreement (NDA)\n\nThis Agreement is made between Emu Labs Pty Ltd ("Discloser") and Finch Tools Pty Ltd ("Recipient").';
    expect(named(text)).toEqual([
      ["Emu Labs Pty Ltd", "Discloser"],
      ["Finch Tools Pty Ltd", "Recipient"],
    ]);
  });
});

describe("parties are named", () => {
  it("by the rows of a table of key terms", () => {
    const text =
      'LEASE\n\n| 1 | Landlord | Wattle Court Holdings Pty Ltd ACN 611 222 333 as trustee for the Wattle Unit Trust ("Wattle") |\n| 2 | Tenant | Bread & Salt Pty Ltd |\n| 3 | Guarantor | Imogen Ashdown, of Ballarat |\n| 4 | Rent | $30,000 a year |\n\n1. Imogen guarantees what the Tenant owes.';
    expect(named(text)).toEqual([
      ["Wattle Court Holdings Pty Ltd", "Landlord"],
      ["Bread & Salt Pty Ltd", "Tenant"],
      ["Imogen Ashdown", "Guarantor"],
    ]);
  });

  it("by their line, where rows give only the applicant and who answers for it", () => {
    const text =
      "APPLICATION FOR CREDIT\n\nTallow Timber Supplies Pty Ltd ABN 11 222 333 444 (the Supplier)\n\nApplicant: Knot & Grain Pty Ltd (the Applicant)\n\nGuarantor: Petra Lindqvist (the Guarantor)\n\n1. The Supplier delivers on weekdays.";
    expect(named(text).map(([name]) => name)).toEqual([
      "Tallow Timber Supplies Pty Ltd",
      "Knot & Grain Pty Ltd",
      "Petra Lindqvist",
    ]);
  });

  it("by a table with a column for names and one for roles", () => {
    const text =
      "PARTIES\n\nName | Address | Role\nUpper Creek Sawmill Pty Ltd | Bega NSW | Mill\nWanda Kowalski | Eden NSW | Carter\n";
    expect(named(text)).toEqual([
      ["Upper Creek Sawmill Pty Ltd", "Mill"],
      ["Wanda Kowalski", "Carter"],
    ]);
  });

  it("by labels that follow one another on a line", () => {
    const text =
      "CLEANING. Contractor: Brightside Cleaning Pty Ltd. Client: The Corporation of the Diocese of Upton. The Client pays monthly.";
    expect(named(text)).toEqual([
      ["Brightside Cleaning Pty Ltd", "Contractor"],
      ["The Corporation of the Diocese of Upton", "Client"],
    ]);
  });

  it("in capitals, of the first and of the second part", () => {
    const text =
      "THIS DEED is made the third day of May 2026 BETWEEN ALBERT JAMES FINCH of Yea in the State of Victoria, farmer (hereinafter called the Lessor) of the first part AND GOULBURN PEARS PTY LTD (hereinafter called the Lessee) of the second part.";
    expect(named(text)).toEqual([
      ["ALBERT JAMES FINCH", "Lessor"],
      ["GOULBURN PEARS PTY LTD", "Lessee"],
    ]);
  });

  it.each([
    [
      "The Owners - Strata Plan No 55120 (the Owners Corporation)",
      "The Owners - Strata Plan No 55120",
    ],
    ["Shire of Cobbler Flats (the Principal)", "Shire of Cobbler Flats"],
    ["Nadia Okafor trading as Okafor Joinery (ABN 11 222 333 444) (the Joiner)", "Nadia Okafor"],
    ["Hume Lindsay & Partners, a partnership of surveyors (the Firm)", "Hume Lindsay & Partners"],
  ])("as %s", (words, name) => {
    const text = `THIS AGREEMENT is made on 2 March 2026 between ${words} and Redgate Stone Pty Ltd (the Builder).`;
    expect(named(text)[0]?.[0]).toBe(name);
    expect(named(text)[1]).toEqual(["Redgate Stone Pty Ltd", "Builder"]);
  });

  it("each, where one term is for several people", () => {
    const text =
      'BETWEEN\n(1) Lowan Credit Pty Ltd (the "Lender"); and\n(2) Petra Vance and Luke Vance, both of Roma, Queensland (together and each of them separately, the "Guarantor").';
    expect(named(text)).toEqual([
      ["Lowan Credit Pty Ltd", "Lender"],
      ["Petra Vance", "Guarantor"],
      ["Luke Vance", "Guarantor"],
    ]);
  });

  it("as people who act together for a trust, and as an officer of the State", () => {
    expect(
      named(
        "THIS DEED is made by Neil Poole and Sandra Poole as trustees for the Poole Family Trust (Vendor) in favour of Eastgate Homes Pty Ltd (Purchaser).",
      ),
    ).toEqual([
      ["Neil Poole", "Vendor"],
      ["Sandra Poole", "Vendor"],
      ["Eastgate Homes Pty Ltd", "Purchaser"],
    ]);
    expect(
      named(
        "Agreement between the Minister for Transport (Minister) and Hilltop Buses Pty Ltd (Operator).",
      ),
    ).toEqual([
      ["Minister for Transport", "Minister"],
      ["Hilltop Buses Pty Ltd", "Operator"],
    ]);
  });

  it("by a sentence that says who is meant", () => {
    const text =
      "These conditions are read with the waybill. Carrier means Lowline Freight Agencies Pty Ltd. The Carrier may open a parcel. The Sender must pack it well, and the Sender will pay duty.";
    expect(named(text)).toEqual([
      ["Lowline Freight Agencies Pty Ltd", "Carrier"],
      ["Sender", "Sender"],
    ]);
  });

  it("by what they are called where there is no name, and never by a blank", () => {
    const text =
      'HIRE FORM\n\nCustomer: ____________________\n\nThis form is an agreement with Gantry Lift Hire Pty Ltd (the "Owner"). The Customer must return the lift clean. The Customer will pay for damage.';
    expect(named(text)).toEqual([
      ["Gantry Lift Hire Pty Ltd", "Owner"],
      ["Customer", "Customer"],
    ]);
    expect(
      named("SUPPLY DEED between [Company name] Pty Ltd (Supplier) and {{customer}}."),
    ).toEqual([]);
  });

  it("by the words of their name, however many paragraphs stand before its brackets", () => {
    const terms = Array.from({ length: 14 }, (_, at) => `${at + 1}. Carriage is by road.\n\n`);
    const text = `TERMS OF CARRIAGE\n\nIssued by Lowline Freight Limited (Carrier).\n\n${terms.join("")}Between Karri Kindergarten Inc. (the Centre) and its families`;
    expect(named(text).filter(([name]) => name === "")).toEqual([]);
    expect(named(text)[0]).toEqual(["Lowline Freight Limited", "Carrier"]);
  });
});

describe("parties are called", () => {
  it("by every term that their brackets give", () => {
    const text =
      'Between Tarkine Freight Pty Ltd ACN 600 100 200 ("Tarkine", the "Company", "we" or "us") and Delia Marsh ("you").\n\n1. We pay. You drive. Ms Marsh keeps a log, and the log is for Delia.';
    expect(called(text)).toEqual({
      "Tarkine Freight Pty Ltd": ["Company", "Tarkine", "our", "us", "we"],
      "Delia Marsh": ["Ms Marsh", "you", "your"],
    });
  });

  it("by short names that nobody defined, and by the name of each of a group", () => {
    const text =
      "Between: Mulga Robotics Pty Ltd (the Company); and Ines Roth and Theo Blake (the Founders, and each a Founder).\n\n1. Ines may appoint a director and so may Theo. Shares of Ines and of Theo do not vest at Mulga. The board of Mulga meets monthly.";
    expect(called(text)).toMatchObject({
      "Mulga Robotics Pty Ltd": ["Company", "Mulga"],
      "Ines Roth": ["Founder", "Founders", "Ines"],
      "Theo Blake": ["Founder", "Founders", "Theo"],
    });
  });

  it("by terms that mean a company named before", () => {
    const text =
      'Terms\n\nThis app is made by Fleetfoot Pte. Ltd. In these terms "we" and "us" mean that company, and "you" means whoever has an account. You agree that you pay monthly. Your data is yours.';
    expect(called(text)).toEqual({
      "Fleetfoot Pte. Ltd.": ["our", "us", "we"],
      you: ["you", "your"],
    });
  });
});

describe("parties that are no company with brackets after it", () => {
  const names = (text: string) => findParties(text).map(({ name }) => name);

  it("are whoever a letter of offer greets and who accepts it", () => {
    const text =
      "QUOLL CREEK DAIRY\n\n4 May 2026\n\nOlivia Brandt\n\nDear Olivia\n\nWe offer you a position with Quoll Creek Dairy Pty Ltd. You must keep our recipes secret. Your pay is $70,000 a year.\n\nYours sincerely\n\nI, Olivia Brandt, accept. ________";
    expect(called(text)).toMatchObject({
      "Olivia Brandt": ["you", "your"],
      "Quoll Creek Dairy Pty Ltd": ["our", "us", "we"],
    });
  });

  it("are the applicant of a form, whose name is a blank", () => {
    const text =
      'PELICAN PAINTS PTY LTD (ABN 11 222 333 444)\n\nPart A\n\nName of Applicant: __________\n\nPart B\n\n"we" and "us" mean Pelican Paints Pty Ltd, and "you" means the Applicant named in Part A. You must pay in 30 days. We deliver to you. You own the tins.';
    expect(called(text)).toMatchObject({ Applicant: ["Applicant", "you", "your"] });
  });

  it("keep their brackets, and the small letter that they begin with", () => {
    expect(
      named(
        "SUPPLY AGREEMENT between\n\nParty A: Bright (Ningbo) Garden Lighting Co., Ltd.\n\nParty B: Perth eSolar Systems Pty Ltd\n\nParty A sells lamps to Party B.",
      ).map(([name]) => name),
    ).toEqual(["Bright (Ningbo) Garden Lighting Co., Ltd.", "Perth eSolar Systems Pty Ltd"]);
  });

  it.each([
    "This agreement is between Reedbed Maps Pty Ltd (the Licensor) and Bogong Hikes Pty Ltd (the Licensee). The maps incorporate contours ©Topograph Australia Limited and are under the Open Contour Network (OCN) End User Licence Agreement.",
    "Reedbed Maps Pty Ltd (the Licensor) and Bogong Hikes Pty Ltd (the Licensee) agree as follows. The Licensor has a contract with Topograph Surveys Pty Ltd (Surveyor) for the contours.",
  ])("are not named by %j beside the two of it", (text) => {
    expect(names(text)).toEqual(["Reedbed Maps Pty Ltd", "Bogong Hikes Pty Ltd"]);
  });
});

describe("a form names its parties", () => {
  it("in blocks under their roles, which two words keep apart", () => {
    const text =
      "Trade Works Agreement\n\n1. Date\n3 June 2026\n\n2. HEAD CONTRACTOR\nNAME Jarrah Homes Pty Ltd\nADDRESS 4 Mill Road, Bunbury WA 6230\n\n3. Trade contractor\nABN 11 222 333 444\nName: P & D Glazing\nADDRESS 9 Lake Street, Bunbury WA 6230\n\nThe trade contractor must glaze the windows. The head contractor must pay monthly.";
    expect(named(text)).toEqual([
      ["Jarrah Homes Pty Ltd", "Head contractor"],
      ["P & D Glazing", "Trade contractor"],
    ]);
    expect(
      clauseCards(`${text} The trade contractor indemnifies the head contractor.`).riskFlags,
    ).toContainEqual(expect.objectContaining({ burdens: ["P & D Glazing"] }));
  });

  it("and not whoever signs for them", () => {
    const text =
      "Hire form\n\nThe Owner must deliver. The Owner may inspect. The Hirer must pay. The Hirer must insure.\n\nOwner\nName: Petra Lund\nTitle: Director\n\nHirer\nName: Ola Brand\nSignature: ______";
    expect(named(text).map(([name]) => name)).toEqual(["Owner", "Hirer"]);
  });

  it("by brackets in small letters, and by the name of a firm with a street in it", () => {
    expect(
      named(
        "Works order between Jarrah Homes Pty Ltd (the head contractor) and P & D Glazing (the trade contractor).",
      ),
    ).toEqual([
      ["Jarrah Homes Pty Ltd", "head contractor"],
      ["P & D Glazing", "trade contractor"],
    ]);
    expect(
      named("Stall permit\n\nLicensor: Market Hall Pty Ltd\nLicensee: Quay Lane Bakers\n"),
    ).toEqual([
      ["Market Hall Pty Ltd", "Licensor"],
      ["Quay Lane Bakers", "Licensee"],
    ]);
  });

  it("by another role that is said to mean one of them", () => {
    const text =
      "Stall permit\n\nLicensor: Market Hall Pty Ltd\nLicensee: Ines Roth\n\nWaiver\n\nExhibitor means the Licensee named above. Guest means the Licensee or a visitor of it.";
    expect(called(text)["Ines Roth"]).toEqual(["Exhibitor", "Licensee"]);
  });

  it("and speaks for whoever fills it in and signs it", () => {
    const text =
      "Loan form\n\nLender: Banksia Credit Pty Ltd\nBorrower: Lena Quist\nAmount of credit (the sum given to you): $900\n\nI agree to pay the whole sum. I agree that the Lender may end the loan and call for the whole balance at once if I miss a payment. I indemnify the Lender against its costs.";
    const bound = clauseCards(text).riskFlags.flatMap(({ burdens }) => burdens);
    expect(bound).toContain("Lena Quist");
    expect(bound).not.toContain("you");
    expect(bound).not.toContain("I");
  });
});

describe("a name", () => {
  it("goes on over letters with accents, in rows and in sentences", () => {
    const text =
      "LICENCE\n\nPARTIES\nLicensor: Wattle Crêperie Pty Ltd (ACN 612 884 001), 1 Collins Street, Melbourne VIC 3000\nLicensee: Élan Pâtisserie Pty Ltd (ACN 665 210 338), 12A Peel Street, Collingwood VIC 3066\n\n1. The Licensee must pay the fee.";
    expect(named(text)).toEqual([
      ["Wattle Crêperie Pty Ltd", "Licensor"],
      ["Élan Pâtisserie Pty Ltd", "Licensee"],
    ]);
  });

  it("of each guarantor in a row is read, after homes and semicolons", () => {
    const text =
      "LEASE\n\nPARTIES\nLandlord: Acacia Halls Pty Ltd\nTenant: Moth Books Pty Ltd\nGuarantors: José Martín Núñez of 12A Peel Street, Collingwood VIC 3066; Zoë Müller of 4 Regent Street, Richmond VIC 3121 and Ann Lee of 8 Low Road, Yass NSW 2582\n\n1. The Tenant must pay the rent.";
    expect(named(text).slice(2)).toEqual([
      ["José Martín Núñez", "Guarantor"],
      ["Zoë Müller", "Guarantor"],
      ["Ann Lee", "Guarantor"],
    ]);
  });

  it("begins after what it is given in consideration of, and after who speaks", () => {
    const text =
      'GUARANTEE\n\nIN CONSIDERATION of Corella Plant Hire Pty Ltd and its successors ("the Owner") letting plant to Banksia Earthworks Pty Ltd ("the Hirer")\n\nI/WE Joan Ellen Marsh of 4 High Street, Yass NSW 2582 (also called the "Guarantor/s") GUARANTEE what the Hirer owes.\n\n1. Each Guarantor must pay on demand. The Guarantor must pay the costs.';
    expect(named(text)).toEqual([
      ["Corella Plant Hire Pty Ltd", "Owner"],
      ["Banksia Earthworks Pty Ltd", "Hirer"],
      ["Joan Ellen Marsh", "Guarantor"],
    ]);
    expect(called(text)["Joan Ellen Marsh"]).toContain("we");
  });

  it("keeps “of” and “We” that are its own", () => {
    const text =
      "HIRE AGREEMENT\n\nBetween We Care Linen Pty Ltd (Supplier) and House of Travel Pty Ltd (Customer)\n\n1. The Customer must pay.";
    expect(named(text)).toEqual([
      ["We Care Linen Pty Ltd", "Supplier"],
      ["House of Travel Pty Ltd", "Customer"],
    ]);
  });

  it("of a trustee is its own, and guarantors may be one or several", () => {
    const text =
      "EQUIPMENT LEASE\n\nLessor: Corella Asset Finance Pty Ltd (ABN 77 120 345 981)\nLessee: The trustee for the Marsh Family Trust, Marsh Earthworks Pty Ltd (ABN 23 604 555 712)\nGuarantor/s: Joan Ellen Marsh of 4 High Street, Yass NSW 2582; Peter Marsh of the same address\n\n1. The Lessee must pay the rent.";
    expect(named(text)).toEqual([
      ["Corella Asset Finance Pty Ltd", "Lessor"],
      ["Marsh Earthworks Pty Ltd", "Lessee"],
      ["Joan Ellen Marsh", "Guarantor"],
      ["Peter Marsh", "Guarantor"],
    ]);
  });
});
