import type { DateAction } from "../../schemas/cases/key-dates.ts";
import { aliasAt, partAround } from "./lines.ts";
import type { Timing } from "./timing.ts";

/** "If the Tenant wants to renew": what somebody chooses is no condition of the day by which it is to be done. */
const chosen =
  /\b(?:wants?|wish(?:es)?|elects?|objects?|chooses?|intends?|decides?|desires?|would like|disagrees?|disputes?|exercises?|needs?|seeks?|does not (?:want|wish|intend|agree|accept)|is not satisfied)\b/i;
const ifFirst =
  /(?:^|[,;:] |\b(?:and|but) )(?:only )?(?:if|where|in case|should|provided(?: that)?|subject to|in the event|on condition that)\b([^,;]{1,160}),/i;
const ifAfter =
  /^[^.;]{0,80}?,? (?:but only if|only if|if|provided(?: that)?|subject to|on condition that|so long as|conditional (?:up)?on|unless (?:the|an?) [a-z ]{3,40} (?:is|has|are) not)\b/i;
const either =
  /\b(?:the (?:earlier|later|earliest|latest|sooner|first|last) (?:of|to occur)|whichever (?:is|comes|occurs|happens|first|last)|or such (?:other|later|earlier)|or as (?:otherwise )?agreed|or any later|or earlier)\b/i;
const inOrder =
  /^[^.;]{0,80}?\b(?:provided|if|so long as)\b[^.;]*\b(?:breach|default|arrears?|observed|performed|complied)\b/i;
const notDone =
  /\bif [^,;.]{1,60}? (?:is|are|has|have|does|do)(?: been)? not\b|\bif (?:it|he|she|they|you) (?:does|do|has|have|is|are) not\b/i;
/** "If before 31 December 2027 shares are issued": a day of the condition itself. */
const inCondition = /^(?:[\d.() a-z]{1,12} )?(?:if|where|should|in the event)\b[^,;]*$/i;
/** "Repayable if you leave before 11 January 2028". */
const inLaterCondition =
  /\b(?:if|where|in case|unless|so long as|should (?=you|the|he|she|they|it|either|[A-Z]))\b(?! (?:not|necessary))[^,;]{0,160}$/i;
const notBy = /\bnot\b[^,;]{0,60}$|\b(?:wants?|wish(?:es)?|elects?|objects?)\b/i;
const open =
  /_{3,}|\.{4,}|…|\[(?:insert|date|day|to be|tb[ac]|•|●|\s)|\bto be (?:agreed|confirmed|advised|determined)\b|\btb[acd]\b/i;
/** "Selected in the showroom on 17 January 2026": what was done on a day is nothing to be done by it. */
const done =
  /\b(?!(?:need|agreed|required|entitled|obliged|due)\b)(?:[a-z]{3,}ed|made|given|sent|held|begun|taken)(?: [a-z]+){0,4} (?:on|of|at|in)(?: the)? $|\b(?:filed|dated|issued|granted|registered|lodged|executed|signed) $/;
/** What a clause tells of what has been. */
const past = /\b(?:was|were|had|did|has been|have been)\b/i;
const toBeDone =
  /\b(?:must|shall|will|may|can|to be|is to|are to|is due|are due|becomes?|falls? due|payable|ends?|expires?|by)\b/i;

/**
 * Whether the words around a timing leave open if its day holds: it hangs on a condition that nobody chooses, on one of
 * several days, or something is left blank.
 */
export function isDoubtful(timing: Timing, action: DateAction): boolean {
  const { line, start, end } = timing;
  const part = partAround(line, start, end);
  const before = line.words.slice(part.start, start);
  const after = line.words.slice(end, part.end);
  const whole = line.words.slice(part.start, part.end);
  if (open.test(line.words.slice(Math.max(part.start, start - 60), end + 40))) return true;
  if (either.test(whole)) return true;
  if (
    timing.role === "deadline" &&
    timing.point.is === "day" &&
    done.test(before) &&
    !toBeDone.test(whole)
  )
    return true;
  // "If it is not registered by 30 June 2029 (the Sunset Date)": a day with a name of its own stands.
  const isNamed = aliasAt(line, end) !== "";
  const isNotice = isNamed || action === "option" || action === "last_day_for_notice";
  const clause = before.split(/[,;]| and | but /).at(-1) ?? "";
  const isOpen = timing.role === "deadline" || timing.role === "end";
  if (isOpen && timing.point.is === "day" && past.test(clause) && !toBeDone.test(clause))
    return true;
  if (inCondition.test(before) && !notBy.test(before) && !isNotice) return true;
  if (!isNotice && inLaterCondition.test(before)) return true;
  const condition = ifFirst.exec(before)?.[1];
  if (
    condition !== undefined &&
    !(chosen.test(condition) && action !== "completion" && action !== "payment") &&
    !(isNotice && /\bnotice\b/i.test(condition))
  )
    return true;
  const later = ifAfter.exec(after);
  // Whoever takes up an option has to be in order himself.
  if (action === "option" && inOrder.test(after)) return false;
  return (
    later !== null &&
    !chosen.test(after.slice(later[0].length, later[0].length + 60)) &&
    !notDone.test(after)
  );
}
