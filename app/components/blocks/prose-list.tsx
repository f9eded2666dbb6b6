import type { RichText } from "../../content/types.ts";
import { Rich } from "../ui/rich.tsx";

type Item = { name: RichText | null; said: RichText };

/** What joins the names that a program gives. */
const isJoint = (part: unknown) => typeof part === "string" && /^(?:, | and )$/.test(part);

/** "LegalAI cases: until you delete them", or a program’s names and what they are for: the name apart from the rest. */
function itemOf(text: RichText): Item {
  if (typeof text === "string") {
    const [, name = null, said = text] = /^([^.:]{3,70}): (.+)$/s.exec(text) ?? [];
    return { name, said };
  }
  const end = text.findIndex(
    (part) => !isJoint(part) && (typeof part === "string" || part.to !== undefined),
  );
  return end > 0 ? { name: text.slice(0, end), said: text.slice(end) } : { name: null, said: text };
}

/** The name of a row. What divides it from the rest, and names from each other, is for those who do not see the rows. */
function Name({ name }: { name: RichText }) {
  if (typeof name === "string") {
    return (
      <>
        {name}
        <span className="sr-only">:</span>
      </>
    );
  }
  return name.map((part) =>
    typeof part === "string" ? (
      <span key={part} className="sr-only">
        {part}
      </span>
    ) : (
      <Rich key={part.label} text={[part]} />
    ),
  );
}

/** A list; where its items have names, each name stands beside what is said of it. */
export function ProseList({ list }: { list: readonly RichText[] }) {
  const items = list.map(itemOf);
  return (
    <ul className={items.some(({ name }) => name) ? "prose-rows" : undefined}>
      {items.map(({ name, said }) => (
        <li key={JSON.stringify([name, said])}>
          {name && (
            <strong>
              <Name name={name} />{" "}
            </strong>
          )}
          <span>
            <Rich text={said} />
          </span>
        </li>
      ))}
    </ul>
  );
}
