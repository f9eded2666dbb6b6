import type { DatedPaper } from "./papers.ts";

/** Short papers and letters in other words. */
export const shortPapers: readonly DatedPaper[] = [
  {
    name: "an anniversary that is the paper's own",
    text: "Software escrow deed between Yarra Code Pty Ltd and Plenty Bank Ltd made on 8 February 2027. The deposit materials must be refreshed by the first anniversary of this deed. The deed comes to an end on its fifth anniversary.",
    dates: ["payment 2028-02-08", "expiry 2032-02-08"],
  },
  {
    name: "a renewal that a word by a fixed day stops",
    text: "Waste collection services. Contract period 1 March 2027 to 28 February 2029. It continues for another 12 months unless one party tells the other in writing, by 30 November 2028, that it is not to continue. South Australia.",
    dates: ["expiry 2029-02-28", "last_day_for_notice 2028-11-30"],
  },
  {
    name: "a break with no less than months of notice",
    text: "Office lease. Tenant: Finch Media Pty Ltd. The term is from 1 July 2026 to 30 June 2031. The tenant may break the lease with effect from 31 December 2028 if it gives no less than six months' notice.",
    dates: ["expiry 2031-06-30", "last_day_for_notice 2028-06-30"],
  },
  {
    name: "business days of Canberra over Canberra Day",
    text: "Services order dated 5 March 2027 under ACT law. The Supplier must start work no later than three business days after the date of the order. A business day is a day on which the banks in Canberra are open.",
    dates: ["completion 2027-03-11"],
  },
  {
    name: "days counted from the close of tenders",
    text: "Tender timetable. Tenders close on 3 May 2027. Clarifications end five days before tenders close. The preferred tenderer will be told 21 days after tenders close.",
    dates: ["expiry 2027-05-03", "expiry 2027-04-28", "last_day_for_notice 2027-05-24"],
  },
  {
    name: "a settlement that hangs on finance",
    text: "Should finance be approved on or before 12 February 2027, settlement occurs on 26 March 2027; otherwise this contract ends.",
    dates: ["?other 2027-02-12", "?completion 2027-03-26"],
  },
  {
    name: "a balance so many days prior to a conference",
    text: "The conference starts on 9 September 2027. Speakers must lodge papers 30 days beforehand. The hirer must pay the balance of the hire fee 45 days prior to the conference.",
    dates: ["payment 2027-07-26"],
  },
  {
    name: "an email after hours counts on the next business day",
    text: "A notice sent by email after 5.00 pm on a Business Day is taken to be received at 9.00 am on the next Business Day. Business Day: a weekday that is not a public holiday in Victoria. The Licensor emailed a breach notice at 6.10 pm on Thursday 1 April 2027. The Licensee must remedy the breach within 10 days after it receives the notice.",
    dates: ["other 2027-04-12"],
  },
  {
    name: "days and months after a completion that happened",
    text: "Completion happened on 15 October 2026. The Vendor must provide a handover report within 30 days of Completion and must assist the Purchaser for three months after Completion.",
    dates: ["delivery 2026-11-14", "expiry 2027-01-15"],
  },
  {
    name: "financial years and accounts after each of them",
    text: "Funding deed for the 2026-27 and 2027-28 financial years. The Recipient must lodge audited accounts within 60 days after the end of each financial year.",
    dates: ["expiry 2028-06-30", "delivery 2027-08-29", "delivery 2028-08-29"],
  },
  {
    name: "a day that is in no calendar",
    text: "The Buyer must pay $900 on 30 February 2027 and $900 on 31 March 2027.",
    dates: ["payment 2027-03-31"],
  },
  {
    name: "a price in three parts",
    text: "The purchase price is payable as follows: 10% on 1 February 2027; 40% on 1 May 2027; the remainder on 1 August 2027.",
    dates: ["payment 2027-02-01", "payment 2027-05-01", "payment 2027-08-01"],
  },
  {
    name: "years from and including a day",
    text: "Lease of a site made 28 February 2027: four years from and including 1 March 2027. Tenant: Wren Pty Ltd",
    dates: ["expiry 2031-02-28"],
  },
  {
    name: "months after the last day of January",
    text: "Bill facility. Drawn on 31 January 2027; the bill must be repaid one month after it is drawn. The fee falls due three months after drawdown.",
    dates: ["payment 2027-02-28", "payment 2027-04-30"],
  },
  {
    name: "an option to be taken up before the lease ends",
    text: "The Tenant has an option to renew for 4 years. To take it up the Tenant must tell the Landlord in writing at least three months before the Lease ends. The Lease ends on 14 November 2028.",
    dates: ["expiry 2028-11-14", "option 2028-08-14"],
  },
  {
    name: "what was signed and paid already",
    text: "The parties signed a heads of agreement on 1 March 2025 and the deposit was paid on 15 March 2025. The Buyer will pay the remaining $30,000 by 15 March 2027.",
    dates: ["payment 2027-03-15"],
    never: ["2025-03-01", "2025-03-15"],
  },
  {
    name: "the first ninety days",
    text: "Commencement: Monday 1 February 2027. The first 90 days of employment are a probation period.",
    dates: ["other 2027-05-01"],
  },
  {
    name: "four days in each year of a term",
    text: "The Licensee pays the licence fee on 1 January, 1 April, 1 July and 1 October in each year of the term. The term runs from 1 January 2027 to 31 December 2027.",
    dates: [
      "expiry 2027-12-31",
      "payment 2027-01-01",
      "payment 2027-04-01",
      "payment 2027-07-01",
      "payment 2027-10-01",
    ],
  },
  {
    name: "months after a day on which employment ceases",
    text: "Ms Dray's employment ceases on 26 February 2027. She must not work for a competitor for nine months after that date.",
    dates: ["expiry 2027-02-26", "expiry 2027-11-26"],
  },
  {
    name: "a sunset of months after the agreement",
    text: "The conditions precedent must be satisfied by the Sunset Date, being 18 months after the date of this agreement. This agreement is dated 20 August 2026.",
    dates: ["other 2028-02-20"],
  },
  {
    name: "weeks beginning on a weekday",
    text: "We hire the excavator to you for eight weeks beginning Monday 5 April 2027.",
    dates: ["expiry 2027-05-30"],
  },
  {
    name: "a time of day in a zone",
    text: "Expressions of interest must be lodged by 2 pm (AEST) on 7 July 2027.",
    dates: ["delivery 2027-07-07"],
  },
  {
    name: "until the day before a day",
    text: "The standstill runs until the day before 1 November 2027.",
    dates: ["expiry 2027-10-31"],
  },
  {
    name: "periods that hang on what nobody dated",
    text: "The Supplier will replace a faulty unit within 21 days of being told of the fault. Invoices are due 14 days from the invoice date.",
    dates: ["?other event", "?payment event"],
  },
  {
    name: "a day that becomes another",
    text: "Variation agreement, 2 December 2026. The completion date of 31 January 2027 becomes 31 March 2027. The extra fee of $4,000 is due on 15 December 2026.",
    dates: ["completion 2027-03-31", "payment 2026-12-15"],
    never: ["2027-01-31", "2026-12-02"],
  },
  {
    name: "years after works that were completed",
    text: "Roof works were completed on 14 August 2026. Workmanship is guaranteed for seven years after completion.",
    dates: ["warranty_end 2033-08-14"],
  },
  {
    name: "a period in which a put may be exercised",
    text: "The put option may be exercised during the period from 1 July 2028 to 31 July 2028 and not otherwise.",
    dates: ["option 2028-07-31 from 2028-07-01"],
  },
  {
    name: "no sooner than and no later than before a day",
    text: "The agreement ends on 30 September 2029. A renewal request may be made no sooner than nine months and no later than four months before that day.",
    dates: ["expiry 2029-09-30", "option 2029-05-30 from 2028-12-30"],
  },
  {
    name: "a period that ends before another",
    text: "Term ends: 31 March 2030\nRenewal notice: in the period of 6 months ending 3 months before the end of the term",
    dates: ["expiry 2030-03-31", "option 2029-12-31 from 2029-07-01"],
  },
  {
    name: "the last sixty days before a maturity",
    text: "The Holder may convert its notes at any time in the last 60 days before the Maturity Date. The Maturity Date is 31 December 2028.",
    dates: ["expiry 2028-12-31", "option 2028-12-30 from 2028-11-01"],
  },
  {
    name: "a term from a day",
    text: "Term: two years from 1 October 2026.",
    dates: ["expiry 2028-09-30"],
  },
  {
    name: "from month to month",
    text: "The licence is from month to month. Either party may end it by one month's notice. It has no end date.",
    dates: ["?last_day_for_notice event"],
  },
  {
    name: "a blank completion date",
    text: "Completion Date: ______ 2027. The Buyer must pay the deposit 5 days after [date].",
    dates: [],
  },
  {
    name: "a timetable without verbs",
    text: "Timetable\nDesign freeze 12 March 2027\nInstall complete 30 June 2027\nFinal payment 31 July 2027",
    dates: ["?other 2027-03-12", "completion 2027-06-30", "payment 2027-07-31"],
  },
  {
    name: "notice of an auction",
    text: "The Lessor will auction the goods on 10 June 2027 and must give the Lessee not fewer than 14 days' notice of the auction.",
    dates: ["other 2027-06-10", "last_day_for_notice 2027-05-26"],
  },
  {
    name: "interest on a public holiday",
    text: "Interest is payable on 26 January 2027. If a payment falls due on a day that is not a Business Day it is payable on the following Business Day. Business Days exclude weekends and public holidays in Queensland.",
    dates: ["payment 2027-01-27"],
  },
  {
    name: "days after the date of a letter",
    text: "By letter of 1 June 2027 the Landlord gave the Tenant notice to quit. The Tenant must vacate within 28 days after the date of the letter.",
    dates: ["delivery 2027-06-29"],
  },
  {
    name: "a deposit and a settlement in days after the contract",
    text: "Date of contract: 19 May 2027. Deposit: 10% of the price, due 3 days after the date of contract. Balance: at settlement. Settlement: 90 days after the date of contract. Vendor: A Lim. Purchaser: B Orr.",
    dates: ["payment 2027-05-22", "completion 2027-08-17"],
  },
  {
    name: "a stage counted from another",
    text: "Stage 1 must be finished by 1 April 2027. Stage 2 must be finished 10 weeks after the finish date for Stage 1.",
    dates: ["completion 2027-04-01", "completion 2027-06-10"],
  },
  {
    name: "days from and including a day",
    text: "The Agent's sole agency runs for 90 days from and including 3 May 2027.",
    dates: ["expiry 2027-07-31"],
  },
  {
    name: "five years that start on the day of a deed",
    text: "The duty of confidence lasts five years and starts on the date of this deed, 6 June 2027.",
    dates: ["expiry 2032-06-05"],
  },
  {
    name: "a minimum subscription and a notice by a day",
    text: "Subscription start: 10 January 2027. Minimum subscription: 24 months. To cancel at the end of the minimum subscription the customer must give notice by 10 December 2028.",
    dates: ["expiry 2029-01-09", "last_day_for_notice 2028-12-10"],
  },
  {
    name: "a probation from a start date that is named",
    text: "The employee may be dismissed during the probation period, which ends three months after the start date of 1 February 2027.",
    dates: ["other 2027-05-01"],
  },
  {
    name: "a day of the week in a month",
    text: "The parties must meet on the first Monday of August 2027.",
    dates: ["other 2027-08-02"],
  },
  {
    name: "a renewal by notice served before the expiry",
    text: "The licence is granted for a term of 18 months with effect from 1 April 2027. The Licensee may renew it by notice served not later than 30 days prior to its expiry.",
    dates: ["expiry 2028-09-30", "option 2028-08-31"],
  },
];
