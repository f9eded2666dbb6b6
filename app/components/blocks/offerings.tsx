import type { Offering, OfferingsBlock } from "../../content/types.ts";
import { Anchor } from "../ui/anchor.tsx";
import { CtaRow } from "../ui/button.tsx";
import { Section, SectionHeading } from "./section.tsx";

/** A list and what it is of, unless the heading above has said so. */
function List({
  title,
  said,
  items,
}: {
  title: string;
  said: string;
  items: readonly string[] | undefined;
}) {
  if (!items) return null;
  return (
    <div>
      {title !== said && <h4 className="label text-accent">{title}</h4>}
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

function Item({ item, said }: { item: Offering; said: string }) {
  return (
    <li id={item.id} className="offering">
      <h3>{item.title}</h3>{" "}
      <div>
        <p>{item.text}</p>
        <Pages links={item.links} />
      </div>
      {(item.features || item.useCases) && (
        <div className="offering-lists">
          <List
            title={item.useCases ? "Key features" : "What you get"}
            said={said}
            items={item.features}
          />
          <List title="Use cases" said={said} items={item.useCases} />
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
          <Item key={item.title} item={item} said={block.title} />
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
