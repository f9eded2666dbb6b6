import type { ArtefactBlock } from "../../content/types.ts";
import { drawings } from "../artefacts/index.ts";

/** What the page sells, drawn and readable, with the word that it is an example. */
export function Artefact({ block }: { block: ArtefactBlock }) {
  const { kind } = block.drawing;
  // The drawings pair each kind with the component for it; the compiler cannot follow the look-up.
  const Drawing = drawings[kind] as React.FC<{ drawing: ArtefactBlock["drawing"] }>;
  return (
    <section id={block.id} className={`artefact tone-${block.tone ?? "ground"}`}>
      <figure className={`page drawn-${kind}`}>
        <figcaption>
          <p className="label text-accent">{block.label ?? "An example"}</p>
          <h2 className="text-3xl">{block.title}</h2>
          {block.lead && <p className="text-balance text-soft">{block.lead}</p>}
        </figcaption>
        <Drawing drawing={block.drawing} />
      </figure>
    </section>
  );
}
