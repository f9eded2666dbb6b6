import { countWords, onOneLine } from "../reading/plain-text.ts";
import { splitSentences } from "../reading/sentences.ts";
import { bare } from "./phrases.ts";

/** How much of a document is read for sentences to quote, and how long such a sentence may be. */
const read = 40_000;
const longestWords = 48;

const telling =
  /\b(?:recommend|advi[sc]e|suggest|request|require|demand|must|resolv|agree[ds]?\b|accept|refus|conclu|decid|declin|owe[ds]?\b|owing|unpaid|overdue|payable|paid\b|terminat|breach|instruct|missed|guarantee|unless|void\b|entitled|liab|dismiss|by (?:\w+day )?\d{1,2} [A-Z]|within \w+ (?:business )?(?:days|weeks|months))|\$\s?\d/gi;
const deciding =
  /\b(?:in (?:short|summary|our (?:view|opinion)|conclusion)|recommend|resolved|demand|we act for|decided|conclude)\b/i;
/** Without one of these, words are rather a heading or a piece of a sentence. */
const verb =
  /\b(?:is|are|was|were|be|been|am|has|have|had|will|shall|must|may|can|cannot|could|should|would|do|does|did|act|ask|says?|said|let|need|left|gave|gives?|keeps?|grants?|follows?|provides?|requires?|recommend|suggest|write|refer|enclose|confirm|understand|worked|\w{2,}ed)\b/i;
const courtesy =
  /^(?:dear|hi\b|hello|cheers|to whom|yours|kind regards|regards|thank|please do not hesitate|signed|signature|declared at|sworn|before me|time: |i understand that a person who)|@|https?:/i;

/** Paragraphs of a text: lines that a page broke are put together again. */
function paragraphs(text: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of text.slice(0, read).split("\n")) {
    const words = line.trim();
    const broken =
      open &&
      words !== "" &&
      (/^[a-z]/.test(words) || /^[^.!?:]*$/.test(found.at(-1)?.slice(-1) ?? ""));
    if (broken) found[found.length - 1] += ` ${words}`;
    else if (words !== "") found.push(words);
    open = words.length >= 60;
  }
  return found;
}

/** Whether words are a sentence of prose: no heading, address, particular, greeting or fragment. */
function isProse(words: string): boolean {
  const count = countWords(bare(words));
  return (
    count >= 4 &&
    count <= longestWords &&
    /[.!]['")\]]*$/.test(words) &&
    /^["'([]?[A-Z]/.test(bare(words)) &&
    (words.match(/\b[a-z]{2,}\b/g)?.length ?? 0) >= 2 &&
    verb.test(words) &&
    !courtesy.test(bare(words)) &&
    !/^[A-Z][\w ]{0,24}:\s/.test(words)
  );
}

/**
 * The sentences of a document that tell most, whole and in its order, at most `most` words of them:
 * its first, then those that ask, decide, owe or set a time.
 */
export function tellingSentences(text: string, most: number, without: string[] = []): string[] {
  const seen = new Set(without);
  const prose = paragraphs(text)
    .flatMap((paragraph) =>
      splitSentences(paragraph, 0, paragraph.length).map(({ start, end }) =>
        onOneLine(paragraph.slice(start, end)),
      ),
    )
    .filter((words) => isProse(words))
    .map(bare)
    .filter((words) => !seen.has(words) && seen.add(words));
  const ranked = prose
    .map((words, order) => ({
      words,
      order,
      weight:
        (words.match(telling)?.length ?? 0) +
        (deciding.test(words) ? 3 : 0) +
        (order === 0 ? 9 : 0),
    }))
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  const chosen: typeof ranked = [];
  let room = most;
  for (const sentence of ranked) {
    const count = countWords(sentence.words);
    if (room < most && count > room + 8) continue;
    chosen.push(sentence);
    room -= count;
    if (room <= 0) break;
  }
  return chosen.sort((a, b) => a.order - b.order).map(({ words }) => words);
}
