import type { ReactNode } from "react";
import { CurrentPathContext } from "../../lib/site-settings.ts";
import { Banner } from "./banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** What surrounds every public page. */
export function SiteFrame({ path = "", children }: { path?: string; children: ReactNode }) {
  return (
    <CurrentPathContext value={path}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Banner />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </CurrentPathContext>
  );
}
