import type { RichText } from "../../content/types.ts";
import { Rich } from "../ui/rich.tsx";

type Item = { name: RichText | null; said: RichText };

/** Names that a program gives, with what joins them. */
const isJoint = (words: string) => /^(?:, | and )$/.test(words);

/** "LegalAI cases: until you delete them", or a program’s names and what they are for: the name apart from the rest. */
function itemOf(text: RichText): Item {
  if (typeof text === "string") {
    const [, name = null, said = text] = /^([^.:]{3,70}:) (.+)$/s.exec(text) ?? [];
    return { name, said };
  }
  const end = text.findIndex((part) =>
    typeof part === "string" ? !isJoint(part) : part.to !== undefined,
  );
  return end > 0 ? { name: text.slice(0, end), said: text.slice(end) } : { name: null, said: text };
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
              <Rich text={name} />{" "}
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
