import { type ReactNode, useContext } from "react";
import { DocumentContext } from "../../lib/document.ts";
import { CurrentContext } from "../../lib/site-settings.ts";
import { Banner } from "./banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** What surrounds every public page. The server puts a header and a footer that it keeps where these stand empty. */
export function SiteFrame({ path = "", children }: { path?: string; children: ReactNode }) {
  const { hydrate } = useContext(DocumentContext);
  return (
    <CurrentContext value={(to) => (to === path ? "page" : undefined)}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Banner />
      {hydrate ? <Header /> : <header />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {hydrate ? <Footer /> : <footer />}
    </CurrentContext>
  );
}
