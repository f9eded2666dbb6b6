import type { Span } from "../../schemas/analysis.ts";
import { partyRoles } from "../reading/roles.ts";
import { namesAt, type ProperName } from "./proper-names.ts";

/** A party with the terms that stand beside its name. */
export interface NamedParty extends Span {
  name: string;
  role: string | null;
  terms: string[];
}

const partyRole = new RegExp(
  `^(?:the )?(?:[A-Z][a-z]+(?:-[A-Z]?[a-z]+)? ){0,2}(?:${partyRoles})s?(?: [A-Z1-9])?$`,
  "i",
);
export const isRole = (term: string): boolean => partyRole.test(term);

export const notRole =
  /^(?:nda|mou|agreement|licen[cs]e|effective date|part(?:y|ies)|the parties|either party|this agreement|contract|amendment|sec|commission|commencement date|execution date|premises|property|term|services?|deed|products?|act|nyse|nasdaq|usa|abn|acn|the state|state|lease|date|corporation|.{0,60}\bgst\b.{0,60}|.{0,60}\bincluded|.{0,60}\bprogram(?:me)?|.{0,60}\bagreement|cth|commonwealth|nsw|vic|qld|wa|sa|tas|nt|act)$/i;

export const bracketed = /\(([^()]{1,180})\)/g;

/** "Lessors" of one of several: "Lessor". */
export const singular = (role: string): string => (/[^s]s$/.test(role) ? role.slice(0, -1) : role);

/** Whether a party is called so, whatever the case of the letters. */
export const isCalled = ({ role, terms }: NamedParty, word: string): boolean =>
  [role, ...terms].some((one) => one?.toLowerCase() === word.toLowerCase());

export const isCompany = (name: string) => /\b(?:Pty|Ltd|Limited|Inc|Incorporated)\b/i.test(name);

/** Where another of several begins in a row of their names and homes: after a semicolon, or after a postcode. */
const nextHolder =
  /(?:;|\b\d{4},)\s{1,3}(?:and )?(?=\p{Lu})|\band (?=\p{Lu}[\p{L}'’-]+ (?:\p{Lu}[\p{L}'’-]+ ){1,3}of )/gu;

/** "Guarantors: Ann Lee of 4 High Street; Bob Ray of …": those whom a row names after the first. */
export function furtherNames(value: string, first: ProperName[]): ProperName[] {
  const names: ProperName[] = [];
  for (const found of value.matchAll(nextHolder)) {
    const at = found.index + found[0].length;
    if (at < (names.at(-1)?.end ?? first.at(-1)?.end ?? value.length)) continue;
    names.push(...namesAt(value, at));
  }
  return names;
}
