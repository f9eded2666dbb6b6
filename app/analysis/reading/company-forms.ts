/** Forms of company that a name ends with, as a pattern. */
export const companyForms =
  "Inc|INC|LLC|L\\.L\\.C|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|L\\.P|LP|LLP|N\\.A|S\\.A|PLC|plc|GmbH|AG|Pty|PTY|Co|CO";

/** These, and what else the name of a company, a fund or a public body has in it, as a pattern. */
export const bodyForms = `${companyForms}|Incorporated|INCORPORATED|L\\.L\\.P|Plc|N\\.V|B\\.V|BV|(?<=, )SA|SAS|S\\.A\\.S|GMBH|KG|AB|A\\/S|ASA|Oy|SE|S\\.p\\.A|S\\.r\\.l|SRL|S\\.L|Bank|BANK|Trust|TRUST|University|UNIVERSITY|Partnership|PARTNERSHIP|Partners|Association|ASSOCIATION|Council|Foundation|Institute|INSTITUTE|Fund|FUND|Authority|Bancorp|BANCORP|Cooperative|Holdings|HOLDINGS|Group of Companies|Group|GROUP|Society|Club|Enterprises|Industries|S\\.p\\.a|C\\.V`;

/** Forms of company whose full stop does not end a sentence, lower-cased and without it. */
export const abbreviatedForms = "inc ltd pty pte co corp llc llp lp plc n.a s.a b.v n.v";

/** What only the name of a company has in it in Australia, as a pattern. */
export const telltaleForms = "Pty|Ltd|Inc";
