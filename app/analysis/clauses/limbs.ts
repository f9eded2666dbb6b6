/** The mark of a limb of a list: "(a)", "(iv)", or "1." after another. */
const mark =
  /(?<=[\s:;,.])\((?:[a-z]|[ivx]{1,5})\)\s(?=\S)|(?<=[;:,] (?:or |and )?)\d{1,2}\.\s(?=\S)/;
/** The mark of the paragraph itself. */
const own = /^\s{0,4}\(?[a-z\d.]{1,6}\)\s/i;
/** The stem of a list of events any of which is enough: "if any of these happens:", "where the Hirer:". */
const ofEvents =
  /\b(?:if|where|when|upon|should|events?|any of (?:these|the following))\b[^.;]{0,160}$/i;
/** A list of what is left out holds for each thing that it names. */
const leavesOut =
  /\b(?:except|unless|save|other than|excluding)\b[^,.;]{0,60}$|\b(?:not (?:apply|include|extend|cover)|nothing)\b[^.;]{0,120}$/i;

/** Events of which no notice, and no time, would make anything good: they are left out where all limbs are asked. */
const beyondRemedy =
  /\b(?:insolven\w+|bankrupt\w*|wound up|winding[- ]up|liquidat\w+|administrat(?:or|ion)\b|receiver\w*|controller\b|(?:arrangement|composition) with (?:its|his|her|their|the|any)? ?creditors|dies|death|convicted)\b/i;

/**
 * Whether words say something of all that they cover: in a list of events any of which is enough, in its stem or in
 * each of its limbs, as what stands in one of them holds for that one alone.
 * @param concerns the limbs with these words alone have to say it; without it, all of which anything could be made good.
 */
export function saidOfAll(
  words: string,
  says: (piece: string) => boolean,
  concerns?: RegExp,
): boolean {
  if (!says(words)) return false;
  const [stem = "", ...limbs] = words.replace(own, "").split(mark);
  if (limbs.length < 2 || !ofEvents.test(stem.trim()) || leavesOut.test(stem.trim())) return true;
  const concerned = limbs.filter((limb) => concerns?.test(limb) ?? !beyondRemedy.test(limb));
  return says(stem) || (concerned.length > 0 && concerned.every(says));
}
