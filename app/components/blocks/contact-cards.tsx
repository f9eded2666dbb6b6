import type { ContactCardsBlock } from "../../content/types.ts";
import { Icon } from "../ui/icon.tsx";
import { Rich } from "../ui/rich.tsx";

export function ContactCards({ block }: { block: ContactCardsBlock }) {
  return (
    <div className="tone-ground">
      <div className="page">
        <ul className="contact-cards">
          {block.items.map(({ title, icon, lines }) => (
            <li key={title}>
              <Icon name={icon} className="size-7 text-accent" />
              <h2 className="mt-3 text-lg">{title}</h2>
              {lines.map((line) => (
                <p key={JSON.stringify(line)} className="text-soft">
                  <Rich text={line} />
                </p>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
