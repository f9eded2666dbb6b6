import type { ComponentProps } from "react";
import type { Destination } from "../../content/types.ts";
import { telephone, useSiteSettings } from "../../lib/site-settings.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: Exclude<Destination, "guide"> };

/** A link to a page, the phone, the e-mail address or, in a new tab, the booking page. Always a full load: pages carry no router. */
export function Anchor({ to, children, ...rest }: Props) {
  const settings = useSiteSettings();
  if (to === "booking") {
    return (
      <a href={settings.bookingUrl} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  const href =
    to === "phone" ? telephone(settings.phone) : to === "email" ? `mailto:${settings.email}` : to;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
