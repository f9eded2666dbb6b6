import fresh from "../accuracy/fresh-reading.json" with { type: "json" };
import risks from "../accuracy/risks.json" with { type: "json" };
import type { Passage } from "../types.ts";
import { percent } from "./accuracy-words.ts";

type Judged = { right: number; partly: number; wrong: number };

const all = ({ right, partly, wrong }: Judged) => right + partly + wrong;
const told = (judged: Judged) =>
  `${judged.right} of ${all(judged)} were right, ${judged.partly} right in part, ${judged.wrong} wrong`;

const { visible, heldOut } = risks;

/** What somebody found who read documents, client and cards and knew nothing of how the cards are made. */
export const freshReading: Passage = {
  kind: "words",
  rows: [
    {
      term: "Australian paper",
      text: `On ${fresh.read} a strict reader who knew nothing of how it works read ${fresh.australian.documents} contracts that were kept apart while it was made, listed ${fresh.australian.risks.listed} risks for one of the parties, and then read what it says to that party. Of the cards that are shown first, and of what it says the document lacks, ${told(fresh.australian.cards)}. It raised ${fresh.australian.risks.raised} of the risks. Read the whole document yourself: it misses much.`,
    },
    {
      term: "Paper of strangers",
      text: `Of the same on ${fresh.strangers.documents} Australian contracts that somebody wrote for this who knew nothing of how it works, some in plain and some in old words, ${told(fresh.strangers.cards)}. ${fresh.strangers.misnamed} of the wrong ones named the wrong party, which has been mended since; nobody has judged them again.`,
    },
    {
      term: "American paper",
      text: `Of the same on ${fresh.american.documents} American contracts ${told(fresh.american.cards)}. It is made for Australian paper: do not rely on it for any other.`,
    },
    {
      term: "Risks that it raises",
      text: `In ${visible.papers + heldOut.papers} papers a careful reader listed ${visible.total.risks + heldOut.total.risks} risks for a named client before looking at any card. It raises ${percent(visible.total.sensible)} of them at a sensible level in the papers that were in view while it was made, and ${percent(heldOut.total.sensible)} in the third that was kept apart; some card stands on the words of ${percent(heldOut.total.located)} there.`,
    },
    { term: "Who judged", text: "One reader each time. No lawyer has signed it." },
  ],
};
