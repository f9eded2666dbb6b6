import type { ServiceGridBlock } from "../../content/types.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Icon } from "../ui/icon.tsx";
import { Silhouette } from "../ui/silhouette.tsx";
import { Section, SectionHeading } from "./section.tsx";

export function ServiceGrid({ block }: { block: ServiceGridBlock }) {
  return (
    <Section block={block}>
      <SectionHeading block={block} align="split" />
      <div className="grid gap-px border border-rule bg-rule lg:grid-cols-6">
        {block.categories.map((category, at) => (
          <article
            key={category.title}
            className={`relative overflow-clip bg-ground p-6 sm:p-9 ${at < 2 ? "lg:col-span-3" : "lg:col-span-6 lg:grid lg:grid-cols-2 lg:gap-12"}`}
          >
            <div>
              <Silhouette
                name={category.silhouette}
                id={`service-${category.silhouette}`}
                className="mb-14 h-32 w-full overflow-visible"
              />
              <h3 className="text-2xl">
                <a href={category.to} className="text-strong no-underline hover:text-accent">
                  {category.title}
                </a>
              </h3>
              <p className="mt-3 max-w-short text-soft">{category.text}</p>
            </div>
            <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-1 self-end">
              {category.subcategories.map(({ name, icon, to }) => (
                <li key={name} className="flex min-h-9 items-center gap-3 text-sm">
                  <Icon name={icon} className="size-5 flex-none text-accent" />
                  {to && to !== "guide" ? (
                    <Anchor to={to} className="subtle-link">
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
}
