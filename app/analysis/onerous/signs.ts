/** What makes a term sharper, in its own words. Patterns read sentences as the client sees them (`statements/seen.ts`). */
interface Sign {
  of: RegExp;
  /** Where the sentence also says this, the sign says too much. */
  unless?: RegExp;
  says: string;
}

const bounded =
  /\b(?:reasonabl[ey]|up to|limited to|not (?:more|greater) than|exceed|maximum|capped|except|unless|to the extent|other than)\b/;

const signs: readonly Sign[] = [
  {
    of: /\b(?:whether or not|regardless|irrespective|no matter|even if|even though|however (?:caused|arising)|whatever the (?:cause|reason)|for (?:any|no) reason|without (?:cause|giving (?:any )?reasons?))\b/,
    says: "It applies whatever the cause.",
  },
  {
    of: /\b(?:sole|absolute|unfettered|own) (?:and absolute )?discretion\b|\bas they (?:sees?|thinks?|wishes|chooses|decides?|considers?) (?:fit|necessary|appropriate)?|\bin their (?:sole |absolute )?opinion\b/,
    unless: /\breasonabl[ey]\b/,
    says: "No standard binds that judgement.",
  },
  {
    of: /\bwithout (?:any )?(?:prior |further )?notice\b|\bwithout (?:telling|notifying|asking) we\b/,
    says: "{We} need not be told first.",
  },
  {
    of: /\b(?:at any time|from time to time)\b/,
    unless: /\bif (?:we|everybody)\b|\breasonabl[ey]\b/,
    says: "It may happen at any time.",
  },
  {
    of: /\bwithout (?:any )?(?:compensation|reduction|payment|refund|credit|further pay)\b|\bno (?:compensation|refund|extra|further payment|additional payment)\b|\bat no (?:further |extra |additional )?(?:cost|charge)\b|\bfree of charge\b/,
    says: "Nothing is paid for it.",
  },
  {
    of: /\b(?:conclusive|final and binding|is final|may not (?:be )?disputed?)\b/,
    unless: /\bmanifest error\b/,
    says: "It cannot be disputed.",
  },
  {
    of: /\b(?:immediately|forthwith|at once|straight away|without delay)\b/,
    unless: /\b(?:remed|rectif|cure|if we)\w*/,
    says: "There is no time to put things right.",
  },
  {
    of: /\b(?:any|all) (?:and all )?(?:loss|losses|claims?|costs?|damage|liabilit)\w*/,
    unless: bounded,
    says: "No limit is set.",
  },
];

/** At most so many are said of one term. */
const mostSaid = 2;

/** What makes a term sharper, in sentences with `{we}` and `{they}`. @param seen as the client sees it. */
export const sharpened = (seen: string): string[] =>
  signs
    .filter(({ of, unless }) => of.test(seen) && !unless?.test(seen))
    .slice(0, mostSaid)
    .map(({ says }) => says);
