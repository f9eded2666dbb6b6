import type { PointsBlock } from "../../content/types.ts";
import { Icon } from "../ui/icon.tsx";
import { Section, SectionHeading } from "./section.tsx";

export function Points({ block }: { block: PointsBlock }) {
  return (
    <Section block={block}>
      <SectionHeading block={block} align={block.variant === "grid" ? "split" : "left"} />
      <ul className={`points ${block.variant}`}>
        {block.items.map(({ title, text, icon }) => (
          <li key={title}>
            {icon && <Icon name={icon} className="mb-4 size-8 text-accent" />}
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
