/** Figures and prices that several pages state: said once here. All of them are the agency's own. */
export const facts = {
  satisfaction: "98%",
  years: "5+",
  support: "24/7",
  responseTime: "within 24 hours",
  starterPrice: "$1,500",
  starterAmount: 1500,
  growthPrice: "$3,500",
  growthAmount: 3500,
  adelaidePrice: "$1,200",
  adelaideAmount: 1200,
  onlineSales: "240%",
  organicTraffic: "300%",
  costPerAcquisition: "65%",
  hoursSavedWeekly: "15+",
  costReduction: "40%",
  aiImplementation: "4-8 weeks",
  lawFirms: "50+",
  hoursSavedByFirm: "15",
  fasterDocuments: "92%",
  googleAdsReturn: "420%",
  metaAdsReturn: "380%",
} as const;

/** The specification's sample names are placeholders; these stand in for them everywhere. */
export const people = {
  retail: { name: "Sarah M.", role: "Owner", company: "homewares retailer, Melbourne" },
  legal: { name: "James T.", role: "Managing Partner", company: "law firm, Sydney" },
  hospitality: { name: "Priya K.", role: "Director", company: "restaurant group, Brisbane" },
  trades: { name: "Dean W.", role: "Owner", company: "plumbing business, Adelaide" },
  clinic: { name: "Amara L.", role: "Practice Manager", company: "dental clinic, Perth" },
  family: { name: "Helen R.", role: "Principal", company: "family law practice, Melbourne" },
} as const;
