import type { PriceFact } from "../../schemas/analysis.ts";
import { labelledValuesIn } from "../facts/labelled-values.ts";
import { countWords } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { type Unit, unitsOf } from "../reading/units.ts";
import type { Material } from "./material.ts";
import { plain, tellingPhrase } from "./phrases.ts";

/** Particulars that say what a contract is about. */
const subject =
  /^(?:(?:description of )?(?:the )?(?:services?|goods|products?|(?:subcontract )?works?|project|premises|property|land|position|role|job title|business|assets|equipment|vehicle|software|deliverables|licensed (?:material|software|marks|patents?)))(?: (?:description|and address))?$/i;
/** The office of whoever signs, but on paper by which somebody takes on work. */
const ofWork = /^(?:position|role|job title)\b/i;
const employing = /employ|appointment|engagement|contractor|consult|volunteer|officer|director/i;
/** A sentence in which the one side gives what the contract is there for, and one in which it takes on to do or pay. */
const gives =
  /\b(?:(?:leases|lets|demises|sells|lends|grants|licen[cs]es|supplies|provides|assigns)(?= (?:and \w+ |exclusively )?(?:to|the|its|his|her|our|their|you|us|a|an|all|each|[A-Z]))|lend(?= (?:to )?(?:the|you|[A-Z]))|let (?:you|the [A-Z])|(?:do|does|hereby) (?:hereby )?(?:assign|grant|license|sell|transfer)|HEREBY (?:DEMISES?|LEASES?|LETS?|GRANTS?|SELLS?|ASSIGNS?|AGREES?)|employs?|engages?|appoints?(?= (?:the |you\b|him\b|her\b|(?:[A-Z][\w'’.&-]* ){1,5}(?:as|to)\b))|retains?(?= (?:the [A-Z]|you\b|[A-Z]))|(?:will|shall) be (?:employed|engaged|appointed) (?=as|by|in)|(?:is|are) (?:employed|engaged|appointed) (?=as|by)|(?:must|shall|will|agrees? to|has agreed to|undertakes? to):? (?:hereby )?(?:[a-z]+ly )?(?:sell|supply|provide|perform|lend|advance|carry out|execute and complete|design|build|manufacture|distribute|develop|market|promote|act as|employ|engage|assign|license|grant|lease)|offer (?:you|him|her) (?:a position|employment|the position|the role)|is an? [a-z -]{3,60}?(?:app|service|platform|website|marketplace|programme?|software|store))\b/;
const paysSum = /\b(?:must|shall|will|agrees? to) pay\b[^.]{0,60}?\$\d/;
const pays = /\b(?:must|shall|will|agrees? to) (?:pay|buy|purchase)\b|\breleases?\b/;
/** What is granted or agreed on the way, and is never what the paper is there for. */
const aside =
  /^[^.;]{0,80}?\b(?:security interest|an? (?:fixed |floating |specific |equitable )?charge|charge over|mortgage|lien|indemnit\w+|(?<!title )guarantee|power of attorney|bound by|proxy)\b/i;
const conditional =
  /^(?:(?:the )?(?:board|directors)\b|I\b|my\b|if|where|unless|when|should|nothing|neither|no |subject to|except|upon|in the event|on termination|after|notwithstanding|for the avoidance|without limiting|provided|whereas|before|for example)\b|\b(?:not|cannot|never|neither|may|who|if|guarantees?|exclude)\b|\b(?:means|includes|refers to|interest|indemn\w*|insurance|warrant\w*|notice|security|definition)\b/i;
/** What the price is called, by the kind of paper. */
const moneyOf: [RegExp, string][] = [
  [/lease|tenancy/i, "Rent"],
  [/employ/i, "Pay"],
  [/loan|finance/i, "Sum lent"],
  [/settlement|release/i, "Sum"],
];
const recital = /\b(?:recitals?|background|whereas|introduction|purpose|preamble)\b/i;
const most = 22;
/** What a paper is about stands in so many characters, or so many of its paragraphs, from its beginning. */
const head = 40_000;
const leading = 160;
/** So far into a sentence its verb is looked for. */
const farthest = 160;
const wishes =
  /\b(?:agreed to|wish(?:es)? to|desires? (?:to|that)|intends? to|carries on|engaged in|is developing)\b/i;

/** The beginning of a list that goes on elsewhere. */
const broken =
  /\b(?:its|the|and|or|to|of|a|an|are|is|that|can|may|must|shall|will|where|which|by|for|with|in|available|following|follows)$/;
/** The letter of a recital, which an article is not. */
const letter = /^(?:[A-Z][.)]|[B-HJ-Z]|A(?= (?:The|By|On|In|Under|Pursuant|At|It)\b)) (?=[A-Z])/;

interface Told {
  words: string;
  /** Where the telling words begin. */
  at: number;
  /** Null for a recital, which nobody cites. */
  segment: number | null;
}

const relations = /shareholders|unitholders|joint venture|partnership/i;
/** What they join in, where no recital tells it. */
const joins =
  /\b(?:associate themselves|(?:establish|form|constitute|enter into)(?:s|ed)?\b(?: \w+){0,4} (?:joint venture|partnership|company))\b/;
/** A licence is what a licence is there for; in other papers it goes with what they are there for. */
const licensing = /licen[cs]|software|intellectual property|franchise|marketing|IP /i;
const ofLicence = /^(?:licen[cs]es?|grants?\b(?=.{0,200}\blicen[cs]e\b))/i;

/** What is given as its subject in a row, else the first sentence that takes it on, else a recital. */
function whatIsDone({ text, documentType }: Material, reading: Reading): string | null {
  const row = labelledValuesIn(text.slice(0, head)).find(
    ({ label, value }) =>
      subject.test(label) &&
      (!ofWork.test(label) || employing.test(documentType.label)) &&
      countWords(value) >= 2 &&
      value.length < 400 &&
      !/_{3}|\[/.test(value),
  );
  if (row) return `${row.label}: “${tellingPhrase(plain(row.value), most)}”.`;
  const units = unitsOf(reading).filter(({ segment }) => segment < leading);
  const operative = units
    .filter((unit) => !isRecital(unit) && !/definition|interpretation/i.test(unit.heading))
    .slice(0, 60);
  const recited = firstRecital(units.filter(isRecital));
  const isLicence = licensing.test(documentType.label);
  const told =
    // Those who own something together give one another nothing: why they agree stands in the recitals.
    (relations.test(documentType.label) ? (recited ?? firstThat(operative, joins)) : null) ??
    (/\bguarantee\b/i.test(documentType.label) ? firstGuarantee(operative) : null) ??
    firstThat(operative, gives, isLicence ? null : ofLicence) ??
    firstThat(operative, gives) ??
    firstThat(operative, paysSum) ??
    recited ??
    firstThat(operative, pays);
  if (!told) return null;
  if (told.segment === null)
    return `Its recitals say “${tellingPhrase(told.words, most, told.at)}”.`;
  const cited = reading.blocks[told.segment]?.place;
  return `In substance, “${tellingPhrase(told.words, most, told.at)}”${cited ? ` (${cited})` : ""}.`;
}

const isRecital = ({ heading, words }: Unit) =>
  recital.test(heading) || /^(?:\(?[A-Z][.)]?\s+)?WHEREAS/.test(words);

/** The first sentence that says so without a condition. */
function firstThat(units: Unit[], says: RegExp, butNot: RegExp | null = null): Told | null {
  for (const { words, lead, segment } of units) {
    const whole = plain(lead === "" ? words : `${lead} ${plain(words)}`);
    const count = countWords(whole);
    const found = says.exec(whole);
    if (
      !found ||
      count < 6 ||
      count > 250 ||
      found.index > farthest ||
      (count <= most && broken.test(whole))
    )
      continue;
    const after = whole.slice(found.index + found[0].length);
    if (butNot?.test(whole.slice(found.index))) continue;
    if (!aside.test(after) && !conditional.test(whole.slice(0, found.index + found[0].length)))
      return { words: whole, at: found.index, segment };
  }
  return null;
}

const guaranteeing =
  /\bguarantees? (?:to |the |all |due |full |prompt |punctual |and ){1,8}|\bindemnif(?:y|ies)\b/i;

/** What a guarantee is there for: the sentence by which it is given. */
function firstGuarantee(units: Unit[]): Told | null {
  for (const { words, lead, segment } of units) {
    const whole = plain(lead === "" ? words : `${lead} ${plain(words)}`);
    const found = guaranteeing.exec(whole);
    if (found && found.index <= farthest && countWords(whole) >= 6)
      return { words: whole, at: found.index, segment };
  }
  return null;
}

/** An item of a list tells nothing by itself. */
const bullet = /^[-•*▪·–] /;

function firstRecital(units: Unit[]): Told | null {
  const recitals = units
    .filter(({ words }) => !bullet.test(words))
    .map(({ words }) =>
      plain(words.replace(/^(?:\(?[A-Z][.)]?\s+)?WHEREAS[,:;]?\s/, "")).replace(letter, ""),
    )
    .filter((words) => countWords(words) >= 8 && !broken.test(words));
  const words = recitals.find((one) => wishes.test(one)) ?? recitals[0];
  return words === undefined
    ? null
    : { words, at: Math.max(0, words.search(wishes)), segment: null };
}

/** A share of something that one side is paid: "a rate of 55% of the job price", "commission is 8 per cent of sales". */
const share =
  /\b(?:rates?|commissions?|remuneration|royalt(?:y|ies)|paid|entitled to|receives?|fees?)\b[^.;%]{0,60}?(\d{1,3}(?:\.\d{1,2})? ?(?:%|per cent) of (?:[\w'’-]+ ){0,6}?[\w'’-]*(?:price|fees?|sales|revenue|takings|receipts|invoice|value|commission|rent|turnover|profits?))\b/gi;
const noPay =
  /\b(?:interest|late|overdue|default|cancel\w*|deposit|retention|administration|liab\w+|capped|cap|limit\w*|increase\w*|restocking|terminat\w+|not)\b/i;

/** What is paid, as a share, where no sum is stated; null where it does not say. */
function shareOf(text: string): string | null {
  const words = plain(text.slice(0, head));
  for (const found of words.matchAll(share))
    if (!noPay.test(words.slice(Math.max(0, found.index - 60), found.index) + found[0]))
      return found[1] ?? null;
  return null;
}

const saysHowOften =
  /\b(?:p\.?[aw]\b|pcm\b|ann|wk|mth|yr|hr|(?:year|quarter|month|fortnight|week|day|hour))|ly\b/i;

/** How often a price is paid, where its own words leave that to a label or a heading: " a month". */
const howOften = ({ value, per }: PriceFact): string =>
  per === "total" || saysHowOften.test(value) ? "" : ` ${per === "hour" ? "an" : "a"} ${per}`;

/** What is to be done, and for what money. */
export function bargainSentences(material: Material, reading: Reading): string[] {
  const done = whatIsDone(material, reading);
  const { text, facts, documentType } = material;
  const said = facts.price ? plain(facts.price.value) : shareOf(text);
  const often = facts.price ? howOften(facts.price) : "";
  const called = moneyOf.find(([kind]) => kind.test(documentType.label))?.[1] ?? "Price";
  return [
    ...(done ? [done] : []),
    ...(said && !done?.includes(said) ? [`${called}: ${said}${often}.`] : []),
  ];
}
