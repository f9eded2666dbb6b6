import type { CallToActionBlock } from "../../content/types.ts";
import { CtaRow } from "../ui/button.tsx";
import { Silhouette } from "../ui/silhouette.tsx";

export function CallToAction({ block }: { block: CallToActionBlock }) {
  return (
    <section id={block.id} className={`closing tone-${block.tone ?? "ochre"}`}>
      <div className="page grid items-center gap-10 md:grid-cols-[7fr_5fr]">
        <div className="relative z-1 pt-section md:pb-section">
          <h2 className="text-4xl">{block.title}</h2>
          {block.lead && <p className="mt-5 max-w-short text-lg text-soft">{block.lead}</p>}
          <div className="mt-9">
            <CtaRow ctas={block.ctas} />
          </div>
        </div>
        <Silhouette
          name={block.silhouette}
          id={`closing-${block.silhouette}`}
          className="closing-figure"
        />
      </div>
    </section>
  );
}
