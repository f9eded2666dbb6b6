import type { ReactNode } from "react";
import type { Tone } from "../../content/types.ts";

type Props = {
  block: { id?: string; tone?: Tone; panel?: Tone; edge?: string };
  className?: string;
  children: ReactNode;
};

/** A band of the page in the light of its hour; or in it a panel of another colour that throws a shadow of that hour. */
export function Section({ block, className = "", children }: Props) {
  return (
    <section
      id={block.id}
      className={`section tone-${block.tone ?? "ground"}${block.edge ? ` edge-${block.edge}` : ""}${className && ` ${className}`}`}
    >
      <div className="page">
        {block.panel ? (
          <div className="slab panel">
            <div className={`face tone-${block.panel}`}>{children}</div>
          </div>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

type HeadingProps = {
  block: { title: string; lead?: string };
  align?: "left" | "split";
  /** What is said of the whole section. */
  mark?: ReactNode;
};

/** A section's heading and what it is about: stacked, or side by side on wide screens. */
export function SectionHeading({ block, align = "left", mark }: HeadingProps) {
  return (
    <div
      className={
        align === "split"
          ? "mb-12 grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-12"
          : "mb-12 grid max-w-measure gap-5"
      }
    >
      <h2 className="text-3xl">
        {block.title} {mark}
      </h2>
      {block.lead && <p className="text-lg text-balance text-soft">{block.lead}</p>}
    </div>
  );
}
