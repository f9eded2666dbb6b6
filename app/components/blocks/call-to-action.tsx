import type { CallToActionBlock } from "../../content/types.ts";
import { scenes } from "../closings/index.ts";
import { CtaRow } from "../ui/button.tsx";

/** The end of a page's day: a scene of its own, and the last word. */
export function CallToAction({ block }: { block: CallToActionBlock }) {
  const Scene = scenes[block.scene];
  return (
    <section id={block.id} className={`closing ends-${block.scene} tone-${block.tone ?? "ochre"}`}>
      <div className="page">
        <div className="closing-words">
          <h2 className="text-4xl">{block.title}</h2>
          {block.lead && <p className="mt-5 max-w-short text-lg text-soft">{block.lead}</p>}
          <div className="mt-9">
            <CtaRow ctas={block.ctas} />
          </div>
          {block.note && <p className="mt-8 max-w-short text-soft">{block.note}</p>}
        </div>
      </div>
      <Scene />
    </section>
  );
}
