import { site } from "../../content/site.ts";
import type { EnquiryBlock } from "../../content/types.ts";
import { useSiteSettings } from "../../lib/site-settings.ts";
import { placeOf } from "../forms/lead-fields.ts";
import { Island } from "../islands/island.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { useFormState } from "./form-context.ts";
import { Section } from "./section.tsx";

const forms = {
  home: { type: "contact_form", page: "/?index" },
  contact: { type: "contact_page", page: "/contact" },
} as const;

export function Enquiry({ block }: { block: EnquiryBlock }) {
  const { type, page } = forms[block.form];
  const action = `${page}${placeOf(type)}`;
  const { stamp, answer } = useFormState(type);
  const { bookingUrl } = useSiteSettings();
  const thenTo = block.form === "home" ? bookingUrl : undefined;
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
            Or call {site.phone.word}
          </Anchor>
        </div>
        <div className="slab sheet-slab">
          <div className="face tone-paper sheet">
            <Island name="enquiry" props={{ type, action, stamp, answer, thenTo }} />
            {answer?.sent && thenTo && <meta httpEquiv="refresh" content={`2;url=${thenTo}`} />}
          </div>
        </div>
      </div>
    </Section>
  );
}
