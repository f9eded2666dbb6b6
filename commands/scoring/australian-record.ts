import { clauseRules } from "../../app/analysis/vocabulary/index.ts";
import type { australianFigures } from "./australian-figures.ts";

type Figures = ReturnType<typeof australianFigures>;

const titleOf = (id: string) => clauseRules.find((rule) => rule.id === id)?.title ?? id;

const documentsInShort = ({ byId: _, ...rest }: NonNullable<Figures["documents"]>) => rest;

function sentencesInShort(figures: NonNullable<Figures["sentences"]>) {
  const { byFeature: _, byId: __, ...rest } = figures;
  return rest;
}

/**
 * The figures that the accuracy page shows, with the kinds of clause by their titles.
 * @throws when a part of the set is not there: the page says something of each.
 */
export function australianRecord({ documents, sentences, facts, weakest, heldOutThird }: Figures) {
  const third = heldOutThird;
  if (!documents || !sentences || !facts || !third.documents || !third.sentences)
    throw new Error("The accuracy page needs documents, sentences and facts: a part is missing.");
  return {
    documents: documentsInShort(documents),
    sentences: sentencesInShort(sentences),
    facts,
    weakest: weakest.map(({ id, ...figures }) => ({ title: titleOf(id), ...figures })),
    heldOutThird: {
      documents: documentsInShort(third.documents),
      sentences: sentencesInShort(third.sentences),
    },
    kinds: Object.entries(documents.byId)
      .map(([id, { gold, found, wrong }]) => ({
        title: titleOf(id),
        labelled: gold + (sentences.byId[id]?.n ?? 0),
        found: found + Math.round((sentences.byId[id]?.found ?? 0) * (sentences.byId[id]?.n ?? 0)),
        ...{ inDocuments: gold, foundInDocuments: found, wrong },
      }))
      .toSorted((a, b) => (a.title < b.title ? -1 : 1)),
  };
}
