import { stem } from "../matching/stem.ts";

/** What somebody's verb says of them: the field's deontic words, and what lawyers call the rest. */
const adverb =
  "(?:(?:hereby|also|then|only|solely|promptly|immediately|irrevocably|unconditionally|forever|fully|at all times|at any time|from time to time|each|jointly and severally|not(?= only)|will at all times|in (?:its|his|her|their|our|your) (?:sole |absolute )?discretion),? )*";
const aside = "(?:,? \\([^)]{0,80}\\))?(?:, (?!(?:and|or|who|which)\\b)[^,]{1,90},)?";

/** What is given, or said for somebody's good: whoever is "paid" or "told" has it from another. */
const received =
  "(?:re)?paid|given|owed|indemnified|reimbursed|compensated|credited|refunded|insured|covered|protected|released|discharged|relieved|freed|assured|promised|guaranteed|granted|told|notified|informed|warned|consulted|handed|provided|supplied|sent|shown|offered|allowed|awarded|kept (?:free|harmless|whole|indemnified|informed)|held harmless|made whole|put in funds";

const verbClasses: [string, RegExp][] = [
  [
    "gain",
    new RegExp(
      `^(?:(?:is|are|was|were)(?: to be)?|(?:shall|will|must|may|can)(?: also)? be|ha(?:s|ve) been|(?:is|are) entitled to be|ha(?:s|ve) to be) (?:hereby |also |fully |promptly |first )?(?:${received})\\b|^(?:(?:is|are) to|shall|will) (?:also |be entitled to )?(?:receive|recover|collect|own)\\b`,
    ),
  ],
  [
    "exempt",
    /^(?:(?:owes?|has to pay|need pay|(?:is|are|(?:shall|will) be) (?:liable|answerable|bound))\b[^.;]{0,40}? only\b|(?=(?:(?!liab|respons|answer|account)[a-z]+ ){0,6}?(?:not|no|never|[a-z]+n't) )(?:is|are|am|be|was|were|(?:shall|will|must|may|can|does|do)(?: not|n't)?)(?: ever| in any (?:event|way|circumstances))? (?:not (?:be |accept |assume |have |bear )?|have no |accept no |bear no |be under no |never (?:be )?|be )?(?:in any way |held |personally )?(?:not )?(?:liable|responsible|answerable|accountable|liability|responsibility)|(?:has|have|accepts?|takes?|bears?|assumes?|is under|are under|owes?|incurs?) (?:no|not any) (?:liability|responsibility|obligation|duty)|(?:need|is|are) not (?:bound|obliged|required|have to)|need not|excludes?|disclaims?|(?:does|do|did) not (?:warrant|represent|promise|guarantee|accept|assume|take)|(?:gives?|makes?|has made|have made|offers?) no\b)/,
  ],
  [
    "deprived",
    /^(?:(?:shall |will |must |may )?(?:has|have|had|shall have|will have) no (?:claim|right|recourse|remedy|other)|waives?|releases?|forgoes?|surrenders?|forfeits?|loses?|gives? up|acknowledges?|accepts?|is (?:barred|deemed|taken)|(?:shall|will) be (?:barred|deemed|taken)|bears?|assumes?|takes? )/,
  ],
  [
    "ban",
    /^(?:(?:must|shall|will|may|can|could|would|should)(?: not|n't| never| neither| only)|cannot|can't|won't|(?:is|are) not (?:permitted|entitled|allowed|able|free|to)\b|has no right|have no right|(?:agrees?|undertakes?|covenants?|promises?)(?: with [^,]{1,40})? (?:not to|that (?:it|he|she|they|you|we) (?:will|shall|must) not))/,
  ],
  ["limited", /^(?:may|can)\b[^.;]{0,70}\b(?:only|except|unless|other than)\b/],
  [
    "right",
    /^(?:may|can|could|(?:is|are|be|shall be|will be) (?:(?:also )?entitled|free|at liberty|permitted|allowed)|(?:(?:shall |will |must |may |is to |are to )?(?:have|enjoy)|has|retains?|enjoys|keeps?|takes?|holds?) (?:the|a|an|at|its|full|free)\b[^.,;]{0,40}\b(?:rights?|option|discretion|lien|power|benefit|charge|security|(?:security |mortgagee's )?interest|title|ownership|remedy|claim|recourse|indemnity|protection|priority|election|veto|access|use)\b|reserves?|elects?|chooses?|wishes|is not satisfied|considers?|determines?|requires?|notifies|gives?|exercises?)\b/,
  ],
  [
    "duty",
    /^(?:must|shall|will|agrees?|undertakes?|covenants?|promises?|needs? to|ha(?:s|ve) to|(?:is|are) (?:to|required|obliged|bound|liable|responsible|answerable)|ought|should|warrants?|represents?|remains? liable|guarantees?)\b/,
  ],
  [
    "gain",
    /^(?:owns?|holds?|retains?|keeps?|receives?|recovers?|(?:is|are|has been|shall be|will be) (?:released|indemnified|paid|protected|discharged|reimbursed|insured)|is the owner|collects?)\b/,
  ],
  ["be", /^(?:is|are|was|were|has|have|had|does|do)\b/],
];
const modal =
  /^(?:must|shall|will|may|can|cannot|could|would|should|agrees?|undertakes?|covenants?|promises?|not|never|only|be|been|to|is|are|has|have|had|that|it|they|he|she|also|entitled|required|obliged|hereby|the|a|right|at|any|time|its|own|no)\b ?/;

/** The first word that carries meaning after modals and adverbs, without its ending. */
function headVerb(after: string): string {
  let rest = after;
  for (let step = 0; step < 9; step++) {
    const skipped = modal.exec(rest);
    if (!skipped) break;
    rest = rest.slice(skipped[0].length);
  }
  return stem(/^[a-z-]+/.exec(rest)?.[0] ?? "");
}

const skipAdverbs = new RegExp(`^${aside},? ?${adverb}`);

const modals =
  "(?:must|shall|will|may|can|could|would|should|need|is|are|was|were|be|does|do|has|have|had|cannot|can't|won't|doesn't|isn't|aren't|agrees?|undertakes?|covenants?|entitled|liable|obliged|required|right|option)";
const modalGroup = new RegExp(`\\b${modals}\\b`, "g");

/** The force of a verb group: what it says may, must or must not be, or merely is. */
function forceOf(group: string): string {
  const not = /\b(?:not|never|no|cannot|nor|neither|nothing|nobody|none)\b|n't\b/.test(group);
  if (/\b(?:may|can|could|cannot|entitled|right|option|reserves?)\b|can't/.test(group))
    return not ? "maynot" : "may";
  if (
    /\b(?:must|shall|will|agrees?|undertakes?|covenants?|should|obliged|required|liable)\b|\b(?:is|are|has|have) to\b|won't/.test(
      group,
    )
  )
    return not ? "mustnot" : "must";
  return not ? "isnot" : "is";
}

/** A verb with its helpers: their force, its first telling word, and whether it is passive. */
export interface VerbGroup {
  force: string;
  verb: string;
  passive: boolean;
}

/** The verb group that begins `words`. */
export function readGroup(words: string, subject: string): VerbGroup {
  const group = /^(?:[a-z'@]+,? ?){0,7}/.exec(words)?.[0] ?? "";
  const verbWord = headVerb(words);
  const at = group.indexOf(verbWord);
  const before = at > 0 ? group.slice(0, at) : group.slice(0, 18);
  const passive =
    /\b(?:be|been|is|are|was|were|being)\b[a-z ]{0,40}$/.test(before) &&
    /(?:ed|en|t|ne|d|id|ld|wn|ught|un|ept|ade|ung)\b/.test(
      /[a-z-]+/.exec(group.slice(Math.max(0, at)))?.[0] ?? "",
    );
  return {
    force: forceOf(
      `${/\b(?:no|neither|nothing|none|nobody|nor)\b/.test(subject) ? "no " : ""}${before}`,
    ),
    verb: verbWord,
    passive,
  };
}

/** The last verb group before a place. */
export function groupBefore(before: string): VerbGroup | null {
  const near = before.slice(-140);
  let last: RegExpExecArray | null = null;
  modalGroup.lastIndex = 0;
  for (let found = modalGroup.exec(near); found; found = modalGroup.exec(near)) {
    if (
      last &&
      found.index - (last.index + last[0].length) <= 12 &&
      /^[ a-z']*$/.test(near.slice(last.index, found.index))
    )
      continue;
    last = found;
  }
  if (!last) return null;
  return readGroup(near.slice(last.index), near.slice(Math.max(0, last.index - 50), last.index));
}

/** The first verb group after a place. */
export function groupAfter(after: string): VerbGroup | null {
  modalGroup.lastIndex = 0;
  const found = modalGroup.exec(after.slice(0, 140));
  return found ? readGroup(after.slice(found.index), after.slice(0, found.index)) : null;
}

/** "In no event will the Supplier be liable": the helper of a verb that stands before its subject, with its "not". */
function modalBefore(before: string): string {
  const found =
    /\b(no event|no circumstances?|never|nor|neither|not|nothing)?\b[^.;]{0,80}\b(shall|will|may|must|can|is|are)$/.exec(
      before.trimEnd().slice(-120),
    );
  return found ? `${found[2]}${found[1] ? " not" : ""} ` : "";
}

/** What the verb after a subject says of it: its class and its group; null where no verb follows. */
export function actOf(after: string, before: string): { act: string; group: VerbGroup } | null {
  const rest = `${modalBefore(before)}${after.trimStart().replace(skipAdverbs, "")}`;
  const found = verbClasses.find(([, pattern]) => pattern.test(rest));
  if (found) return { act: found[0], group: readGroup(rest, before.slice(-10)) };
  if (!/^[a-z]+s\b/.test(rest)) return null;
  return { act: "does", group: { force: "does", verb: headVerb(rest), passive: false } };
}
