import { useEffect } from "react";
import type { EnquiryBlock } from "../../content/types.ts";
import { useSiteSettings } from "../../lib/site-settings.ts";
import { LeadForm } from "../forms/lead-form.tsx";
import { useLeadForm } from "../forms/use-lead-form.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Section } from "./section.tsx";
import { useFormStamp } from "./stamp.ts";

/** How long the thank-you notice of the home page stands before the booking page opens. */
const redirectDelay = 1_500;

const forms = {
  home: { type: "contact_form", action: "/?index#contact" },
  contact: { type: "contact_page", action: "/contact#enquiry" },
} as const;

export function Enquiry({ block }: { block: EnquiryBlock }) {
  const { type, action } = forms[block.form];
  const lead = useLeadForm(type);
  const stamp = useFormStamp();
  const { bookingUrl } = useSiteSettings();
  const redirects = lead.sent && block.form === "home";
  useEffect(() => {
    if (!redirects) return;
    const timer = setTimeout(() => window.location.assign(bookingUrl), redirectDelay);
    return () => clearTimeout(timer);
  }, [redirects, bookingUrl]);
  return (
    <Section block={block} className="enquiry">
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-3xl">{block.title}</h2>
          {block.lead && <p className="mt-5 max-w-short text-lg text-soft">{block.lead}</p>}
          <ul className="mt-8 grid gap-3">
            {block.promises.map((promise) => (
              <li key={promise} className="tick">
                {promise}
              </li>
            ))}
          </ul>
          <Anchor to="phone" className="link mt-8 inline-block py-1 text-lg">
            Or call 1300 SHADOW
          </Anchor>
        </div>
        <div className="slab sheet-slab">
          <div className="face tone-paper sheet">
            <LeadForm lead={lead} type={type} stamp={stamp} action={action}>
              {redirects && (
                <>
                  <meta httpEquiv="refresh" content={`2;url=${bookingUrl}`} />
                  <a className="link" href={bookingUrl}>
                    Choose a time now
                  </a>
                </>
              )}
            </LeadForm>
          </div>
        </div>
      </div>
    </Section>
  );
}
