import type { EnquiryBlock } from "../../content/types.ts";
import { Evening } from "../ui/evening.tsx";
import { EnquiryPromises, EnquirySheet } from "./enquiry-sheet.tsx";
import { Section } from "./section.tsx";

export function Enquiry({ block }: { block: EnquiryBlock }) {
  return (
    <Section block={block} className="enquiry">
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr]">
        <div className="enquiry-words">
          <h2 className="text-3xl">{block.title}</h2>
          {block.lead && <p className="mt-5 max-w-short text-lg text-soft">{block.lead}</p>}
          <EnquiryPromises {...block} />
        </div>
        <EnquirySheet {...block} />
        <Evening />
      </div>
    </Section>
  );
}
