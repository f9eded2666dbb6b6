import { footerColumns, registered, site, socialLinks } from "../../content/site.ts";
import { useSiteSettings } from "../../lib/site-settings.ts";
import { Anchor } from "../ui/anchor.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { SocialIcon } from "./social-icon.tsx";

export function Footer() {
  const { email, year } = useSiteSettings();
  return (
    <footer className="tone-dusk">
      <div className="page footer-parts">
        <div className="footer-brand">
          <div>
            <Wordmark name={site.name} mark="post" to="/" />
            <p className="mt-6 max-w-short text-soft">{site.blurb}</p>
          </div>
          <div className="mt-6">
            <address className="footer-address">
              <Anchor to="phone" className="footer-phone">
                {site.phone.word}
              </Anchor>
              <br />
              <Anchor to="email" className="link mt-2 inline-block py-1">
                {email}
              </Anchor>
              <p className="text-soft">{site.area}</p>
            </address>
            <ul className="networks">
              {socialLinks.map(({ network, href }) => (
                <li key={network}>
                  <a href={href} rel="noopener">
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
        </div>
        <nav aria-label="Footer" className="footer-columns">
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
      <div className="page">
        <div className="footer-line">
          <p>
            © {year} {site.name}. All rights reserved.
          </p>
          <p>{registered.abn}</p>
          <p>
            ACN {site.registration.acn} <SampleMark of={site.registration} />
          </p>
        </div>
      </div>
    </footer>
  );
}
