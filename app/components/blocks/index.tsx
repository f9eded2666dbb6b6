import type { Block } from "../../content/types.ts";
import { About } from "./about.tsx";
import { Artefact } from "./artefact.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { CaseStudies } from "./case-studies.tsx";
import { Checklist } from "./checklist.tsx";
import { ContactCards } from "./contact-cards.tsx";
import { Enquiry } from "./enquiry.tsx";
import { Faqs } from "./faqs.tsx";
import { Figures } from "./figures.tsx";
import { GuideDialog } from "./guide-dialog.tsx";
import { Hero } from "./hero.tsx";
import { Offerings } from "./offerings.tsx";
import { Points } from "./points.tsx";
import { Pricing } from "./pricing.tsx";
import { Prose } from "./prose.tsx";
import { ServiceGrid } from "./service-grid.tsx";
import { Siblings } from "./siblings.tsx";
import { Statements } from "./statements.tsx";
import { Steps } from "./steps.tsx";
import { Story } from "./story.tsx";
import { Strip } from "./strip.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Timeline } from "./timeline.tsx";
import { TramMap } from "./tram-map.tsx";

/** One component a kind of block; a kind without one does not compile. */
const registry: { [Kind in Block["kind"]]: React.FC<{ block: Extract<Block, { kind: Kind }> }> } = {
  about: About,
  artefact: Artefact,
  callToAction: CallToAction,
  caseStudies: CaseStudies,
  checklist: Checklist,
  contactCards: ContactCards,
  enquiry: Enquiry,
  faqs: Faqs,
  figures: Figures,
  guideDialog: GuideDialog,
  hero: Hero,
  offerings: Offerings,
  points: Points,
  pricing: Pricing,
  prose: Prose,
  serviceGrid: ServiceGrid,
  siblings: Siblings,
  statements: Statements,
  steps: Steps,
  story: Story,
  strip: Strip,
  testimonials: Testimonials,
  timeline: Timeline,
  tramMap: TramMap,
};

/** The blocks of a page, from top to bottom. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => {
    // The registry pairs each kind with the component for it; the compiler cannot follow the look-up.
    const Component = registry[block.kind] as React.FC<{ block: Block }>;
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
    return <Component key={at} block={block} />;
  });
}
