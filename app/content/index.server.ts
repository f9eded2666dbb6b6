import { about } from "./pages/about.ts";
import { aiAutomation } from "./pages/ai-automation.ts";
import { aiChatbots } from "./pages/ai-chatbots.ts";
import { aiContentGeneration } from "./pages/ai-content-generation.ts";
import { aiSolutions } from "./pages/ai-solutions.ts";
import { contact } from "./pages/contact.ts";
import { cookies } from "./pages/cookies.ts";
import { digitalMarketing } from "./pages/digital-marketing.ts";
import { emailMarketing } from "./pages/email-marketing.ts";
import { googleAds } from "./pages/google-ads.ts";
import { home } from "./pages/home.ts";
import { lawFirms } from "./pages/law-firms.ts";
import { metaAds } from "./pages/meta-ads.ts";
import { privacy } from "./pages/privacy.ts";
import { reputationManagement } from "./pages/reputation-management.ts";
import { seoAdelaide } from "./pages/seo-adelaide.ts";
import { seoMelbourne } from "./pages/seo-melbourne.ts";
import { seoSydney } from "./pages/seo-sydney.ts";
import { socialMediaMarketing } from "./pages/social-media-marketing.ts";
import { terms } from "./pages/terms.ts";
import { websiteDesign } from "./pages/website-design.ts";
import type { Page, PagePath } from "./types.ts";

const byPath: Record<PagePath, Page> = {
  "/": home,
  "/about": about,
  "/contact": contact,
  "/digital-marketing": digitalMarketing,
  "/ai-solutions": aiSolutions,
  "/seo-melbourne": seoMelbourne,
  "/seo-sydney": seoSydney,
  "/seo-adelaide": seoAdelaide,
  "/google-ads": googleAds,
  "/meta-ads": metaAds,
  "/social-media-marketing": socialMediaMarketing,
  "/website-design": websiteDesign,
  "/reputation-management": reputationManagement,
  "/email-marketing": emailMarketing,
  "/ai-chatbots": aiChatbots,
  "/ai-content-generation": aiContentGeneration,
  "/ai-automation": aiAutomation,
  "/law-firms": lawFirms,
  "/privacy": privacy,
  "/terms": terms,
  "/cookies": cookies,
};

/** Every page of the public site. */
export const pages: readonly Page[] = Object.values(byPath);

/** The page of a path or of a route's pattern, which may lack the first slash. @throws Error when there is none: the routes are made of the same list. */
export function pageAt(pattern: string): Page {
  const path = pattern.startsWith("/") ? pattern : `/${pattern}`;
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** Pages that send a form run scripts; the others send none. */
export const hasForm = (page: Page) =>
  page.blocks.some(
    (block) =>
      block.kind === "enquiry" ||
      block.kind === "guideDialog" ||
      (block.kind === "hero" && block.sheet !== undefined),
  );
