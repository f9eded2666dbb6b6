/** A clause that documents of some kinds usually have. */
export interface Expectation {
  id: string;
  /** Labels of the documents that usually have it. */
  of: RegExp;
  /**
   * Words of which every way of saying it, every heading and every row of it has one: without any of them in the
   * whole text it is not there.
   */
  signs: RegExp;
  /** Words that leave it open whatever sentence they stand in. */
  surely?: RegExp;
  /** What in the text makes it matter; without it, it always does. */
  when?: RegExp;
  /** What in the text makes it not matter. */
  notWhere?: RegExp;
  /** Another clause that serves as well. */
  unless?: string[];
  onlyAustralian?: true;
  reason: string;
}

/** Supplies for a price, as the labels of `document-type/contract-labels.ts` name them. */
const supply =
  "Services|Software|Consultancy|Contractor|Advisor|Supply|Distribution|Construction|Hire|Licence agreement|Marketing|Agency|Trading|Credit|Standard";

/**
 * What is usual in which kind. GST is not expected of input-taxed supplies (residential rent, loans, securities), of
 * prices in the money of customers abroad, nor of consumers' terms, whose prices include it by law. A kind that is not told has nothing that is usual.
 */
export const expectations: Expectation[] = [
  {
    id: "gst",
    of: new RegExp(
      `^(?:${supply}|Franchise|Grant|Business sale|(?:Retail|Commercial) lease|Sublease)`,
    ),
    when: /\$\s?\d/,
    notWhere:
      /\$ ?\d[\d,.]{0,12}[^.;\n]{0,12}\b(?:USD|EUR|GBP|NZD)\b|\b(?:prices|fees|amounts|sums) (?:[a-z]+ ){0,4}in (?:US|U\.S\.|United States|New Zealand) dollars|input[- ]taxed|aged care|child ?care|early learning|residential (?:tenancy|premises|accommodation|care)/i,
    surely: /\bgst\b|goods and services tax|\btaxable suppl/i,
    signs: /\bgst\b|goods and services tax|\btaxes\b|\btax(?:able)? (?:suppl|invoice)/i,
    onlyAustralian: true,
    reason:
      "A price is stated and nothing says whether it includes GST; without a clause it does, and the supplier bears one eleventh of it.",
  },
  {
    id: "privacy",
    of: /^(?:Services|Software|Consultancy|Contractor|Franchise|Terms of service|Marketing|Agency)/,
    when: /personal (?:information|data|details)|customer (?:data|records|lists?)|patients?|health records|your data|donors?|members' details/i,
    signs:
      /privacy|data protection|confiden|details (?:we|it|they) hold|know about you|personal[^.]{0,80}(?:collect|use|disclos|protect|secur)|(?:collect|use|disclos|protect|secur)[^.]{0,60}personal/i,
    onlyAustralian: true,
    reason:
      "Personal information seems to change hands and no clause deals with it; the Privacy Act 1988 (Cth) may apply all the same.",
  },
  {
    id: "limitation-of-liability",
    of: new RegExp(`^(?:${supply}|Terms of service|Share sale|Business sale)`),
    signs:
      /\bliab|\blimit(?:s|ed|ation)?s? (?:of|on|to|its|our|the)\b|\bcap(?:s|ped)?\b|exceed|consequential|answerable|at most|the most|no more than|own risk|no claim|claims? against|recourse|responsib|exposure|ceiling|maximum|stops? at|ever pay/i,
    unless: ["consequential-loss"],
    reason: "Nothing limits what either side answers for, so liability is at large.",
  },
  {
    id: "dispute-resolution",
    of: /^(?:Services|Software|Consultancy|Contractor|Construction|Franchise|Distribution|Licence agreement|Marketing|Agency|Supply|Hire|Shareholders|Joint venture|Commercial lease|Retail lease)/,
    signs:
      /disput|mediat|arbitrat|conciliat|adjudicat|expert|disagree|differen|grievance|complain|escalat|negotiat|\bsettle|tribunal|ombuds|proceedings/i,
    unless: ["arbitration"],
    reason: "No steps are set out for a dispute, so either side may go straight to court.",
  },
  {
    id: "governing-law",
    of: new RegExp(
      `^(?:${supply}|Terms of service|Franchise|Confidentiality|Loan|Security|Shareholders|Joint venture|Share|Business sale|Simple agreement|Convertible|IP assignment|Employment|Deed of (?:guarantee|settlement))`,
    ),
    surely:
      /govern(?:s|ed|ing)?\b[^.]{0,60}\b(?:by|under)\b[^.]{0,40}\blaws?\b|(?:proper|which) law|choice of law|^(?:[\d.]{1,6} )?(?:governing )?law\s?[:|\t.]/im,
    signs:
      /govern(?:s|ed|ing)?\b[^.]{0,80}\blaws?\b|\blaws?\b[^.]{0,60}\b(?:govern|appl)|(?:proper|applicable|which) law|choice of law|jurisdiction|\bcourts? of\b|\blaws? of\b|\blaw\s{0,3}[:|\t]/i,
    reason:
      "No law is chosen, which matters where the parties or the work are in more than one place.",
  },
  {
    id: "confidentiality",
    of: /^(?:Software|Consultancy|Contractor|Advisor|Employment|Franchise|Distribution|Marketing|Agency|Shareholders|Joint venture|Share sale|Business sale|Services)/,
    signs:
      /confiden|secre[tc]|disclos|divulg|reveal|private|non-?disclosure|mak(?:e|es|ing) [^.]{0,40}known|known to (?:any|no)|know-?how|trade practices|keeps? [^.]{0,60}\b(?:itself|themselves|yourself|himself|herself)\b|(?:not|no (?:person|one)|nobody|never) [^.]{0,80}\b(?:see|reads?|know|copy|show)\b|learns? |pass(?:es|ed)? on|\btell\b|share (?:it|them|any|with)/i,
    reason: "Nothing makes the parties keep information confidential.",
  },
  {
    id: "ip-assignment",
    of: /^(?:Consultancy|Contractor|Software development)/,
    when: /report|design|software|material|work product|create|develop|write|document/i,
    signs:
      /intellectual|\bIP\b|copyright|\bowns\b|owned by|ownership|belong|property of|\bvests?\b|patent|moral rights|licen[cs]/i,
    unless: ["licence-scope"],
    reason: "Nothing says who owns what is made, and copyright passes only in writing.",
  },
  {
    id: "termination-for-breach",
    of: /^(?:Services|Software|Consultancy|Contractor|Construction|Franchise|Distribution|Supply|Commercial lease|Retail lease|Hire|Agency|Marketing|Licence agreement)/,
    signs:
      /terminat|cancel|\bend(?:s|ed|ing)?\b|re-?ent(?:er|ry)|default|breach|rescind|repossess|stop|call(?:s|ed)? off|wound up|insolven|withdraw|walk away|discontinu|give up|notice to quit/i,
    unless: ["termination-for-convenience"],
    reason: "Nothing says when a party may end the contract because the other is in breach.",
  },
  {
    id: "insurance",
    of: /^(?:Construction|Home building|Hire|Commercial lease|Retail lease)/,
    signs: /insur|\bcover(?:ed|s)?\b|loss payee|underwrit|public liability|policy/i,
    reason: "No insurance is asked for, though somebody may be hurt or something damaged.",
  },
  {
    id: "assignment",
    of: /^(?:Franchise|Services|Consultancy|Contractor|Software|Supply|Distribution|Licence agreement|Marketing|Commercial lease|Retail lease|Agency)/,
    signs:
      /assign|novat|transfer|sub-?(?:let|contract|licen)|pass(?:es|ed)? (?:on|its)|dispose of|part with|hand over|personal to/i,
    reason: "Nothing says whether the contract may be passed on, so its benefit usually can be.",
  },
];
