/** Kinds of document as the law tells them apart; a document may be of more than one until it shows which. */
export type LegalKind =
  | "services agreement"
  | "goods supply"
  | "software/SaaS"
  | "contractor"
  | "consumer terms"
  | "IP licence"
  | "IP assignment"
  | "commercial lease"
  | "retail lease"
  | "residential lease"
  | "construction subcontract"
  | "construction contract"
  | "domestic building"
  | "franchise"
  | "employment"
  | "shareholders"
  | "joint venture"
  | "business sale"
  | "share sale"
  | "securities"
  | "settlement deed"
  | "loan/guarantee"
  | "confidentiality"
  | "other";

/** Work, goods or rights for a fee that runs on. */
export const supplies: readonly LegalKind[] = [
  "services agreement",
  "goods supply",
  "software/SaaS",
  "contractor",
  "consumer terms",
  "IP licence",
];

/** Services whose provider holds what the other side has to get back. */
export const holdingData: readonly LegalKind[] = [
  "contractor",
  "services agreement",
  "software/SaaS",
  "consumer terms",
];

export const leases: readonly LegalKind[] = [
  "commercial lease",
  "retail lease",
  "residential lease",
];

export const building: readonly LegalKind[] = [
  "construction subcontract",
  "construction contract",
  "domestic building",
];

/** Sales of businesses and shares, and what holders agree among themselves. */
export const ownership: readonly LegalKind[] = [
  "business sale",
  "share sale",
  "securities",
  "shareholders",
  "joint venture",
];

export const loans: readonly LegalKind[] = ["loan/guarantee"];
export const employment: readonly LegalKind[] = ["employment"];
