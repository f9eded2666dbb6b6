import { clauseRules, kindOf } from "../vocabulary/index.ts";

/** Clauses that are themselves prohibitions: there is none where nothing prohibits. */
const prohibiting =
  "(?:prevent|stop|restrain|restrict|prohibit|preclud|hinder|forbid|limit|bar)(?:s|ed|ing)?\\b";

/** Words by which a clause takes away: where all of them are denied, it takes nothing away. */
const takenAway =
  "exclud\\w*|exclusions?|limit(?:s|ed|ing)?\\b|limitations?|restrict\\w*|disclaim\\w*|capp?ed|negatived?|modif\\w+";
/** By which they take away without such a word. */
const otherwiseTaken =
  /\b(?:not|never|no(?: way)?) (?:\w+ ){0,3}(?:liable|liability|responsib\w+|exceed|claim|recover\w*)|\b(?:not|never) (?:\w+ ){0,2}warrant\w*|\bno(?:r any)? (?:\w+ ){0,2}(?:warranty|warranties|guarantee|representation|promise|condition)s?\b(?! (?:or [\w ]{1,30} )?(?:is|are|that|which|implied|given|under|conferred|shall be|will be|has been)\b)|\bas is\b|\b(?:own|sole) risk\b|\bmore than\b/i;

const negator =
  "no(?!-)|not(?! (?:merely|so as|only|later|less|set out|expressed|expressly|stated|mentioned|contained|included))|never|neither|nor|none|nothing|nobody|cannot";
/** What takes a denial back: "not … unless", "may not refuse to". */
const takenBack =
  "unless|except|other than|otherwise than|save|until|till|before|without|only|above|beyond|refus\\w*|fail\\w*|avoid|withh\\w+|delay|exceed|less than|more than|later than|further|again|whether";
const conditional =
  /(?:^|[,;:.(] ?|\b(?:and|or) )(?:if|where|when|unless|should|until|whenever|once|in case|to the extent|so far as|as far as|save|except|after|whether|had)\b[^,;:]{0,120}$/i;

/** So far apart a denial and what it denies may stand. */
const reach = 50;
/** Another verb stands between them: "money not paid by then bears interest". */
const another =
  /\b(?:\w{2,}ed|paid|made|met|done|given|kept|held|known|seen|sent|put|on|by|if|who|so|shall|must|will|(?:is|are|has|have)(?! (?:to|obliged|required|bound|under|an?y?)\b)|bears?|go(?:es)?|settle|mend|mean)\b/i;
const modal = /\b(?:shall|must|will) (?=$)/i;
/** "Nothing in this clause": what stands there is no verb's. */
const here = /\bin (?:this|these|the|any|our|your) \w+/i;
const denial = new RegExp(`(?:\\b(?:${negator})\\b|n['’]t\\b)([^,;:.()]{0,${reach}})$`, "i");
/** "There is no fee, wage, share or other reward": what stands in the list is denied with its first. */
const inDeniedList = /\bno (?:[\w-]+(?: [\w-]+)?, ){2,12}(?:or )?(?:any )?(?:other )?$/i;
const back = new RegExp(`\\b(?:${takenBack})\\b`, "i");
/** "Limited neither in amount nor in time". */
const deniedAfter =
  /^ (?:neither|by nothing|in no (?:way|respect|manner))\b|^[^,;:.]{0,60}\b(?:is|are) (?:struck out|deleted|not (?:to )?appl\w+|of no effect)\b/i;

function isDeniedAt(words: string, at: number, length: number, passive: boolean): boolean {
  const after = words.slice(at + length);
  if (deniedAfter.test(after)) return true;
  if (inDeniedList.test(words.slice(Math.max(0, at - 4 * reach), at))) return true;
  const before = words.slice(Math.max(0, at - reach - 40), at);
  const found = denial.exec(before);
  const said = found?.[1]?.replace(here, "") ?? "";
  // "Neither side shall compensate the other": the verb that nobody does is the one after the modal.
  const between = /^n(?:either|obody|one)\b/i.test(found?.[0] ?? "")
    ? said.replace(modal, "")
    : said;
  const acts = !passive && another.test(between);
  if (!found || acts || back.test(between) || back.test(after)) return false;
  return !conditional.test(before.slice(0, found.index));
}

/** The words of each clause that have to be denied for there to be none. */
const wordsOf = new Map(
  clauseRules.flatMap(({ id, given, takesAway, prohibits }) => {
    const words = takesAway ? takenAway : prohibits ? prohibiting : given;
    return words === undefined ? [] : [[id, new RegExp(`\\b(?:${words})`, "gi")] as const];
  }),
);

/** "The Supplier gives no assurance that …", "We do not promise to …": whoever says so promises nothing. */
const disowned =
  /^(?:[\d.()a-z]{1,8} )?(?:(?:The|Each|An?|Any) )?[\w’'&. -]{1,40}? (?:(?:gives?|makes?|offers?) no (?:assurance|promise|undertaking|commitment)|(?:do|does) not (?:promise|undertake|commit|assure)|(?:is|are) under no (?:obligation|duty))\b(?![^.]{0,200}[,;] (?:but|and|except) )(?!.{0,200}\b(?:must|shall)\b)/;

/**
 * Whether a sentence says that there is no such clause: "There is no agreement to arbitrate", "No implied warranty is
 * excluded". Every word that would say the clause must be denied, and no denial taken back.
 */
export function isDenied(clause: string, words: string): boolean {
  const kind = kindOf(clause);
  if (kind?.promises && disowned.test(words) && !back.test(words)) return true;
  const said = wordsOf.get(clause);
  if (!said) return false;
  if (kind?.takesAway && otherwiseTaken.test(words)) return false;
  const places = [...words.matchAll(said)];
  return (
    places.length > 0 &&
    places.every((place) =>
      // "No implied warranty is excluded": of what takes away, the passive is the verb itself.
      isDeniedAt(words, place.index, place[0].length, kind?.takesAway === true),
    )
  );
}
