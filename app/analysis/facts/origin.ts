import { type DateOrder, orderShownIn } from "./dates.ts";
import { americanStates, placesIn } from "./places.ts";

/** Where a text says what kind of document it is, and where it comes from. */
const telling = 60_000;

/** Whether a text speaks of American States or companies and of nothing Australian. */
export function isAmerican(text: string): boolean {
  const some = text.slice(0, telling);
  return (
    /\b(?:Delaware|New York|California|Texas|Florida|Nevada|Illinois|New Jersey|Massachusetts|Colorado|Arizona|Ohio|U\.S\.|United States|USA|SEC\b|Inc\.)/.test(
      some,
    ) &&
    !/\b(?:Pty|ABN|ACN|GST|Cth|NSW|QLD|Australia|Australian|Queensland|Victorian|Tasmania|Fair Work|superannuation|London|Israel)\b/.test(
      some,
    )
  );
}

/**
 * Whether a text is an Australian document: it names Australia, one of its places, or its numbers. Other countries have
 * a GST too.
 */
export function isAustralian(text: string): boolean {
  const some = text.slice(0, telling);
  if (/\b(?:ABN|ACN|Pty|Cth)\b/.test(some)) return true;
  const places = placesIn(some);
  return places.some((place) => place.australian) || (places.length === 0 && /\bGST\b/.test(some));
}

const codes: Record<string, string> = {
  us: "USD",
  usd: "USD",
  american: "USD",
  australian: "AUD",
  aud: "AUD",
  "new zealand": "NZD",
  nzd: "NZD",
  canadian: "CAD",
  cad: "CAD",
};
/** "All prices are in US dollars", "amounts are stated in Australian dollars (AUD)", "“$” means Australian dollars". */
const saidDollars =
  /\b(?:prices?|fees?|amounts?|sums?|charges?|payments?|dollars?|currency)\b[^.;\n]{0,60}?\b(?:in|is|are|means?|to)\b[^.;\n]{0,24}?\b(?:(US|Australian|New Zealand|Canadian|American) dollars|(AUD|USD|NZD|CAD)\b)|["“']\$["”'](?:[^.;\n]{0,40}?)\b(US|Australian|New Zealand|Canadian) dollars/i;

/** Whose dollars a bare "$" are: as the text says, Australian on Australian paper, American on American; null elsewhere. */
export function dollarsOf(text: string): string | null {
  const said = saidDollars.exec(text.slice(0, telling));
  const named = said && codes[(said[1] ?? said[2] ?? said[3] ?? "").toLowerCase()];
  return named ?? (isAmerican(text) ? "USD" : isAustralian(text) ? "AUD" : null);
}

/** Whether a text shows other countries and nothing of Australia. */
export const isOfElsewhere = (text: string): boolean =>
  !isAustralian(text) && placesIn(text.slice(0, telling)).length > 0;

/**
 * Whether a text is drafted as Australians draft: its numbers and forms of company, or places of Australia near
 * its beginning and no State or form of company of America.
 */
export function isAustralianDrafting(text: string): boolean {
  const some = text.slice(0, telling);
  const head = some.slice(0, 8_000);
  if (/\b(?:ABN|ACN|Pty|PTY|Cth)\b/.test(head)) return true;
  return (
    (/\bGST\b/.test(some) || placesIn(head).some((place) => place.australian)) &&
    !/\b(?:Delaware|Inc\.|INC\.|LLC|U\.S\.|SEC)\b/.test(some)
  );
}

/** A company of an American State, the law of one, or words as only Americans spell them. */
const american = new RegExp(
  `\\b(?:LLC|L\\.L\\.C\\.|[Ll]aws? of (?:the )?(?:State of )?(?:${americanStates})|an? (?:${americanStates}) (?:[a-z]+ ){0,2}(?:company|corporation|partnership)|color|favor|honor|labor|behavior)\\b`,
);

/**
 * In which order a paper writes its dates in figures: as those of them show that have one reading, else as its country
 * does. Null where its dates disagree, or where it is as much American as Australian.
 */
export function dateOrderOf(text: string): DateOrder {
  const shown = orderShownIn(text);
  if (shown !== null) return shown === "mixed" ? null : shown;
  if (isAmerican(text)) return "month first";
  const some = text.slice(0, telling);
  return american.test(some) && isAustralian(text) ? null : "day first";
}
