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

/** The path of the page that is being shown, for the links that lead to it. */
export const CurrentPathContext = createContext("");

/** `aria-current` of a link, for the page that one is on. */
export function useCurrent() {
  const path = useContext(CurrentPathContext);
  return (to: string) => (to === path ? "page" : undefined);
}
