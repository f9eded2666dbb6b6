import { site } from "../../content/site.ts";
import type { EnquirySheet as Sheet } from "../../content/types.ts";
import { useSiteSettings } from "../../lib/site-settings.ts";
import { answerId } from "../forms/lead-fields.ts";
import { Island } from "../islands/island.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { useFormState } from "./form-context.ts";

const forms = {
  home: { type: "contact_form", page: "/?index", again: "/?again#contact" },
  contact: { type: "contact_page", page: "/contact", again: "/contact?again" },
} as const;

/** An enquiry form on its sheet of paper. */
export function EnquirySheet({ form, next }: Sheet) {
  const { type, page, again } = forms[form];
  const { stamp, answer } = useFormState(type);
  const { bookingUrl } = useSiteSettings();
  const thenTo = form === "home" ? bookingUrl : undefined;
  const action = `${page}#${answerId}`;
  return (
    <div className="slab sheet-slab">
      <div className="face tone-paper sheet">
        <Island name="enquiry" props={{ type, action, stamp, answer, thenTo, next, again }} />
        {answer?.sent && thenTo && <meta httpEquiv="refresh" content={`2;url=${thenTo}`} />}
      </div>
    </div>
  );
}

/** What an enquiry may count on, and the other way to make one. */
export function EnquiryPromises({ promises }: Sheet) {
  return (
    <>
      <ul className="mt-8 grid gap-3">
        {promises.map((promise) => (
          <li key={promise} className="tick">
            {promise}
          </li>
        ))}
      </ul>
      <Anchor to="phone" className="link call mt-7 inline-block py-1">
        Or call {site.phone.word}
      </Anchor>
    </>
  );
}
