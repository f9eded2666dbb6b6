import { CtaRow } from "../ui/button.tsx";
import { Silhouette } from "../ui/silhouette.tsx";
import { StandingWord } from "../ui/standing-word.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** A page that could not be shown, in the site's look. */
export function ErrorPage({
  status,
  title,
  text,
}: {
  status: number;
  title: string;
  text: string;
}) {
  return (
    <SiteFrame>
      <div className="hero section">
        <div className="page grid items-end gap-10 md:grid-cols-2">
          <div>
            <p className="font-display text-5xl leading-none text-accent">
              <StandingWord>{String(status)}</StandingWord>
            </p>
            <h1 className="relative mt-24 text-3xl">{title}</h1>
            <p className="mt-5 mb-9 max-w-short text-lg text-soft">{text}</p>
            <CtaRow ctas={[{ label: "Return to Home", to: "/" }]} />
          </div>
          <Silhouette name="letterbox" id="nobody-home" className="h-64 w-full overflow-visible" />
        </div>
      </div>
    </SiteFrame>
  );
}

export const notFound = {
  status: 404,
  title: "Oops! Page not found",
  text: "There is nothing at this address. It may have moved, or the link has a letter out of place.",
} as const;
