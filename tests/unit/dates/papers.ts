/** A date that a careful reader reports: action, day, and for a window its first day; "?" before it where it is to be proposed. */
type Expected = string;

export interface DatedPaper {
  name: string;
  text: string;
  dates: readonly Expected[];
  /** Days that must not be sure. */
  never?: readonly string[];
}

/** Short papers in ordinary Australian drafting with the dates that are in them, and days that must not be sure. */
export const papers: readonly DatedPaper[] = [
  {
    name: "a term commencing on a day ends the day before the anniversary",
    text: "LEASE dated 3 May 2026. Landlord: Acacia Retail Pty Ltd. Tenant: Banksia Books Pty Ltd. The term is five (5) years commencing on 1 June 2026.",
    dates: ["expiry 2031-05-31"],
    never: ["2026-05-03"],
  },
  {
    name: "a commencement date and a term in rows",
    text: "Reference Schedule\nItem 1 Landlord: Acacia Retail Pty Ltd\nItem 2 Tenant: Banksia Books Pty Ltd\nItem 3 Commencement Date: 15 July 2026\nItem 4 Term: 3 years\nItem 5 Governing law: New South Wales",
    dates: ["expiry 2029-07-14"],
  },
  {
    name: "a term with both ends",
    text: "This Agreement commences on 1 October 2026 and continues until 30 September 2028, unless terminated earlier in accordance with its terms.",
    dates: ["expiry 2028-09-30"],
  },
  {
    name: "a term that ends on a day unless extended",
    text: "The Supplier will provide the Services from the Commencement Date until the Expiry Date. Commencement Date: 1 February 2027. Expiry Date: 31 January 2030.",
    dates: ["expiry 2030-01-31"],
  },
  {
    name: "an option notice not earlier and not later than months before the end",
    text: "The Lease expires on 30 June 2030. The Tenant may exercise the option by giving the Landlord written notice not earlier than 6 months and not later than 3 months before the Expiry Date.",
    dates: ["expiry 2030-06-30", "option 2030-03-30 from 2029-12-30"],
  },
  {
    name: "an option notice between two lengths of time",
    text: "The Term ends on 31 August 2029. To exercise the option for a further term the Lessee must give the Lessor notice at least 4 months but not more than 8 months before the end of the Term.",
    dates: ["expiry 2029-08-31", "option 2029-04-30 from 2028-12-31"],
  },
  {
    name: "a window between two days",
    text: "The Grantee may exercise the call option at any time between 1 March 2027 and 30 June 2027 (both dates inclusive) by notice to the Grantor.",
    dates: ["option 2027-06-30 from 2027-03-01"],
  },
  {
    name: "a window that begins on one day and ends on another",
    text: "Option Period means the period commencing on 1 April 2028 and ending at 5.00 pm on 30 September 2028. The Purchaser may exercise the Call Option by notice given in the Option Period.",
    dates: ["option 2028-09-30 from 2028-04-01"],
  },
  {
    name: "a notice to stop a renewal so many days before the end",
    text: "The initial term ends on 31 December 2027. This Agreement renews automatically for successive terms of 12 months unless either party gives the other written notice of non-renewal at least 60 days before the end of the then current term.",
    dates: ["expiry 2027-12-31", "last_day_for_notice 2027-10-31"],
  },
  {
    name: "a notice no later than so many days before expiry",
    text: "This Agreement expires on 30 June 2028 and will roll over for one further year unless the Customer notifies the Supplier no later than 90 days before the expiry date that it does not wish to continue.",
    dates: ["expiry 2028-06-30", "last_day_for_notice 2028-04-01"],
  },
  {
    name: "rent reviews on named days",
    text: "The Rent will be reviewed to market on 1 July 2028 and 1 July 2030.",
    dates: ["review 2028-07-01", "review 2030-07-01"],
  },
  {
    name: "a rent review on each anniversary inside a fixed term",
    text: "The Term is 3 years commencing on 1 August 2026. On each anniversary of the Commencement Date the Rent increases by 4%. The Commencement Date is 1 August 2026.",
    dates: ["expiry 2029-07-31", "review 2027-08-01", "review 2028-08-01"],
  },
  {
    name: "yearly instalments inside a fixed term",
    text: "The Licence runs from 1 January 2027 to 31 December 2029. The Licensee must pay the annual fee on 1 February in each year of the Licence.",
    dates: ["expiry 2029-12-31", "payment 2027-02-01", "payment 2028-02-01", "payment 2029-02-01"],
  },
  {
    name: "instalments on named days",
    text: "The Borrower must repay the Loan in three instalments: $20,000 on 31 March 2027, $20,000 on 30 September 2027 and the balance on 31 March 2028.",
    dates: ["payment 2027-03-31", "payment 2027-09-30", "payment 2028-03-31"],
  },
  {
    name: "instalments whose year stands at the end",
    text: "The Customer must pay the Fee by equal instalments on 1 March, 1 June and 1 September 2027.",
    dates: ["payment 2027-03-01", "payment 2027-06-01", "payment 2027-09-01"],
  },
  {
    name: "monthly instalments from a first day",
    text: "The Buyer must pay the Price by six equal monthly instalments, the first due on 31 January 2027.",
    dates: [
      "payment 2027-01-31",
      "payment 2027-02-28",
      "payment 2027-03-31",
      "payment 2027-04-30",
      "payment 2027-05-31",
      "payment 2027-06-30",
    ],
  },
  {
    name: "completion on a day",
    text: "Completion must take place on 14 May 2027 at the offices of the Vendor's solicitor.",
    dates: ["completion 2027-05-14"],
  },
  {
    name: "settlement so many days after the contract",
    text: "CONTRACT OF SALE made on 2 March 2027 between Ironbark Homes Pty Ltd (Vendor) and Jun Ho (Purchaser). Settlement is due 42 days after the date of this contract.",
    dates: ["completion 2027-04-13"],
    never: ["2027-03-02"],
  },
  {
    name: "a sunset date",
    text: "If the Plan of Subdivision is not registered by 30 June 2029 (the Sunset Date), either party may rescind this contract.",
    dates: ["other 2029-06-30"],
  },
  {
    name: "a date for practical completion and a defects period that hangs on the event",
    text: "The Date for Practical Completion is 30 November 2027. The Defects Liability Period is 12 months from the date of Practical Completion. The Principal must release the retention within 14 days after the end of the Defects Liability Period.",
    dates: ["completion 2027-11-30", "?warranty_end event", "?payment event"],
  },
  {
    name: "a payment within days of an invoice",
    text: "The Customer must pay each invoice within 30 days after the end of the month in which it is issued.",
    dates: ["?payment event"],
  },
  {
    name: "a payment within days after receipt",
    text: "The Principal must pay the amount claimed within 20 Business Days after receiving a valid payment claim.",
    dates: ["?payment event"],
  },
  {
    name: "probation counted from the start",
    text: "Your employment starts on 4 January 2027. A probationary period of 6 months applies from your start date.",
    dates: ["other 2027-07-03"],
  },
  {
    name: "a restraint after a fixed end",
    text: "The Franchise Agreement ends on 31 March 2028. For 12 months after the end of this Agreement the Franchisee must not be engaged in a competing business.",
    dates: ["expiry 2028-03-31", "expiry 2029-03-31"],
  },
  {
    name: "a restraint after an end that nobody knows",
    text: "For six months after the termination of the employment the Employee must not solicit any client of the Company.",
    dates: ["?expiry event"],
  },
  {
    name: "cascading periods of a restraint",
    text: "The Seller must not compete with the Business for a period of: 3 years; or 2 years; or 1 year, after Completion. Completion took place on 1 July 2026.",
    dates: ["?expiry 2029-07-01", "?expiry 2028-07-01", "?expiry 2027-07-01"],
  },
  {
    name: "two expiry dates that differ",
    text: "Clause 2: the term of this licence expires on 30 June 2028. Item 6 of the Schedule: Expiry Date: 30 June 2029.",
    dates: ["?expiry 2028-06-30", "?expiry 2029-06-30"],
  },
  {
    name: "a recital",
    text: "BACKGROUND\nA. By a lease dated 1 July 2020 the Landlord let the Premises to the Tenant until 30 June 2026.\nB. The Tenant vacated on 15 May 2026.\nOPERATIVE PROVISIONS\n1. The Tenant must pay the Landlord $40,000 by 31 July 2026.",
    dates: ["payment 2026-07-31"],
    never: ["2020-07-01", "2026-05-15", "2026-06-30"],
  },
  {
    name: "an Act and its day",
    text: "The Retail Leases Amendment Act 2017 (NSW) commenced on 1 July 2017. The Tenant must provide the bond on or before 1 September 2026.",
    dates: ["payment 2026-09-01"],
    never: ["2017-07-01"],
  },
  {
    name: "an example",
    text: "Notice must be given at least 30 days before the Renewal Date. For example, if the Renewal Date is 1 July 2027, notice must be given by 31 May 2027.",
    dates: [],
    never: ["2027-07-01", "2027-05-31"],
  },
  {
    name: "a date that is replaced",
    text: "DEED OF VARIATION dated 4 August 2026. The Expiry Date is changed from 31 December 2026 to 31 December 2028.",
    dates: ["expiry 2028-12-31"],
    never: ["2026-12-31"],
  },
  {
    name: "a wording that is replaced",
    text: "In clause 3 of the Lease the words “30 June 2026” are deleted and replaced with “30 June 2027”.",
    dates: [],
    never: ["2026-06-30"],
  },
  {
    name: "a blank",
    text: "The Term is 2 years commencing on [insert date]. The Deposit is payable by ____ / ____ / 2027.",
    dates: ["?expiry event"],
  },
  {
    name: "a condition",
    text: "If development approval is granted by 31 March 2027, completion will take place on 30 April 2027.",
    dates: ["?other 2027-03-31", "?completion 2027-04-30"],
  },
  {
    name: "the later of two days",
    text: "Settlement will take place on the later of 31 May 2027 and the day 14 days after registration of the plan.",
    dates: ["?completion 2027-05-31"],
  },
  {
    name: "a tender that stays open",
    text: "This offer remains open for acceptance until 5.00 pm on 12 November 2026, after which it lapses.",
    dates: ["expiry 2026-11-12"],
  },
  {
    name: "clear days before a meeting",
    text: "The general meeting will be held on 20 November 2026. The Company must give the Members not less than 21 days' notice before the meeting.",
    dates: ["other 2026-11-20", "last_day_for_notice 2026-10-29"],
  },
  {
    name: "business days of Victoria",
    text: "AGREEMENT dated 30 October 2026. “Business Day” means a day that is not a Saturday, Sunday or public holiday in Melbourne. The Buyer must pay the deposit within 5 Business Days after the date of this agreement.",
    dates: ["payment 2026-11-09"],
  },
  {
    name: "business days over Easter in New South Wales",
    text: "This deed is dated 31 March 2027. Business Day means a day on which banks are open for business in Sydney, excluding Saturdays, Sundays and public holidays. The Purchaser must deliver the executed transfer within 3 Business Days after the date of this deed.",
    dates: ["delivery 2027-04-05"],
  },
  {
    name: "a day that moves to the next business day",
    text: "Business Day means a day other than a Saturday, a Sunday or a public holiday in Western Australia. Where the day on which a payment is due is not a Business Day, it must be made on the next Business Day. The Borrower must pay $5,000 on 1 March 2027.",
    dates: ["payment 2027-03-02"],
  },
  {
    name: "a warranty from a delivery that was made",
    text: "The Supplier delivered the Equipment on 10 August 2026. The Supplier warrants the Equipment for 24 months from the date of delivery.",
    dates: ["warranty_end 2028-08-10"],
  },
  {
    name: "a warranty from a delivery that nobody dated",
    text: "The Equipment is warranted against defects for two years from delivery.",
    dates: ["?warranty_end event"],
  },
  {
    name: "confidence for years after the date of the deed",
    text: "CONFIDENTIALITY DEED dated 12 April 2027. The Recipient must keep the Information confidential for 3 years from the date of this deed.",
    dates: ["expiry 2030-04-12"],
  },
  {
    name: "a report on a day of each year",
    text: "The Grant Period is 1 July 2026 to 30 June 2028. The Recipient must provide a financial report by 30 September each year.",
    dates: ["expiry 2028-06-30", "delivery 2026-09-30", "delivery 2027-09-30"],
  },
  {
    name: "reports on named days",
    text: "The Recipient must submit a progress report by 31 January 2027 and a final report no later than 31 August 2027.",
    dates: ["delivery 2027-01-31", "delivery 2027-08-31"],
  },
  {
    name: "a right to end early on one day",
    text: "The Tenant may terminate this lease on 30 June 2029 by giving the Landlord at least 6 months' prior written notice.",
    dates: ["last_day_for_notice 2028-12-30"],
  },
  {
    name: "a notice that hangs on nobody's day",
    text: "Either party may terminate this agreement at any time by giving 30 days' written notice to the other.",
    dates: ["?last_day_for_notice event"],
  },
  {
    name: "a claim within months of completion",
    text: "Completion occurred on 30 November 2026. The Buyer may not make a Claim unless it notifies the Seller within 18 months after Completion.",
    dates: ["last_day_for_notice 2028-05-30"],
  },
  {
    name: "a period counted from a notice with a day",
    text: "On 3 June 2026 the Lender served a default notice. The Borrower must remedy the default within 14 days after service of the notice.",
    dates: ["other 2026-06-17"],
  },
  {
    name: "months before a month end",
    text: "The Facility matures on 31 May 2028. The Borrower may request an extension no later than 3 months before maturity.",
    dates: ["expiry 2028-05-31", "option 2028-02-29"],
  },
  {
    name: "a term over a leap day",
    text: "The Hire Period is 12 months commencing on 29 February 2028.",
    dates: ["expiry 2029-02-28"],
  },
  {
    name: "the last day of February",
    text: "The Contractor must complete the Works by the last day of February 2028.",
    dates: ["completion 2028-02-29"],
  },
  {
    name: "until but not including",
    text: "The Licence continues until, but not including, 1 December 2027.",
    dates: ["expiry 2027-11-30"],
  },
  {
    name: "up to and including",
    text: "The Hirer may use the Hall up to and including 14 March 2027.",
    dates: ["expiry 2027-03-14"],
  },
  {
    name: "before a day",
    text: "The Consultant must deliver the Final Design before 1 May 2027.",
    dates: ["delivery 2027-04-30"],
  },
  {
    name: "a chain of days",
    text: "The Exhibition opens on 5 March 2027 and closes on 28 March 2027. The Artist must deliver the works 7 days before the Exhibition opens and collect them within 5 days after the Exhibition closes.",
    dates: ["expiry 2027-03-28", "delivery 2027-02-26", "delivery 2027-04-02"],
  },
  {
    name: "milestones in rows",
    text: "Schedule 2 - Milestones\nConcept design: 15 February 2027\nDetailed design: 30 April 2027\nPractical completion: 17 December 2027",
    dates: ["?other 2027-02-15", "?other 2027-04-30", "completion 2027-12-17"],
  },
  {
    name: "a deposit on exchange and a balance on a day",
    text: "The Purchaser must pay a deposit of $50,000 on 1 June 2027 and the balance on settlement on 30 July 2027.",
    dates: ["payment 2027-06-01", "payment 2027-07-30"],
  },
  {
    name: "an amount payable in advance on the first day of each month of a term",
    text: "The Term starts on 1 April 2027 and ends on 30 June 2027. Rent is payable in advance on the first day of each month.",
    dates: ["expiry 2027-06-30", "payment 2027-04-01", "payment 2027-05-01", "payment 2027-06-01"],
  },
  {
    name: "a cooling-off period of business days",
    text: "Contract date: 17 April 2028. The Purchaser may rescind this contract within 5 business days after the contract date. New South Wales law applies.",
    dates: ["last_day_for_notice 2028-04-24"],
  },
  {
    name: "a letter's own day",
    text: "9 November 2026\n\nDear Ms Petrou\n\nWe confirm your appointment from 1 December 2026 for a fixed term ending on 30 November 2027. Please sign and return a copy of this letter by 20 November 2026.\n\nYours sincerely",
    dates: ["expiry 2027-11-30", "delivery 2026-11-20"],
    never: ["2026-11-09"],
  },
];
