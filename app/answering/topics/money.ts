import type { Topic } from "./topic.ts";

/** What is paid, bought and guaranteed. */
export const moneyTopics: readonly Topic[] = [
  {
    id: "payment",
    asks: "pay when; payment terms; invoice; invoices; due date; due; when pay; payment due; bill; billing; how soon pay; days to pay; when do we get paid; instalment; instalments; installments; how paid",
    words: "pay payment payable invoice due within days receipt date of invoice instalments",
  },
  {
    id: "price",
    asks: "price; fee; fees; cost; how much; charge; rate; rates; hourly rate; salary; wage; rent; what do we pay; amount; purchase price; total; subscription",
    words:
      "price fee fees pay amount charge rate per month annum total rent salary purchase price gst payable",
  },
  {
    id: "price-rise",
    asks: "price increase; price rise; price rises; raise price; raise prices; put up; increase fees; fee increase; rent increase; rent review; cpi; index; inflation; dearer; price change; change price; more expensive; prices go up; cap on increases; freeze price",
    words:
      "increase price fee adjust adjustment consumer price index annually notice percent review anniversary exceed change prices",
    categories: ["Price Restrictions"],
    kinds: ["price-increase"],
  },
  {
    id: "late-payment",
    asks: "late payment; pay late; overdue; interest; interest rate; late fee; rate of interest; penalty interest; unpaid; arrears; does not pay; miss a payment; default interest",
    words:
      "interest overdue late unpaid rate per annum per month accrue default amount not paid when due",
    kinds: ["default-interest"],
  },
  {
    id: "dispute-bill",
    asks: "dispute bill; dispute invoice; dispute charges; hold back; withhold; wrong invoice; set off; set-off; offset; deduct; deduction; retain money; refuse to pay",
    words:
      "dispute invoice withhold good faith set-off offset deduct deduction counterclaim amount undisputed",
    kinds: ["payment-set-off"],
  },
  {
    id: "revenue-share",
    asks: "revenue share; revenue sharing; profit share; profit sharing; share of profit; share of revenue; share of sales; royalty; royalties; commission; commissions; split; cut of; percentage of sales; percent of sales; percentage; slice; how much do they get of; share in profits; advertising revenue; ad revenue; net sales; who gets the money",
    words:
      "royalty royalties percent % of net sales revenue revenues gross share commission profits pay proceeds receipts quarterly",
    categories: ["Revenue/Profit Sharing"],
  },
  {
    id: "minimum",
    asks: "minimum; minimum purchase; minimum order; minimum quantity; minimum commitment; at least; least amount; guaranteed; guarantee purchase; must buy; must order; have to buy; required quantity; take or pay; quota; target; smallest order; lowest; minimum royalty; minimum spend; shortfall; topped up; how much must we; commit to buy; floor",
    words:
      "minimum at least not less than purchase order quantity guaranteed commitment annual minimum shortfall quota each year take or pay smallest",
    categories: ["Minimum Commitment"],
    kinds: ["minimum-commitment"],
  },
  {
    id: "volume-limit",
    asks: "maximum number; how many; limit number; volume limit; usage limit; users; number of users; seats; quota limit; upper limit; cap on use; up to how many; extra charge above; exceed; excess usage; more than allowed; ceiling; most we can order; how often; free of charge number; overage; how much can we use; limited to number; maximum quantity",
    words:
      "maximum number exceed in excess not more than up to limited to additional fee users hours copies units per month per year additional charge",
    categories: ["Volume Restriction"],
  },
  {
    id: "best-price",
    asks: "most favoured; most favored; mfn; best price; lowest price; better deal; same terms as others; cheaper to others; best terms; price match; better terms; as good as; other customers pay less",
    words:
      "most favored favourable customer no less favorable than terms offered to any other lower price similar quantities",
    categories: ["Most Favored Nation"],
    kinds: ["most-favoured-customer"],
  },
  {
    id: "price-limits",
    asks: "resale price; set price; fix price; minimum resale; price control; discount limit; pricing freedom; sell at what price; price ceiling",
    words:
      "price pricing resale retail shall not increase exceed discount suggested maximum minimum",
    categories: ["Price Restrictions"],
  },
  {
    id: "refund",
    asks: "refund; money back; get our money back; reimbursed; credit; rebate; discount; loyalty; bulk discount; service credit; prepaid",
    words:
      "refund credit rebate discount repay reimburse pro rata prepaid returned percentage purchases",
  },
  {
    id: "expenses",
    asks: "expenses; travel costs; travel; out of pocket; reimburse; reimbursement; who pays the costs; costs; own costs; legal costs; legal fees",
    words: "expenses reimburse reasonable out-of-pocket travel costs incurred own bear legal fees",
  },
  {
    id: "tax",
    asks: "tax; taxes; gst; vat; sales tax; withholding; stamp duty; duties",
    words: "tax taxes gst withholding duty duties levies supply tax invoice gross up",
    kinds: ["gst"],
  },
  {
    id: "deposit",
    asks: "deposit; bond; security deposit; bank guarantee; letter of credit; down payment; advance; security for payment; retention",
    words: "deposit bond bank guarantee security letter of credit advance retention draw",
  },
  {
    id: "guarantee-security",
    asks: "personal guarantee; guarantor; guarantee debts; director guarantee; personally liable; charge over land; caveat; mortgage; my house; security interest; ppsr; secured; collateral; lien; charge property",
    words:
      "guarantee guarantor charge security interest mortgage caveat land ppsr register lien collateral personally debts director",
    kinds: ["personal-guarantee", "ppsa-security"],
  },
  {
    id: "title",
    asks: "when own goods; title pass; title in goods; goods belong; retention of title; risk pass; risk of loss; lost in transit; ownership of goods; who bears the risk; own before we pay; take back goods",
    words:
      "title property risk pass passes delivery goods until paid in full ownership retain loss transit",
    kinds: ["ppsa-security"],
  },
  {
    id: "delivery",
    asks: "delivery; deliver; ship; shipping; late delivery; freight; when arrive; lead time; delivery date; delay; delivered",
    words: "deliver delivery ship shipment date carrier freight delay time estimated arrive",
  },
];
