import { expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const body =
  "Kestrel Tanks Pty Ltd (Host)\nIbis Dairy Pty Ltd (Client)\n\n1 Term\nThis agreement starts on 5 May 2026 and runs for 30 months.\n\n2 Termination\nThe Client may terminate this agreement for convenience on 18 days' notice.\n\n3 Liability\nThe Host's liability is limited to $70,000.\n\n4 Payment terms\nInvoices are payable within 11 days.\n\n5 Governing law\nThe law of Tasmania governs this agreement.\n";
const read = (contents: string) => {
  const { facts, clauses } = analyseDocument(`SERVICES AGREEMENT\n\n${contents}\n\n${body}`);
  const { notices, governingLaw, liabilityCap, expiryDate } = facts;
  return {
    law: governingLaw?.value,
    cap: liabilityCap?.value,
    notices: notices.map(({ days }) => days),
    ends: expiryDate?.value,
    payment: clauses.flatMap(({ values }) => values.payment?.days ?? []),
    caps: clauses.flatMap(({ values }) => values.cap?.amount ?? []),
  };
};
const own = {
  law: "Tasmania",
  cap: "$70,000",
  notices: [18],
  ends: "2028-11-04",
  payment: [11],
  caps: [70_000],
};

it.each([
  "CONTENTS\n\n1 Term (months)\t6\n2 Termination (40 days' notice)\t8\n3 Liability cap ($)\t9\n4 Payment terms (days)\t21\n5 Governing law: Victoria\t60",
  "TABLE OF CONTENTS\n1. Term ........ 6\n2. Termination on 40 days' notice ........ 8\n3. Liability cap of $900,000 ........ 9\n4. Payment terms (days) ........ 21\n5. Governing law: Victoria ........ 60",
  "CONTENTS\nClause\tPage\nTerm (months)\t6\nTermination notice (days)\t8\nLiability cap ($)\t9\nPayment terms (days)\t21",
  "CONTENTS\n\nTerm\n6\nTermination notice (days)\n8\nLiability cap\n9\nPayment terms (days)\n21\nGoverning law\n60",
])("a table of contents gives no term, whatever its form: %j", (contents) => {
  expect(read(contents)).toEqual(own);
});

it("a row below the contents that is none of them is read", () => {
  const { facts } = analyseDocument(
    `SERVICES AGREEMENT\n\nCONTENTS\n1 Term\t6\n2 Termination\t8\n3 Liability\t9\n\nDate of agreement: 7 April 2026\n\n${body}`,
  );
  expect(facts.agreementDate?.value).toBe("2026-04-07");
});
