/**
 * How much the paper is usually on a role's side: the party with the higher number issues it, the
 * other receives it. A consultant's client outranks the consultant, a supplier its customer.
 */
const standing: Record<string, number> = {
  franchisor: 9,
  landlord: 9,
  "head landlord": 9,
  sublandlord: 9,
  sublessor: 9,
  funder: 9,
  "funding body": 9,
  department: 9,
  lessor: 9,
  lender: 9,
  financier: 9,
  bank: 9,
  mortgagee: 9,
  employer: 9,
  principal: 8,
  "head contractor": 8,
  "principal contractor": 8,
  "main contractor": 8,
  builder: 7,
  we: 9,
  us: 9,
  our: 9,
  licensor: 7,
  provider: 7,
  owner: 7,
  operator: 7,
  supplier: 6,
  vendor: 6,
  seller: 6,
  manufacturer: 6,
  company: 6,
  "disclosing party": 6,
  discloser: 6,
  client: 5,
  agency: 5,
  contractor: 4,
  publisher: 5,
  buyer: 3,
  purchaser: 3,
  customer: 3,
  consultant: 3,
  distributor: 3,
  agent: 3,
  subscriber: 2,
  "receiving party": 2,
  recipient: 2,
  subcontractor: 2,
  "trade contractor": 2,
  licensee: 2,
  grantee: 2,
  creator: 2,
  subtenant: 1,
  sublessee: 1,
  sublicensee: 1,
  tenant: 1,
  lessee: 1,
  borrower: 1,
  mortgagor: 1,
  hirer: 1,
  franchisee: 1,
  employee: 1,
  guarantor: 0,
  guarantors: 0,
  "restrained party": 0,
  user: 0,
  you: 0,
  your: 0,
  applicant: 1,
  member: 1,
};
/** How much the paper is usually on a role's side; null for what is no role. */
export const standingOf = (role: string): number | null =>
  standing[role.toLowerCase().replace(/^the /, "")] ??
  standing[role.toLowerCase().split(" ").at(-1) ?? ""] ??
  null;

/** What a paper calls its parties, in the singular, as a pattern without groups. */
export const partyRoles =
  "(?:head |sub-?|co-)?(?:landlord|tenant|lessor|lessee|licensor|licensee|contractor)|(?:trade|building|independent|principal|main) contractor|supplier|customer|client|consultant|vendor|purchaser|buyer|seller|employer|employee|principal|owner|hirer|borrower|lender|financier|mortgagor|mortgagee|chargor|chargee|grantor|grantee|guarantor|covenantor|warrantor|indemnifier|surety|franchisor|franchisee|master franchisee|company|corporation|grower|(?:service )?provider|recipient|discloser|(?:disclosing|receiving|restrained) party|trustee|settlor|appointor|assignor|assignee|transferor|transferee|releasor|releasee|distributor|reseller|dealer|manufacturer|publisher|author|artist|performer|sponsor|operator|manager|member|shareholder|unitholder|investor|subscriber|founder|director|partner|venturer|participant|builder|developer|proprietor|caretaker|carter|mill|mason|gardener|carrier|consignor|consignee|shipper|forwarder|charterer|host|organiser|exhibitor|student|university|department|council|funder|funding body|creditor|debtor|resident|occupier|licence holder|user|account holder|applicant|insured|adviser|advisor|engineer|architect|installer|merchant|affiliate|creator|influencer|brand|talent|contributor|volunteer|(?:share )?farmer|landholder|landowner|grazier|stock owner|processor|executive|worker|candidate|key person|nominee|agency|agent|party [a-z1-9]|(?:first|second|third) party|researcher|collaborator|co-investor|issuer|holder|donor|donee|lead investor|cleaner|surveyor|photographer|trainer|coach|school|club|centre|operator|sender|visitor|guest|traveller|passenger|player|parent|patient|pupil|joiner|trader|retailer|wholesaler|producer|advertiser|courier|storer|depositor|bailee|bailor|adopter|breeder|trainer|instructor|tutor|plaintiff|defendant|claimant|respondent";
/** Who issues a paper as a rule, as a pattern. */
export const issuers =
  "\\b(?:we|supplier|provider|company|licensor|(?:sub|head )?landlord|lessor|lender|franchisor|principal|bank|owner|employer|department)";
