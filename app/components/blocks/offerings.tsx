import type { Offering, OfferingsBlock } from "../../content/types.ts";
import { offered } from "../silhouettes/offered.ts";
import { Anchor } from "../ui/anchor.tsx";
import { CtaRow } from "../ui/button.tsx";
import { Figure } from "../ui/silhouette.tsx";
import { Section, SectionHeading } from "./section.tsx";

/** What is in it; its name is shown where there are two such lists, and otherwise only said. */
function List({
  title,
  items,
  shown,
}: {
  title: string;
  items: readonly string[] | undefined;
  shown: boolean;
}) {
  if (!items) return null;
  return (
    <div>
      <h4 className={shown ? "label text-accent" : "sr-only"}>{title}</h4>
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
  const named = item.useCases !== undefined;
  return (
    <li id={item.id} className="offering">
      {item.figure && <Figure shape={offered[item.figure]} id={`offered-${item.figure}`} />}
      <h3>{item.title}</h3>{" "}
      <div>
        <p>{item.text}</p>
        <Pages links={item.links} />
      </div>
      {item.features && (
        <div className="offering-lists">
          <List
            title={named ? "Key features" : "What you get"}
            items={item.features}
            shown={named}
          />
          <List title="Use cases" items={item.useCases} shown />
        </div>
      )}
    </li>
  );
}

/**
 * What can be had, in a form that follows from its subject: the storeys of a house, lights along a coast, bottles, the
 * forms of an ad, a month's planner, things in a paddock, tools on a board, envelopes, a timetable or small advertisements.
 */
export function Offerings({ block }: { block: OfferingsBlock }) {
  const breath = block.variant === "lights" ? "in-one-breath" : "";
  return (
    <Section block={block}>
      <SectionHeading block={block} align={block.lead ? "split" : "left"} />
      <ul className={`offerings ${block.variant} ${breath}`}>
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
