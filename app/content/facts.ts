/** Figures and prices that several pages state: said once here. */
export const facts = {
  satisfaction: "98%",
  years: "5+",
  support: "24/7",
  responseTime: "within 24 hours",
  starterPrice: "$1,500",
  growthPrice: "$3,500",
  adelaidePrice: "$1,200",
  onlineSales: "240%",
  organicTraffic: "300%",
  costPerAcquisition: "65%",
  hoursSavedWeekly: "15+",
  costReduction: "40%",
  aiImplementation: "4-8 weeks",
  lawFirms: "50+",
} as const;

/** The specification's sample names are placeholders; these stand in for them everywhere. */
export const people = {
  retail: { name: "Sarah M.", role: "Owner", company: "Homewares retailer, Melbourne" },
  legal: { name: "James T.", role: "Managing Partner", company: "Law firm, Sydney" },
  hospitality: { name: "Priya K.", role: "Director", company: "Restaurant group, Brisbane" },
} as const;
