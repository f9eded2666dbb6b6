import { australianStates, type State } from "./provision.ts";

/** Where land or work is described: its words, and so many characters after them on the same line. */
const described =
  /\b(?:premises|shop|land|property|building|warehouse|centre|site|works?|project|dwelling|located|situated)\b(?=([^\n]{0,140}))/gi;
/** Words after which an address is no longer that of the land or the work. */
const elsewhere = /\b(?:laws?|act|abn|acn|pty|court|notices?|registered office)\b/i;
const withPostcode =
  /\b(New South Wales|NSW|Victoria|VIC|Vic|Queensland|QLD|Qld|South Australia|SA|Western Australia|WA|Tasmania|TAS|Tas|Australian Capital Territory|ACT|Northern Territory|NT),? ?\d{4}\b/g;
const named =
  /\b(New South Wales|NSW|Victoria|VIC|Queensland|QLD|Qld|South Australia|Western Australia|Tasmania|Australian Capital Territory|Northern Territory)\b(?! (?:Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Park|Square|Terrace|Place|Lane|Drive|Highway)\b)/g;
/** "Retail Leases Act 2003 (Vic)": a State's own Act about leases or building. */
const itsAct =
  /\b(?:Leases?|Tenanc(?:y|ies)|Building|Construction)\b[^\n]{0,60} (?:Act|Regulations?) \d{4} ?\((NSW|Vic|Qld|SA|WA|Tas|ACT|NT)\)/g;

const short: Record<string, State> = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  SA: "South Australia",
  WA: "Western Australia",
  TAS: "Tasmania",
  ACT: "Australian Capital Territory",
  NT: "Northern Territory",
};

function stateNamed(written: string): State | undefined {
  return short[written.toUpperCase()] ?? australianStates.find((state) => state === written);
}

function statesIn(words: string, pattern: RegExp): (State | undefined)[] {
  return [...words.matchAll(pattern)].map(([, written = ""]) => stateNamed(written));
}

function only(states: (State | undefined)[]): State | null {
  const distinct = [...new Set(states)];
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
}

/** The one State in which the land or the work of a document is, as its text shows; null where it does not, or shows two. */
export function findPlace(text: string): State | null {
  const some = text.slice(0, 60_000);
  const found = [...some.matchAll(described)].flatMap(([, after = ""]) => {
    const words = after.slice(0, elsewhere.exec(after)?.index);
    const sure = statesIn(words, withPostcode);
    return sure.length > 0 ? sure : statesIn(words, named);
  });
  return found.length > 0 ? only(found) : only(statesIn(some, itsAct));
}
