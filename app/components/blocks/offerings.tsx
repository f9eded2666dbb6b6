import type { Offering, OfferingsBlock } from "../../content/types.ts";
import { Anchor } from "../ui/anchor.tsx";
import { CtaRow } from "../ui/button.tsx";
import { Section, SectionHeading } from "./section.tsx";

function List({ title, items }: { title: string; items: readonly string[] | undefined }) {
  if (!items) return null;
  return (
    <div>
      <h4 className="label text-accent">{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Pages({ links }: { links: Offering["links"] }) {
  if (!links) return null;
  return (
    <ul className="offering-pages">
      {links.map(({ label, to }) => (
        <li key={label}>
          {to !== "guide" && (
            <Anchor to={to} className="link">
              {label}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { item: Offering }) {
  return (
    <li id={item.id} className="offering">
      <h3>{item.title}</h3>{" "}
      <div>
        <p>{item.text}</p>
        <Pages links={item.links} />
      </div>
      {(item.features || item.useCases) && (
        <div className="offering-lists">
          <List title={item.useCases ? "Key features" : "What you get"} items={item.features} />
          <List title="Use cases" items={item.useCases} />
        </div>
      )}
    </li>
  );
}

/** What can be had: as a ledger with what is in each, as a timetable, or as small advertisements. */
export function Offerings({ block }: { block: OfferingsBlock }) {
  return (
    <Section block={block}>
      <SectionHeading block={block} align={block.variant === "ledger" ? "left" : "split"} />
      <ul className={`offerings ${block.variant}`}>
        {block.items.map((item) => (
          <Item key={item.title} item={item} />
        ))}
      </ul>
      {block.ctas && (
        <div className="mt-12">
          <CtaRow ctas={block.ctas} />
        </div>
      )}
    </Section>
  );
}
