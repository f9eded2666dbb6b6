/** Clauses, rows and lines of letters, each with the dates that a careful reader takes from it: "action day", or "action
 * period from event". A question mark before it: to be proposed and not more. */
export const singleClauses: readonly (readonly [words: string, ...dates: string[]])[] = [
  // Notices, claims and objections
  [
    "The Employee may dispute the bonus statement by writing to the Company on or before 14 August 2027.",
    "last_day_for_notice 2027-08-14",
  ],
  [
    "Requisitions on title: to reach the Vendor's solicitor by 19 May 2027.",
    "last_day_for_notice 2027-05-19",
  ],
  [
    "If the Principal wants out it has until 30 September 2028 to say so in writing.",
    "last_day_for_notice 2028-09-30",
  ],
  [
    "The Lessee may break this lease at 31 March 2029 provided it gives the Lessor not less than 6 months' prior written notice.",
    "last_day_for_notice 2028-09-30",
  ],
  [
    "Any claim under the tax indemnity must be made no later than 30 June 2031.",
    "last_day_for_notice 2031-06-30",
  ],
  ["No member may opt out of the pool after 1 February 2028.", "last_day_for_notice 2028-02-01"],
  [
    "The agreement rolls over for a year at a time unless a party gives notice by 31 October 2027 that it will not.",
    "last_day_for_notice 2027-10-31",
  ],
  ["Objections to the draft survey close on 8 April 2027.", "last_day_for_notice 2027-04-08"],
  // Ends of terms, restraints, secrecy, offers
  ["This appointment runs out on 30 November 2028.", "expiry 2028-11-30"],
  [
    "Our offer stays open to 5 pm on 21 May 2027, after which it is withdrawn.",
    "expiry 2027-05-21",
  ],
  [
    "The Seller shall not, before 1 July 2029, set up or take part in a business like the one sold.",
    "expiry 2029-06-30",
  ],
  ["Neither party may disclose the Results until 15 January 2030.", "expiry 2030-01-15"],
  [
    "The licence is for a fixed period ending at midnight on 28 February 2029.",
    "expiry 2029-02-28",
  ],
  ["Termination Date: 31.12.2028", "expiry 2028-12-31"],
  ["Term: 3 years from and including 1 October 2026", "expiry 2029-09-30"],
  ["The hiring comes to an end on the twenty-second day of August 2027.", "expiry 2027-08-22"],
  [
    "Exclusivity: the Vendor will not talk to anybody else about the business until 12 March 2027.",
    "expiry 2027-03-12",
  ],
  [
    "You will not work for a competitor in Geelong for a period of nine months from 30 June 2027.",
    "expiry 2028-03-30",
  ],
  ["The guarantee given by Mr Tran falls away on 9 December 2029.", "expiry 2029-12-09"],
  ["The quotation is valid for 30 days from 3 March 2027.", "expiry 2027-04-02"],
  [
    "Either party may treat the deed as at an end if the Conditions have not been met by 30 June 2027 (Sunset Date).",
    "other 2027-06-30",
  ],
  [
    "The Receiving Party's obligations under this deed last until the third anniversary of 1 May 2026.",
    "expiry 2029-05-01",
  ],
  // Options
  [
    "The Grantee can call for the transfer of Lot 5 at any time from 1 August 2027 to 31 January 2028.",
    "option 2028-01-31 from 2027-08-01",
  ],
  ["The option lapses unless taken up by 30 April 2028.", "option 2028-04-30"],
  [
    "To extend for the further term the Tenant must notify the Landlord by 2 September 2029.",
    "option 2029-09-02",
  ],
  [
    "The Customer may renew by written request delivered between 1 March 2028 and 31 May 2028.",
    "option 2028-05-31 from 2028-03-01",
  ],
  ["Last day to exercise option: 17 June 2030", "option 2030-06-17"],
  // Reviews
  [
    "On 1 July 2028 the licence fee is increased by the greater of CPI and 3%.",
    "review 2028-07-01",
  ],
  ["Market review dates: 14 May 2028, 14 May 2030", "review 2028-05-14", "review 2030-05-14"],
  ["The rent is to be reviewed as at 1 March 2029.", "review 2029-03-01"],
  ["The haulage rate will be adjusted for diesel on 30 September 2027.", "review 2027-09-30"],
  [
    "The rental shall escalate by four per cent on 1 November in 2027, 2028 and 2029.",
    "review 2027-11-01",
    "review 2028-11-01",
    "review 2029-11-01",
  ],
  // Payments
  [
    "The balance of the purchase price, being $310,000, is to be paid in cleared funds on 16 July 2027.",
    "payment 2027-07-16",
  ],
  [
    "The Guarantor shall deposit $25,000 into the trust account by 9 am on 4 May 2027.",
    "payment 2027-05-04",
  ],
  [
    "TK will refund Ms Ray in three equal monthly sums, starting on 10 June 2027.",
    "payment 2027-06-10",
    "payment 2027-07-10",
    "payment 2027-08-10",
  ],
  ["Rent for the first quarter falls due on 1 October 2027.", "payment 2027-10-01"],
  ["Settlement sum: $48,000, to be received no later than 20 December 2027.", "payment 2027-12-20"],
  [
    "The Borrower must repay the Advance together with all interest on 30 June 2029.",
    "payment 2029-06-30",
  ],
  ["Bond of $3,200 due 22/6/27", "payment 2027-06-22"],
  [
    "Each party is to bear half of the valuer's fee, due within 14 days after 5 April 2027.",
    "payment 2027-04-19",
  ],
  [
    "A franchise fee of $60,000 is payable in four quarterly instalments commencing on 31 March 2027.",
    "payment 2027-03-31",
    "payment 2027-06-30",
    "payment 2027-09-30",
    "payment 2027-12-31",
  ],
  // Delivery
  ["The Supplier shall hand over the source code by 11 February 2028.", "delivery 2028-02-11"],
  [
    "Audited accounts are to be lodged with the Department by 31 October 2027.",
    "delivery 2027-10-31",
  ],
  [
    "The Hirer returns the marquee in clean condition by noon on 6 September 2027.",
    "delivery 2027-09-06",
  ],
  [
    "The Consultant is to submit its final report not later than 3 weeks before 30 June 2028.",
    "delivery 2028-06-09",
  ],
  ["You must give us a certificate of currency before 1 December 2027.", "delivery 2027-11-30"],
  ["The tenant has to vacate and give back the keys by 28 January 2028.", "delivery 2028-01-28"],
  // Completion
  [
    "Completion of the sale takes place at the Seller's offices on 29 October 2027.",
    "completion 2027-10-29",
  ],
  [
    "The Builder must bring the Works to practical completion by 15 March 2028.",
    "completion 2028-03-15",
  ],
  ["Settlement is due 60 days after 12 April 2027.", "completion 2027-06-11"],
  ["Date for Practical Completion | 30 April 2028", "completion 2028-04-30"],
  ["The fit-out is to be finished by the 3rd of December 2027.", "completion 2027-12-03"],
  // Warranties
  [
    "The roof is guaranteed against leaks for ten years from 1 August 2027.",
    "warranty_end 2037-08-01",
  ],
  ["Defects liability period: 12 months commencing on 20 May 2027", "warranty_end 2028-05-19"],
  ["The warranty on the compressor ends on 18 September 2029.", "warranty_end 2029-09-18"],
  // The rest
  ["The parties must attend a mediation by 27 August 2027.", "other 2027-08-27"],
  ["Council approval must be obtained by 30 November 2027.", "other 2027-11-30"],
  ["The Tenant must take out the insurance by 1 April 2027.", "other 2027-04-01"],
  // Lengths, ranges and days that another sentence names
  [
    "Shed 4 is licensed for sixteen months less a day, starting on and including 3 May 2027.",
    "expiry 2028-09-01",
  ],
  [
    "The restraint lasts for two years and six months commencing on 1 July 2027.",
    "expiry 2029-12-31",
  ],
  [
    "The balance is due on the last day of the month after the month in which the invoice is issued. The invoice was issued on 4 March 2027.",
    "payment 2027-04-30",
  ],
  ["Rent: $36,000 a year to 30 June 2028, $37,500 from 1 July 2028.", "review 2028-07-01"],
  [
    "Collect the pump any time between Mon 7 and Fri 11 June 2027.",
    "delivery 2027-06-11 from 2027-06-07",
  ],
  [
    "The dispute notice was served on 8 June 2027. The managers must meet within ten days of the notice.",
    "other 2027-06-18",
  ],
  [
    "The Vendor must deliver the inventory not later than 10 days before settlement. Settlement will take place on 14 May 2027.",
    "delivery 2027-05-04",
    "completion 2027-05-14",
  ],
  [
    "The loan was advanced on 12 May 2027 (the “Drawdown Date”). The Borrower repays it eighteen months after the Drawdown Date.",
    "payment 2028-11-12",
  ],
  [
    "The lease ends on 30 June 2029. The Tenant must remove its sign before the end of the lease and give three months' notice before that day if it will stay on.",
    "expiry 2029-06-30",
  ],
  [
    "The Agent earns a bonus if sales for the year ending 30 June 2028 are more than $1m; it is paid by 30 September 2028.",
    "payment 2028-09-30",
  ],
  ["The Manager's pay is adjusted with effect from 1 January 2028.", "review 2028-01-01"],
  [
    "Insurance is kept up for 6 years after the agreement ends, howsoever it ends. The agreement ends on 31 March 2028.",
    "expiry 2028-03-31",
    "?expiry 6 years after",
  ],
  // Periods upon events
  [
    "The Seller must reimburse the Buyer within 21 days after the Accounts are agreed.",
    "?payment 21 days after",
  ],
  [
    "Upon the end of the employment, whatever its cause, the Executive must for six months not approach any client.",
    "?expiry 6 months after",
  ],
  [
    "Defects notified by the Owner must be put right within 10 Business Days of the notice.",
    "?other 10 business_days after",
  ],
  [
    "The Contractor's parts warranty is two years from installation.",
    "?warranty_end 2 years after",
  ],
  [
    "Invoices are payable 45 days from the end of the month in which they are received.",
    "?payment 45 days after",
  ],
  [
    "A party that objects to the determination must say so inside 14 days of receiving it.",
    "?last_day_for_notice 14 days after",
  ],
  [
    "The Franchisee may, within 7 days of signing, cancel this agreement.",
    "?last_day_for_notice 7 days after",
  ],
  [
    "All drawings must be returned not later than 3 months after this agreement comes to an end for any reason.",
    "?delivery 3 months after",
  ],
  // Nothing to be kept
  ["The Lessor purchased the land on 3 February 2011."],
  ["This deed replaces the heads of agreement dated 5 June 2026."],
  ["The Fair Work Act 2009 (Cth), as amended on 6 June 2023, applies."],
  ["Plans: Rev D, 12/10/2026, prepared by Bates Surveyors."],
  ["A certificate of title search was made on 8 January 2027."],
  ["For example, an invoice received on 3 May 2027 is payable on 2 June 2027."],
  ["The disclosure statement was handed over on 14 April 2026."],
  ["Minutes of the meeting of directors held on 9 March 2027."],
  [
    "In the matter of a loan advanced on 1 June 2019, of which $40,000 stood unpaid as at 30 June 2026.",
  ],
];
