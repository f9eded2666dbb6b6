import { renderToStaticMarkup } from "react-dom/server";
import { withReadProperties } from "../../lib/read-properties.ts";
import { CurrentContext, type SiteSettings, SiteSettingsContext } from "../../lib/site-settings.ts";
import type { Names, UsedStyles } from "../../lib/used-styles.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

type Frame = {
  settings: SiteSettings;
  /** Each link of it says that it leads to the page that one is on. */
  header: string;
  footer: string;
  names: Names;
};

const linkToHere = / href="([^"]*)" aria-current="page"/g;

function drawFrame(settings: SiteSettings, namesIn: (markup: string) => Names): Frame {
  const draw = (part: React.ReactNode) =>
    renderToStaticMarkup(
      <SiteSettingsContext value={settings}>
        <CurrentContext value={() => "page"}>{part}</CurrentContext>
      </SiteSettingsContext>,
    );
  const header = draw(<Header />);
  const footer = draw(<Footer />);
  return { settings, header, footer, names: namesIn(header + footer) };
}

const isSame = (a: SiteSettings, b: SiteSettings) =>
  a.email === b.email && a.bookingUrl === b.bookingUrl && a.year === b.year;

let kept: Frame | undefined;

/** Where a page has left room. */
const rooms = /<style><\/style>|<header><\/header>|<footer><\/footer>/;

/**
 * Puts around a page what it left room for: its styles, and the header and the footer of the public site. These are
 * the same on every page but for the links that lead to it, so an isolate draws them once, and reads once which names
 * they have.
 */
export function framed(
  markup: string,
  path: string,
  settings: SiteSettings,
  { namesIn, stylesFor }: UsedStyles,
) {
  if (!kept || !isSame(kept.settings, settings)) kept = drawFrame(settings, namesIn);
  const { header, footer, names } = kept;
  const styles = withReadProperties(stylesFor(names, namesIn(markup)), header + markup + footer);
  const headerHere = header.replace(linkToHere, (link, to) =>
    to === path ? link : ` href="${to}"`,
  );
  const [head, top, main, end, more] = markup.split(rooms);
  if (end === undefined || more !== undefined)
    throw new Error(`${path} has not left room for its frame.`);
  return {
    styles,
    page: `${head}<style>${styles}</style>${top}${headerHere}${main}${footer}${end}`,
  };
}
