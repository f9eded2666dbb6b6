import type { CaseStudiesBlock } from "../../content/types.ts";
import { dot } from "../../lib/text/dot.ts";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Section, SectionHeading } from "./section.tsx";

/** "240% online sales increase" as its figure and what it counts. */
function splitFigure(result: string): [figure: string, what: string] {
  const [figure = "", ...rest] = result.split(" ");
  return /\d/.test(figure) ? [figure, rest.join(" ")] : ["", result];
}

/** Each stands in a colour of its own. */
const colours = ["gum", "harbour", "clay"] as const;

export function CaseStudies({ block }: { block: CaseStudiesBlock }) {
  return (
    <Section block={block}>
      <SectionHeading
        block={block}
        mark={
          <SampleMark of={{ placeholder: block.studies.some(({ placeholder }) => placeholder) }} />
        }
      />
      <div className="case-studies">
        {block.studies.map((study, at) => (
          <article key={study.title} className="slab">
            <div className={`face tone-${colours[at % colours.length]} case-study`}>
              <div>
                <p className="label text-accent">
                  {study.industry}
                  {dot}
                  {study.client}
                </p>
                <h3 className="mt-3 text-2xl">{study.title}</h3>
                <h4 className="label mt-6">Before</h4>
                <p className="text-soft">{study.challenge}</p>
                <h4 className="label mt-4">What we did</h4>
                <p className="text-soft">{study.solution}</p>
                <ul className="mt-6 flex flex-wrap gap-2" aria-label="Services">
                  {study.tags.map((tag) => (
                    <li key={tag} className="px-3 py-1 text-xs [border:1px_solid_var(--rule)]">
                      {tag}
                    </li>
                  ))}
                </ul>
              </div>
              <div className="evidence">
                <h4 className="label">After</h4>
                <ul>
                  {study.results.map((result) => {
                    const [figure, what] = splitFigure(result);
                    return (
                      <li key={result} className="evidence-row">
                        <span className="display text-3xl text-accent">{figure} </span>
                        <span>{what}</span>
                      </li>
                    );
                  })}
                </ul>
              </div>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
