import { CtaRow } from "../ui/button.tsx";
import { StandingWord } from "../ui/standing-word.tsx";
import { Nobody } from "./nobody.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { WaysOn } from "./ways-on.tsx";

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
  const nobodyThere = status === 404;
  return (
    <SiteFrame>
      <div className={`hero not-shown ${nobodyThere ? "tone-wattle" : "tone-ground"}`}>
        <div className="page">
          {!nobodyThere && (
            <p className="mb-24 font-display text-5xl/none text-accent">
              <StandingWord>{String(status)}</StandingWord>
            </p>
          )}
          <h1 className={`relative ${nobodyThere ? "text-5xl" : "text-4xl"}`}>{title}</h1>
          <p className="mt-5 mb-9 max-w-short text-lg text-soft">{text}</p>
          <CtaRow ctas={[{ label: "Return to Home", to: "/" }]} />
          {nobodyThere && (
            <>
              <Nobody number="404" />
              <WaysOn />
            </>
          )}
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
