import type { PricingBlock } from "../../content/types.ts";
import { CtaButton } from "../ui/button.tsx";
import { Section, SectionHeading } from "./section.tsx";

export function Pricing({ block }: { block: PricingBlock }) {
  return (
    <Section block={block}>
      <SectionHeading block={block} />
      <ul className="plans">
        {block.plans.map(({ name, price, period, tax, description, features, popular }) => (
          <li key={name} className={popular ? "slab" : ""}>
            <div className={`plan ${popular ? "face tone-dusk" : ""}`}>
              <h3 className="text-xl">{name}</h3>
              {popular && <p className="label text-accent">Most Popular</p>}
              <p className="price mt-4">
                <span className="display text-3xl">{price}</span>
                {period && <span className="text-soft">{period}</span>}
                {tax && <span className="block text-sm text-soft">{tax}</span>}
              </p>
              <p className="mt-3 text-soft">{description}</p>
              <ul className="mt-6 mb-8 grid gap-2">
                {features.map((feature) => (
                  <li key={feature} className="tick text-sm">
                    {feature}
                  </li>
                ))}
              </ul>
              <div className="mt-auto">
                <CtaButton
                  cta={{
                    label: "Get Started",
                    to: "/contact",
                    look: popular ? "primary" : "quiet",
                  }}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {block.note && <p className="mt-8 text-sm text-soft">{block.note}</p>}
    </Section>
  );
}
