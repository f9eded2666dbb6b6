/** A made-up contract to try the product with. Nobody's document, and full of what a lawyer looks for. */
export const sampleContract = {
  fileName: "Sample services agreement.txt",
  caseName: "Sample services agreement",
  caseType: "Services agreement",
  text: `SERVICES AGREEMENT

This Services Agreement is made on 2 March 2026 between

Larkspur Systems Pty Ltd ACN 000 000 019 of 12 Quay Street, Sydney NSW 2000 (Supplier); and
Wattle & Finch Homewares Pty Ltd ACN 000 000 028 of 4 Mill Lane, Fitzroy VIC 3065 (Customer).

BACKGROUND

A. The Supplier provides a stock and ordering system as a service.
B. The Customer wishes to use it in its shops on the terms of this agreement.

1. TERM AND RENEWAL

1.1 This agreement starts on 1 April 2026 and continues for an initial term of thirty-six (36) months.
1.2 At the end of the initial term this agreement renews automatically for further terms of twenty-four (24) months each, unless the Customer gives written notice of non-renewal at least one hundred and eighty (180) days before the end of the then current term.

2. FEES

2.1 The Customer must pay the Supplier $4,800 per month plus GST, within seven (7) days of the date of each invoice.
2.2 The Supplier may increase the fees at any time by giving the Customer fourteen (14) days' notice.
2.3 Interest of 2% per month accrues daily on any amount that is not paid when due. All fees are non-refundable.

3. CHANGES

3.1 The Supplier may vary the terms of this agreement, or the features of the service, at any time and in its sole discretion by publishing the varied terms on its website. The Customer's continued use of the service is acceptance of the variation.

4. INTELLECTUAL PROPERTY

4.1 All intellectual property rights in anything created under this agreement, including in any material that the Customer provides, vest in and are assigned to the Supplier on creation.
4.2 The Supplier grants the Customer a non-exclusive, non-transferable licence to use the service during the term.

5. CONFIDENTIALITY AND PRIVACY

5.1 The Customer must keep the Supplier's information confidential for an unlimited time.
5.2 The Supplier may use and disclose data about the Customer's buyers for its own business purposes, including by giving it to third parties outside Australia.

6. LIABILITY

6.1 To the maximum extent permitted by law, the Supplier's total liability under or in connection with this agreement, whether in contract, tort (including negligence) or otherwise, is limited to the fees paid in the one (1) month before the claim arose.
6.2 In no event is the Supplier liable for any loss of profit, loss of data, loss of revenue or any indirect or consequential loss.
6.3 The Customer indemnifies the Supplier, on demand and without limit, against all losses, costs and claims arising out of or in connection with the Customer's use of the service, whether or not caused by the negligence of the Supplier.

7. TERMINATION

7.1 The Supplier may terminate this agreement at any time without cause by giving thirty (30) days' notice.
7.2 The Customer may terminate this agreement only if the Supplier commits a material breach that is not remedied within ninety (90) days of notice.
7.3 If this agreement ends for any reason before the end of the current term, the Customer must immediately pay, as liquidated damages, all fees for the remainder of that term.

8. RESTRAINT

8.1 During the term and for three (3) years after it the Customer must not, anywhere in Australia, use or develop any product that competes with the service.

9. ASSIGNMENT

9.1 The Supplier may assign or novate this agreement without the Customer's consent. The Customer must not assign it without the Supplier's prior written consent, which the Supplier may withhold in its absolute discretion.

10. GENERAL

10.1 This agreement is governed by the law of New South Wales, and each party submits to the exclusive jurisdiction of its courts.
10.2 This agreement is the entire agreement between the parties about its subject.
10.3 Notices must be in writing and are taken to be received on the second business day after posting.
10.4 The Supplier is not liable for any delay or failure caused by events beyond its reasonable control.

SIGNED as an agreement.

For Larkspur Systems Pty Ltd: ______________________

For Wattle & Finch Homewares Pty Ltd: ______________________
`,
} as const;
