import type { ProseBlock, RichText } from "../../content/types.ts";
import { formatDate } from "../../lib/dates.ts";
import { Rich } from "../ui/rich.tsx";

const keyOf = (text: RichText) => (typeof text === "string" ? text : JSON.stringify(text));

/** A page to be read from top to bottom, below its contents. */
export function Prose({ block }: { block: ProseBlock }) {
  return (
    <div className="section tone-paper">
      <div className="page grid gap-12">
        <nav aria-label="On this page" className="prose-contents">
          <p className="label">On this page</p>
          <ol className="mt-2">
            {block.sections.map(({ id, title }) => (
              <li key={title}>
                <a href={`#${id}`} className="footer-link">
                  {title}
                </a>
              </li>
            ))}
          </ol>
          <p className="mt-4 text-sm text-soft">
            Last changed <time dateTime={block.revised}>{formatDate(block.revised)}</time>
          </p>
        </nav>
        <div className="prose">
          {block.sections.map(({ id, title, content }) => (
            <section key={title} id={id}>
              <h2 className="text-2xl">{title}</h2>
              {content.map((part) =>
                typeof part === "object" && "list" in part ? (
                  <ul key={keyOf(part.list[0] ?? "")}>
                    {part.list.map((item) => (
                      <li key={keyOf(item)}>
                        <Rich text={item} />
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p key={keyOf(part)}>
                    <Rich text={part} />
                  </p>
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
