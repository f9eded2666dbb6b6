import { footerColumns, site, socialLinks } from "../../content/site.ts";
import { useSiteSettings } from "../../lib/site-settings.ts";
import { Anchor } from "../ui/anchor.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { SocialIcon } from "./social-icon.tsx";

export function Footer() {
  const { email, year } = useSiteSettings();
  return (
    <footer className="tone-dusk">
      <div className="page grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[5fr_7fr] lg:py-24">
        <div>
          <Wordmark name={site.name} mark="post" to="/" />
          <p className="mt-6 max-w-short text-soft">{site.blurb}</p>
          <address className="mt-6 not-italic">
            <Anchor
              to="phone"
              className="font-display text-2xl text-strong no-underline hover:text-accent"
            >
              {site.phone.word}
            </Anchor>
            <br />
            <Anchor to="email" className="link mt-2 inline-block py-1">
              {email}
            </Anchor>
            <p className="text-soft">{site.area}</p>
          </address>
          <ul className="mt-6 flex gap-2">
            {socialLinks.map(({ network, href }) => (
              <li key={network}>
                <a
                  href={href}
                  rel="noopener"
                  className="flex size-11 items-center justify-center border border-rule text-strong hover:border-accent hover:text-accent"
                >
                  <SocialIcon network={network} />
                  <span className="sr-only">
                    {site.name} on {network}
                  </span>
                </a>
              </li>
            ))}
            <li className="self-center">
              <SampleMark of={{ placeholder: socialLinks.some((link) => link.placeholder) }} />
            </li>
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
          {footerColumns.map(({ title, links }) => (
            <section key={title}>
              <h2 className="label text-accent">{title}</h2>
              <ul className="mt-3">
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <a href={to} className="footer-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="page flex flex-wrap gap-x-8 gap-y-2 border-t border-rule py-6 text-xs text-soft">
        <p>
          © {year} {site.name}. All rights reserved.
        </p>
        <p>ABN {site.registration.abn}</p>
        <p>
          ACN {site.registration.acn} <SampleMark of={site.registration} />
        </p>
      </div>
    </footer>
  );
}
