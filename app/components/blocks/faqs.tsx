import type { FaqsBlock } from "../../content/types.ts";
import { Rich } from "../ui/rich.tsx";
import { Section } from "./section.tsx";

export function Faqs({ block }: { block: FaqsBlock }) {
  return (
    <Section block={block}>
      <div className={`faqs ${block.variant ?? ""}`}>
        <div>
          <h2 className="text-3xl">{block.title}</h2>
          {block.lead && <p className="mt-5 max-w-short text-soft">{block.lead}</p>}
        </div>
        <div className="rule-above">
          {block.faqs.map(({ question, answer }, at) => (
            <details key={question} className="faq" open={at === 0}>
              <summary>
                <h3>{question}</h3>
                <svg viewBox="0 0 20 20" className="faq-mark" aria-hidden="true">
                  <path d="M10 3v14M3 10h14" fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
              </summary>
              <p className="max-w-measure pb-6 text-soft">
                <Rich text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
