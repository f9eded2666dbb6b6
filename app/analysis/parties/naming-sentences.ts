import type { Span } from "../../schemas/analysis.ts";
import { partyRoles } from "../reading/roles.ts";
import { mayNameParty } from "./called.ts";
import { isBody, isPersonOrFirm, nameAt, namesAt, type ProperName } from "./proper-names.ts";

/** A name with the terms that a sentence gives it. */
export interface NamedInSentence extends ProperName {
  terms: string[];
}

/** Where a text may still say who its parties are. */
const telling = 12_000;
const quoted = "[\"“'‘]([A-Za-z][\\w&'’ ]{1,30})[\"”'’]";
/** "Company" means …, “we”, “us” and “our” mean …, "You", "your": …, Carrier means … */
const meaning = new RegExp(
  `(?:${quoted}(?:,? (?:and|or) |, )){0,3}(?:${quoted}|(?<=^|[.\\n;] ?(?:the |The )?)((?:${partyRoles}|we|us|you)))(?:(?: in (?:this|these) [a-z]+)? (?:means?|refers? to|are references to|is a reference to)\\s+|(?<=["”'’])(?::| =| [-–—])\\s+)(?:the )?(?=[A-Z])`,
  "gi",
);
/** "The Landlord is …", "the Tenant, …", "We, …,", "the Festival, whose legal name is …" */
const apposed = new RegExp(
  `\\b(?:[Tt]he )?(${partyRoles}|We|You)(?: (?:is|are) |, (?:being )?| )(?=[A-Z])|\\b[Tt]he ([A-Z][a-z]+), whose (?:legal|full|registered) name is (?=[A-Z])`,
  "gi",
);
/** "an app made by …", "Membership terms of …", "your contract is with …" */
const issued =
  /\b(?:(?:made|run|operated|owned|provided|supplied|issued|published|offered|developed|managed) (?:and (?:run|operated|owned|provided|managed) )?by|contract(?:s)? (?:is|are|will be|formed|made) with|(?:agreement|contract) with|(?:terms|conditions|policy|membership|handbook)(?: [a-z]+){0,3} (?:of|for|from|by)|OF|made between you and|between you and|become a member of) (?:the )?(?=[A-Z])/g;
const acts =
  /^[,.)\w\s]{0,3}\s?(?:\([^()]{0,80}\)\s?)?(?:agrees?|engages?|will|must|may|shall|hires?|sells?|buys?|asks|is pleased|employs?|appoints?|undertakes?|leases?|lets|grants?|licen[cs]es?|subscribes?|offers?|handles?|leaves|contracts|pays?|has agreed|permits?|supplies|provides?|assigns?|releases?|can end|warrants?|lends|accepts|makes)\b/;
const receives =
  /\b(?:pay|pays|paid|payable|sells?|hires?|lets?|leases?|supply|supplies|asks?|granted|owed|permits?|assigns?|offers?|bound|giving|signed by|coach the [a-z ]{1,30} of|engages?)(?: [^.;\n]{0,120}?)? (?:to |of |by )?(?:the )?(?=[A-Z])/g;

function found(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray, at: number) => NamedInSentence[],
): NamedInSentence[] {
  const names: NamedInSentence[] = [];
  for (const match of text.slice(0, telling).matchAll(pattern)) {
    names.push(...read(match, match.index + match[0].length));
    if (names.length > 8) break;
  }
  return names;
}

const bodiesAt = (text: string, at: number): ProperName[] => {
  const name = nameAt(text, at);
  return name && isBody(name.name) ? [name] : [];
};

