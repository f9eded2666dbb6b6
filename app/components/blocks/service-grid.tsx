import type { ServiceGridBlock } from "../../content/types.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Icon } from "../ui/icon.tsx";
import { Silhouette } from "../ui/silhouette.tsx";
import { Section, SectionHeading } from "./section.tsx";

/** The families of services as an index: a thing that stands for each, its name, and what belongs to it. */
export function ServiceGrid({ block }: { block: ServiceGridBlock }) {
  return (
    <Section block={block}>
      <SectionHeading block={block} align="split" />
      <ul className="families">
        {block.categories.map(({ title, text, to, silhouette, subcategories }) => (
          <li key={title}>
            <Silhouette name={silhouette} id={`service-${silhouette}`} />
            <div>
              <h3 className="text-3xl">
                <a href={to}>{title}</a>
              </h3>
              <p className="mt-4 max-w-short text-soft">{text}</p>
            </div>
            <ul>
              {subcategories.map(({ name, icon, to: page, text: about }) => (
                <li key={name}>
                  <Icon name={icon} className="size-5 flex-none text-accent" />
                  {page && page !== "guide" ? (
                    <Anchor to={page} className="subtle-link">
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                  {about && <p>{about}</p>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
