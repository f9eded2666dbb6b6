import { EnquiryForm } from "./enquiry-form.tsx";
import { GuideOffer } from "./guide-offer.tsx";

/** The parts of content pages that run scripts, by the name that marks them in the page. */
export const islands = { enquiry: EnquiryForm, guide: GuideOffer } as const;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = React.ComponentProps<(typeof islands)[Name]>;
