import type { TestimonialsBlock } from "../../content/types.ts";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Section, SectionHeading } from "./section.tsx";
import { StatList } from "./stat-list.tsx";

const initials = (name: string) =>
  name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");

function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-1 text-accent">
      {Array.from({ length: rating }, (_, at) => `star-${at}`).map((key) => (
        <svg key={key} viewBox="0 0 20 20" className="size-5" aria-hidden="true">
          <path
            d="M10 1l2.7 6 6.3.6-4.8 4.3 1.5 6.3L10 15l-5.7 3.2 1.5-6.3L1 7.6 7.3 7z"
            fill="currentColor"
          />
        </svg>
      ))}
      <span className="sr-only">{rating} out of 5 stars</span>
    </p>
  );
}

export function Testimonials({ block }: { block: TestimonialsBlock }) {
  return (
    <Section block={block}>
      <SectionHeading
        block={block}
        mark={
          <SampleMark
            of={{ placeholder: block.testimonials.some(({ placeholder }) => placeholder) }}
          />
        }
      />
      <ul className={`testimonials of-${block.testimonials.length}`}>
        {block.testimonials.map(({ name, role, company, content, rating }) => (
          <li key={content}>
            <figure>
              <Stars rating={rating} />
              <blockquote className="mt-4">
                <p>“{content}”</p>
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-4">
                <span className="initials" aria-hidden="true">
                  {initials(name)}
                </span>
                <span className="text-sm">
                  <span className="label block">{name}</span>
                  <span className="text-soft">
                    {role}, {company}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {block.stats && (
        <div className="mt-16 rule-above pt-10">
          <StatList items={block.stats} />
        </div>
      )}
    </Section>
  );
}
