import type { ReactNode } from "react";
import { Link } from "react-router";
import { Wordmark } from "../../components/legalai/wordmark.tsx";
import training from "../../content/accuracy/cross-validated.json" with { type: "json" };
import onContracts from "../../content/accuracy/facts.json" with { type: "json" };
import { trainingSources } from "../../content/accuracy/sources.ts";
import { legalaiPages } from "../../content/legalai.ts";
import type { PageHandle } from "../../lib/document.ts";
import { publicMeta } from "../../lib/meta.ts";
import type { Route } from "./+types/accuracy.ts";

export const handle: PageHandle = { hydrate: false };

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  publicMeta(legalaiPages.accuracy, root.loaderData.url);

type Figures = { precision: number; recall: number; f1: number; support: number };

const terms = training.terms.crossValidated;
const contracts = training.contracts.crossValidated;
const percent = (share: number) => `${Math.round(share * 100)}%`;
/** Their words are shown by the rules for facts, which this did not measure. */
const shownAsFacts = ["Agreement Date", "Effective Date"];
const clauseRows = Object.entries<Figures & { onMarkedWords: number }>(contracts.byCategory).filter(
  ([name]) => !shownAsFacts.includes(name),
);
const rightOf = ({ recall, support }: Figures) => recall * support;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const onMarkedWords =
  sum(clauseRows.map(([, row]) => rightOf(row) * row.onMarkedWords)) /
  sum(clauseRows.map(([, row]) => rightOf(row)));
/** Fewer examples than this say little. */
const enough = 20;
const weakest = clauseRows
  .filter(([, { support }]) => support >= enough)
  .toSorted(([, a], [, b]) => a.f1 - b.f1)
  .slice(0, 5);

const facts: [keyof typeof onContracts.facts, string][] = [
  ["governingLaw", "Governing law"],
  ["parties", "Parties"],
  ["agreementDate", "Date of the agreement"],
  ["effectiveDate", "Effective date"],
  ["expiryDate", "Expiry date"],
];

export default function Accuracy() {
  return (
    <div className="landing">
      <header className="landing-head">
        <Wordmark />
        <Link to="/legalai/auth" className="action quiet">
          Sign In
        </Link>
      </header>
      <main id="main" className="figures-page">
        <h1 className="text-3xl">What it finds, and what it misses</h1>
        <p className="text-lg text-soft">
          These are the figures of the built-in analyser, measured on contracts that it was not
          trained on. Read them before you rely on it. They are not a promise for your document.
        </p>

        <Part title="How it was measured">
          <p>
            Lawyers marked {contracts.categories} kinds of clause and fact in 408 commercial
            contracts. We split the contracts into groups, trained on all but one group, and let the
            analyser read the one that it had not seen. Every contract was the unseen one once. The
            same was done with {terms.sentences.toLocaleString("en-AU")} sentences from consumer
            terms of service.
          </p>
          <dl className="figures-words">
            <dt>Precision</dt>
            <dd>Of the contracts in which it names a clause, how many have it.</dd>
            <dt>Recall</dt>
            <dd>Of the contracts that have a clause, in how many it is found.</dd>
            <dt>F1</dt>
            <dd>One figure for both: it is low if either is.</dd>
          </dl>
        </Part>

        <Part title="In short">
          <ul className="figures-short">
            <Headline
              value={contracts.microF1}
              label={`F1 over ${contracts.categories} kinds, every decision alike`}
            />
            <Headline
              value={contracts.clauseMicroF1}
              label={`F1 over the ${contracts.clauseCategories} kinds of clause that a contract has or has not`}
            />
            <Headline
              value={contracts.clauseMacroF1}
              label="the same, every kind of clause alike: rare ones count as much as common ones"
            />
            <Headline
              value={onMarkedWords}
              label="of right findings show the words that a lawyer marked, by half at least"
            />
            <Headline
              value={terms.macroF1}
              label="F1 over eight kinds of unfair term in consumer terms, every kind alike"
            />
          </ul>
        </Part>

        <Part title="Where it is weak">
          <p>Of the clauses with at least {enough} examples, these are found least well:</p>
          <ul className="grid list-disc gap-1 pl-5">
            {weakest.map(([name, { precision, recall }]) => (
              <li key={name}>
                {name}: right {percent(precision)} of the time when it says so, and found{" "}
                {percent(recall)} of the time when it is there.
              </li>
            ))}
          </ul>
          <p>
            The contracts are American company filings, and the consumer terms are judged by
            European law. Clauses that Australian contracts have and these do not, such as GST,
            personal guarantees and security interests, are found by rules that we wrote and tried
            on contracts of our own; no figure above speaks of them. The level of a risk is our
            reading of the clause vocabulary, and no lawyer has signed it off.
          </p>
        </Part>

        <Part title="Every clause">
          <Table
            caption="Contracts: each kind of clause or fact, on contracts not trained on"
            rows={clauseRows}
          />
        </Part>

        <Part title="Key facts">
          <p>
            How often the fact that we show is the one that the lawyers wrote down. The rules for
            facts were written with these contracts in view, so expect a little less on others.
          </p>
          <dl className="figures-facts">
            {facts.map(([name, label]) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  {percent(onContracts.facts[name].right)} of {onContracts.facts[name].support}
                </dd>
              </div>
            ))}
          </dl>
        </Part>

        <Part title="Unfair terms for consumers">
          <Table
            caption="Sentences of terms of service, from companies not trained on"
            rows={Object.entries<Figures>(terms.byLabel)}
          />
        </Part>

        <Part title="When OpenAI reads">
          <p>
            A deployment with a key has OpenAI read the document. We have no figures of our own for
            that. Its quotes are checked all the same: a flag whose words are not in the document is
            dropped.
          </p>
        </Part>

        <Part title="What it learned from">
          <p>The built-in analyser's weights were trained on:</p>
          <ul className="grid list-disc gap-2 pl-5">
            {trainingSources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
          <p>
            The data was changed: sentences and contracts were reduced to hashed word features and
            numeric weights. Its authors do not endorse this product.
          </p>
        </Part>
      </main>
      <footer className="landing-foot">
        <a href="/legalai" className="link">
          LegalAI
        </a>
        <a href="/privacy" className="link">
          Privacy
        </a>
      </footer>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Headline({ value, label }: { value: number; label: string }) {
  return (
    <li>
      <strong>{value.toFixed(2)}</strong>
      <span>{label}</span>
    </li>
  );
}

function Table({ caption, rows }: { caption: string; rows: [string, Figures][] }) {
  return (
    // A wide table scrolls by itself; the keyboard has to reach it for that.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="figures-scroll" aria-label={caption} tabIndex={0}>
      <table className="figures-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Precision</th>
            <th scope="col">Recall</th>
            <th scope="col">F1</th>
            <th scope="col">Examples</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { precision, recall, f1, support }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{percent(precision)}</td>
              <td>{percent(recall)}</td>
              <td>{f1.toFixed(2)}</td>
              <td>{support.toLocaleString("en-AU")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
