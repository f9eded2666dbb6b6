import type { ProseBlock, RichText } from "../../content/types.ts";
import { formatDate } from "../../lib/dates.ts";
import { Rich } from "../ui/rich.tsx";
import { ProseList } from "./prose-list.tsx";

const keyOf = (text: RichText) => (typeof text === "string" ? text : JSON.stringify(text));

/** A page to be read from top to bottom, with the ways into it; each section begins with what it comes to. */
export function Prose({ block }: { block: ProseBlock }) {
  return (
    <div className="section tone-paper">
      <div className="page prose-page">
        <nav aria-label="On this page" className="prose-contents">
          <p className="label">On this page</p>
          <ol>
            {block.sections.map(({ id, title }) => (
              <li key={title}>
                <a href={`#${id}`} className="footer-link">
                  {title}
                </a>
              </li>
            ))}
          </ol>
          <p className="mt-4 text-sm text-soft">
            Last changed <time dateTime={block.revised}>{formatDate(block.revised)}</time>. The
            large lines are a summary; what applies is the text under them.
          </p>
        </nav>
        <div className="prose">
          {block.sections.map(({ id, title, inShort, content }) => (
            <section key={title} id={id}>
              <h2 className="text-lg text-accent">{title}</h2>
              <div>
                <p className="prose-short">{inShort}</p>
                {content.map((part) =>
                  typeof part === "object" && "list" in part ? (
                    <ProseList key={keyOf(part.list[0] ?? "")} list={part.list} />
                  ) : (
                    <p key={keyOf(part)}>
                      <Rich text={part} />
                    </p>
                  ),
                )}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
