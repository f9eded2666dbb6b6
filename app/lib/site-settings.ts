import { createContext, useContext } from "react";

/** What a deployment sets about the agency, as its pages show it: they are drawn by the server alone. */
export type SiteSettings = {
  email: string;
  bookingUrl: string;
  year: number;
};

const fallback: SiteSettings = { email: "", bookingUrl: "", year: 0 };

export const SiteSettingsContext = createContext<SiteSettings>(fallback);
export const useSiteSettings = () => useContext(SiteSettingsContext);

/** `aria-current` of a link, by where it leads: the page that one is on. */
export const CurrentContext = createContext<(to: string) => "page" | undefined>(() => undefined);
export const useCurrent = () => useContext(CurrentContext);
