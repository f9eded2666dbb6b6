import { daysNamedIn } from "../facts/periods.ts";
import type { LegalSetting } from "../law/setting.ts";
import { papers } from "../questions/index.ts";
import { capital, fill, inRolesOf, type Names } from "./words.ts";

/** What a paper has, to which wording that was drafted for many papers is fitted. */
export interface Own {
  /** What its own words fill: the State of its law, what is paid under it, a limit in terms of that. */
  slots: Record<string, string>;
  /** Terms of the wordings that it does not have. */
  lacks: readonly string[];
  /** What it calls itself: "Deed", "lease". */
  called: string | null;
}

/** Terms that wordings have with capitals, as papers with these terms do; the longer before those in them. */
const terms = new Set([
  ...["Activity Material", "Activity", "Confidential Information", "Data Breach", "Deliverable"],
  ...["Field", "Grant", "Head Contract", "Key Personnel", "Key Person", "Licensed Rights"],
  ...["Milestone", "Minimum Amount", "Minimum Order", "Outgoings", "Personal Information"],
  ...["Product", "Project", "Purpose", "Rent", "Service Level", "Service", "Software"],
  ...["Subcontract Works", "Subcontract", "System", "Territory", "Works", "Work"],
  ...["Guarantor", "Debtor", ...papers.flatMap(({ roles }) => Object.values(roles))],
]);

const sums = /\b(fee|rent|charge|price|contract sum|royalt(?:y|ie)|salary|wage|premium)s?\b/gi;
const plural: Record<string, string> = { fee: "fees", charge: "charges", wage: "wages" };
const itself = /\bthis (agreement|contract|deed|lease|licence|subcontract)\b/gi;
/** What is said but once may be said of something else. */
const leastOften = 2;

/** What occurs most often; null where nothing does. */
function mostOften(said: readonly string[]): string | null {
  const counts = Map.groupBy(said, (one) => one);
  const [most] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  return most && most.length >= leastOften ? (most[0] ?? null) : null;
}

/** What a paper has to fit wording to. */
export function ownOf(text: string, { law, place }: LegalSetting): Own {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, said = ""]) => said);
  const sum = mostOften(found(sums).map((said) => said.toLowerCase()));
  const paid = sum && (plural[sum] ?? sum.replace(/ie$|y$/, sum === "salary" ? "y" : "ies"));
  const state = law === "Australia" || law === null ? place : law === "foreign" ? null : law;
  const cap = `the greater of $[amount] and twice the ${paid} payable under this agreement`;
  return {
    slots: { ...(state && { law: state }), ...(paid && { paid, cap }) },
    lacks: [...terms].filter(
      (term) => !new RegExp(`\\b(?:${term}|${term.toUpperCase()})(?:e?s|E?S)?\\b`).test(text),
    ),
    called: mostOften(found(itself)),
  };
}

const time = "\\b(?<count>\\d+) (?<kind>business |working )?(?<unit>day|week|month)s?";
/** Times of notice, and times in which something may be put right, in sentences as they are seen: in figures. */
const timesOf: Record<string, RegExp> = {
  noticeTime: new RegExp(`${time}'? (?:\\w+ ){0,3}notice\\b`, "g"),
  cureTime: new RegExp(`\\b(?:within|for|after) (?:\\w+ ){0,3}?${time}`, "g"),
};

/** How long a time is, as far as times are compared. */
const lengthOf = (said: string): number => daysNamedIn(said) ?? 0;

const least = /\{(noticeTime|cureTime)\|([^{}]+)\}/g;

/**
 * Wording with its times: `{noticeTime|30 days}` is 30 days, or what the sentences that it answers give where that is
 * longer, since nobody asks for less than is there.
 * @param seen the sentences as the client sees them.
 */
const withTimes = (wording: string, seen: readonly string[]): string =>
  wording.replace(least, (_, name: string, usual: string) => {
    const pattern = timesOf[name];
    const there = pattern ? seen.flatMap((words) => [...words.matchAll(pattern)]) : [];
    return there
      .map(({ groups: { count = "", kind = "", unit = "" } = {} }) => `${count} ${kind}${unit}s`)
      .filter((said) => !said.startsWith("1 "))
      .reduce((most, said) => (lengthOf(said) > lengthOf(most) ? said : most), usual);
  });

/**
 * Words to propose, fitted to a paper: with its times, its law, what is paid under it, its name for itself and for its
 * parties. A term that it does not have is an ordinary word in them, and what nobody knows is a blank with its meaning.
 * @param of.roles what it calls whoever has a role of the wording; `slots` what was read; `seen` the sentences that the
 * wording answers.
 */
export function proposed(
  wording: string,
  of: {
    own: Own;
    names: Names;
    roles: ReadonlyMap<string, string>;
    slots: Record<string, string>;
    seen: readonly string[];
  },
): string {
  const { own } = of;
  const filled = fill(withTimes(wording, of.seen), of.names, { ...own.slots, ...of.slots });
  const named = [...of.roles].map(([role, name]) => [role, inPaper(name)] as const);
  const inRoles = inRolesOf(filled, new Map(named));
  const called = own.called
    ? inRoles.replace(
        /\b([Tt]his) (?:agreement|contract|deed|lease|licence)\b/g,
        `$1 ${own.called}`,
      )
    : inRoles;
  return own.lacks.reduce(
    (words, term) =>
      words.replace(new RegExp(`(?<!State or )\\b${term}(?=s?\\b)`, "g"), (_, at: number) =>
        opens.test(words.slice(0, at)) ? capital(term.toLowerCase()) : term.toLowerCase(),
      ),
    called,
  );
}

/** What stands before a sentence. */
const opens = /(?:^|[.!?:] )$/;

/** A name as it stands in a paper, of several on the other side each: a card has marks around “you”. */
const inPaper = (name: string) =>
  name === "the other side" ? "each other party" : name.replace(/[“”]/g, "");
