import type { ChecklistBlock } from "../../content/types.ts";
import { CtaRow } from "../ui/button.tsx";
import { Bow } from "./bow.tsx";
import { Section } from "./section.tsx";

/**
 * A list that is read, not ticked: sentences as lines, rules of the house, names as large as they go, in a
 * column or one after the other, the blind above a tram’s window, a docket, the keys of a telephone, the
 * dividers of a brief, or a brief tied up with tape.
 */
export function Checklist({ block }: { block: ChecklistBlock }) {
  return (
    <Section block={block}>
      <div className={`checklist ${block.variant}`}>
        <div>
          <h2 className="text-3xl">{block.title}</h2>
          {block.lead && <p className="mt-5 max-w-short text-lg text-soft">{block.lead}</p>}
        </div>
        {block.variant === "tied" && <Bow />}
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      {block.ctas && (
        <div className="mt-10">
          <CtaRow ctas={block.ctas} />
        </div>
      )}
      {block.note && <p className="mt-8 max-w-measure text-sm text-soft">{block.note}</p>}
    </Section>
  );
}
