import type { ComponentProps, ReactNode } from "react";
import { site } from "../../content/site.ts";
import type { Destination } from "../../content/types.ts";
import { type SiteSettings, useSiteSettings } from "../../lib/site-settings.ts";

type To = Exclude<Destination, "guide">;
type Props = Omit<ComponentProps<"a">, "href"> & {
  to: To;
  /** Its words stand on the face of a button. */
  face?: boolean;
};

function addressOf(to: To, { bookingUrl, email }: SiteSettings): string {
  if (to === "booking") return bookingUrl;
  if (to === "phone") return `tel:${site.phone.digits.replaceAll(" ", "")}`;
  return to === "email" ? `mailto:${email}` : to;
}

const unbroken = site.phone.word.replaceAll(" ", "\u00a0");
const onOneLine = (words: ReactNode) =>
  typeof words === "string" ? words.replace(site.phone.word, unbroken) : words;

/**
 * A link to a page, the phone (with its digits after the words), the e-mail address (its own words, if no others) or, in a new tab, the booking
 * page. Always a full load: pages carry no router.
 */
export function Anchor({ to, face = false, children, ...rest }: Props) {
  const settings = useSiteSettings();
  const words = (
    <>
      {onOneLine(children) ?? (to === "email" && settings.email)}
      {to === "phone" && <span className="digits"> ({site.phone.digits})</span>}
      {to === "booking" && <span className="sr-only"> (opens in a new tab)</span>}
    </>
  );
  return (
    <a
      href={addressOf(to, settings)}
      {...(to === "booking" && { target: "_blank", rel: "noopener" })}
      {...rest}
    >
      {face ? <span>{words}</span> : words}
    </a>
  );
}
