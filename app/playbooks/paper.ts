import type { Holding } from "../analysis/asking/holding.ts";
import type { Cast } from "../analysis/cast/cast.ts";
import { castOf } from "../analysis/cast/read-cast.ts";
import type { Block } from "../analysis/reading/blocks.ts";
import { type Reading, readDocument } from "../analysis/reading/reading.ts";
import { topClauses } from "../analysis/reading/top-clauses.ts";
import { type Passage, passagesOf } from "../analysis/statements/passages.ts";
import { eyesOf } from "../analysis/statements/seen.ts";
import type { Analysis, FoundClause, Span } from "../schemas/analysis.ts";
import { type PlaybookRule, phrasesSought } from "../schemas/playbooks/playbook.ts";
import { clientOf } from "./client.ts";
import { holdingNear } from "./near.ts";
import { Phrases } from "./phrases.ts";
import type { Subject } from "./subjects.ts";

/** A document that has been analysed, and for whom a playbook looks at it. */
export interface ReadDocument {
  /** The text that was analysed. */
  text: string;
  analysis: Pick<Analysis, "clauses" | "facts" | "documentType" | "perhaps" | "answers">;
  /** The client's name as in `facts.parties`; null: whoever has the role that the playbook acts for. */
  client: string | null;
}

/** The most steps that a document is read in with one playbook: looks at a word or a place for a phrase. Some seconds. */
export const maxSteps = 20_000_000;

/** Thrown where a document and a playbook are made so that reading them together takes more; it cannot be told then. */
export class TooManySteps extends Error {}

/** What the rules of a playbook share of a document; what only some of them need is made when first asked for. */
export class Paper {
  readonly text: string;
  readonly analysis: ReadDocument["analysis"];
  /** For whom it is read, as clauses name whom they bind; null where that cannot be told. */
  readonly client: string | null;
  private readonly ofKind: Map<string, FoundClause[]>;
  private readonly rules: readonly PlaybookRule[];
  private readonly paragraphs = new Map<Block, Subject>();
  private steps = 0;
  private readonly made: {
    reading?: Reading;
    phrases?: Phrases;
    cast?: Cast;
    passages?: Passage[];
    holding?: Holding;
  } = {};

  /** @param rules what it is read for. */
  constructor(
    { text, analysis, client }: ReadDocument,
    actFor: string | null,
    rules: readonly PlaybookRule[] = [],
  ) {
    this.text = text;
    this.rules = rules;
    this.analysis = analysis;
    this.client = clientOf(analysis, client, actFor);
    this.ofKind = Map.groupBy(analysis.clauses, ({ id }) => id);
  }

  /** Counts steps of the work. @throws TooManySteps. */
  readonly spend = (steps: number): void => {
    this.steps += steps;
    if (this.steps > maxSteps) throw new TooManySteps();
  };

  clausesOf(id: string): FoundClause[] {
    return this.ofKind.get(id) ?? [];
  }

  /** The document as the analyser reads it. */
  get reading(): Reading {
    this.made.reading ??= readDocument(this.text);
    return this.made.reading;
  }

  get phrases(): Phrases {
    this.spend(1);
    this.made.phrases ??= new Phrases(
      this.text,
      this.rules.flatMap((rule) => [...phrasesSought(rule)]),
      this.spend,
    );
    return this.made.phrases;
  }

  /** Which sentences hold the patterns of clauses that should not be there, and of the questions about such. */
  get holding(): Holding {
    this.made.holding ??= holdingNear(this.passages, this.rules);
    return this.made.holding;
  }

  /** The sentences as either side sees them. */
  get passages(): Passage[] {
    this.made.passages ??= this.cast.members.slice(0, 2).flatMap(({ name }) => {
      const eyes = eyesOf(this.cast, name);
      return eyes ? passagesOf(this.reading, eyes) : [];
    });
    return this.made.passages;
  }

  get cast(): Cast {
    this.made.cast ??= castOf(this.analysis.facts.parties, this.text);
    return this.made.cast;
  }

  /** The whole clause in which a block stands: 8 with 8.1 to 8.4, or what is under one heading. @param at its index. */
  sectionOf(at: number): Block[] {
    const { numbers, blocks } = this.reading.once(sectionsOf);
    return blocks.get(numbers[at] ?? -1) ?? [];
  }

  /** What is made of a paragraph, once for all rules. */
  paragraphOf(block: Block, make: (block: Block, paper: Paper) => Subject): Subject {
    const known = this.paragraphs.get(block) ?? make(block, this);
    this.paragraphs.set(block, known);
    return known;
  }

  quote({ start, end }: Span) {
    return { quote: this.text.slice(start, end), start, end };
  }
}

/** For each block, the number of the section that it stands in; and the blocks of each. */
function sectionsOf(reading: Reading) {
  const numbers = topClauses(reading.blocks);
  return { numbers, blocks: Map.groupBy(reading.blocks, (_, at) => numbers[at] ?? -1) };
}
