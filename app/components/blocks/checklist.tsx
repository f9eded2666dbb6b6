import type { ChecklistBlock } from "../../content/types.ts";
import { Icon } from "../ui/icon.tsx";
import { Section } from "./section.tsx";

export function Checklist({ block }: { block: ChecklistBlock }) {
  return (
    <Section block={block}>
      <div
        className={
          block.variant === "columns" ? "grid gap-10 lg:grid-cols-[5fr_7fr]" : "grid gap-10"
        }
      >
        <div>
          <h2 className="text-3xl">{block.title}</h2>
          {block.lead && <p className="mt-5 max-w-measure text-lg text-soft">{block.lead}</p>}
        </div>
        <ul className={`checklist ${block.variant}`}>
          {block.items.map((item) =>
            typeof item === "string" ? (
              <li key={item} className={block.variant === "names" ? "" : "tick"}>
                {item}
              </li>
            ) : (
              <li key={item.title}>
                <Icon name={item.icon} className="size-7 flex-none text-accent" />
                {item.title}
              </li>
            ),
          )}
        </ul>
      </div>
      {block.note && <p className="mt-8 max-w-measure text-sm text-soft">{block.note}</p>}
    </Section>
  );
}