/** Parties named by sentences that define them, stand beside their role, or say whose terms these are. */
export function findNamingSentences(text: string): NamedInSentence[] {
  return [
    ...found(text, meaning, (match, at) => {
      const quotes = [...match[0].matchAll(/["“'‘]([A-Za-z][\w&'’ ]{1,30})["”'’]/g)].map(
        (one) => one[1] ?? "",
      );
      const terms = [...quotes, match.at(-1) ?? ""].filter(
        (term) => mayNameParty(term) || /^(?:we|us|our|you|your)$/i.test(term),
      );
      return terms.length === 0 ? [] : bodiesAt(text, at).map((name) => ({ ...name, terms }));
    }),
    ...found(text, apposed, (match, at) => {
      const term = match[1] ?? match[2] ?? "";
      return /^[A-Z]/.test(term)
        ? bodiesAt(text, at).map((name) => ({ ...name, terms: [term] }))
        : [];
    }),
    ...found(text, issued, (_, at) => bodiesAt(text, at).map((name) => ({ ...name, terms: [] }))),
  ].sort((a, b) => a.start - b.start);
}

const anaphor =
  /((?:["“'‘][A-Za-z][\w&'’ ]{1,30}["”'’](?:,? (?:and|or) |, )?){1,4})(?: in (?:this|these) [a-z]+)? (?:means?|refers? to|are references to) (that|the|this) (company|partnership|firm|association|entity|council|co-operative|club)\b/g;

/**
 * Terms that mean a body named before: "“we” and “us” mean that company" the last of them, "mean the
 * partnership" the one that is said to be one. Each with the place of its name.
 */
export function findMeantBefore(text: string, named: Span[]): { at: Span; terms: string[] }[] {
  return [...text.slice(0, telling).matchAll(anaphor)].flatMap(
    ({ index, 1: quotes = "", 2: which, 3: kind = "" }) => {
      const before = named.filter(({ end }) => end <= index);
      const at =
        which === "the"
          ? before.find(({ end }) =>
              text
                .slice(end, end + 80)
                .toLowerCase()
                .includes(kind),
            )
          : before.at(-1);
      const terms = [...quotes.matchAll(/["“'‘]([A-Za-z][\w&'’ ]{1,30})["”'’]/g)].map(
        (found) => found[1] ?? "",
      );
      return at ? [{ at, terms }] : [];
    },
  );
}

const synonym = new RegExp(
  `(?<=^|[.;:\\n(] {0,3})["“'‘]?(?:[Tt]he )?(${partyRoles})["”'’]?(?: in (?:this|these) [a-z]+)? (?:means|refers to) (?:the )?(${partyRoles})(?=[.;]| (?:named|described|identified|specified|referred|defined|set out|in|under|to)\\b)`,
  "gi",
);

/** Roles that mean whoever has another one: "“Vendor” means the Licensee named in the Agreement". */
export function findSynonyms(text: string): { term: string; of: string }[] {
  return [...text.slice(0, 120_000).matchAll(synonym)].flatMap(({ 1: term = "", 2: of = "" }) =>
    /^[A-Z]/.test(term) && /^[A-Z]/.test(of) ? [{ term, of }] : [],
  );
}

const issuer =
  /^\s{0,40}(?=[A-Z])([\w&'’]{2,30}(?: [A-Z&][\w&'’]{0,30}){0,4}) [-–—|] (?:[A-Z][a-z]+ ){0,3}(?:Quotation|Quote|Estimate|Proposal|Tender|Terms|Conditions)\b/;

/** Who issues a paper by the words at its head ("Corella – Quotation"), if it acts there under that name. */
export function findIssuer(text: string): NamedInSentence | null {
  const found = issuer.exec(text.slice(0, 300));
  const name = found?.[1] ?? "";
  if (!found || new RegExp(`^(?:the )?(?:${partyRoles})$`, "i").test(name)) return null;
  const start = found[0].indexOf(name);
  const acting = new RegExp(
    `\\bby ${name}\\b|\\b${name}(?:['’]s\\b| (?:is|has|will|shall|must|may|does|reserves|agrees)\\b)`,
    "g",
  );
  const acts = text.slice(0, 60_000).match(acting)?.length ?? 0;
  return acts < 3 ? null : { name, start, end: start + name.length, terms: [] };
}

/** The firm at whose head a letter or a form stands: "Acme Consulting (a partnership, ABN 1 …)". */
export function findLetterhead(text: string): NamedInSentence[] {
  const start = text.search(/\S/);
  const name = start === -1 ? null : nameAt(text, start);
  return name && /^\s{1,4}\((?:an? [a-z]|ABN|ACN|ARBN)/.test(text.slice(name.end, name.end + 12))
    ? [{ ...name, terms: [] }]
    : [];
}

/** Bodies and people of whom a sentence says that they do something, or that something is done for them. */
export function findActors(text: string): NamedInSentence[] {
  const names: NamedInSentence[] = [];
  const head = text.slice(0, 6_000);
  for (const start of head.matchAll(/(?:^|[\s(])(?=[A-Z])/g)) {
    const at = start.index + start[0].length;
    if (at < (names.at(-1)?.end ?? 0)) continue;
    const name = nameAt(head, at);
    if (name && isBody(name.name) && acts.test(head.slice(name.end, name.end + 110)))
      names.push({ ...name, terms: [] });
  }
  const more = found(head, receives, (match, at) =>
    namesAt(head, at)
      .filter(({ name }) => isBody(name) || /\b(?:pay|pays|paid) (?:to )?$/.test(match[0]))
      .map((name) => ({ ...name, terms: [] })),
  );
  return [...names, ...more].sort((a, b) => a.start - b.start);
}

const title = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof(?:essor)?|Sir|Dame|The Hon)\.? /;

/** Who a letter is written to, where it is an agreement: the name above "Dear …", or of the one who accepts. */
export function findAddressee(text: string): NamedInSentence[] {
  const dear = /(?:^|\n)[ \t]*Dear ([A-Z][\w'’-]*)/.exec(text.slice(0, 4_000));
  if (!dear) return [];
  const above = text.slice(0, dear.index);
  const names: NamedInSentence[] = [];
  let from = 0;
  for (const line of above.split("\n")) {
    const name = nameAt(text, from + (line.length - line.trimStart().length));
    const greeted = name?.name.split(" ").includes(dear[1] ?? "") && isPersonOrFirm(name.name);
    if (
      name &&
      name.end <= from + line.length &&
      (greeted || title.test(name.name) || isBody(name.name))
    )
      names.push({ ...name, terms: ["you"] });
    from += line.length + 1;
  }
  const accepting =
    /\n[ \t]*(?:(?:Accepted|Agreed)(?: and (?:accepted|agreed))?(?: by)?:? (?=[A-Z])|I, (?=[A-Z][^\n]{2,80}, (?:have read|accept|agree|acknowledge|confirm)))/.exec(
      text,
    );
  const signer = accepting && namesAt(text, accepting.index + accepting[0].length)[0];
  if (signer) names.push({ ...signer, terms: ["you"] });
  return names;
}
