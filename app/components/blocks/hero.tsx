import type { EnquirySheet as EnquirySheetContent, HeroBlock } from "../../content/types.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { CtaRow } from "../ui/button.tsx";
import { Scene } from "../ui/scene.tsx";
import { Silhouette } from "../ui/silhouette.tsx";
import { StandingWord } from "../ui/standing-word.tsx";
import { EnquiryPromises, EnquirySheet } from "./enquiry-sheet.tsx";
import { StatList } from "./stat-list.tsx";

/** The last word of a title, which throws the shadow, and what stands before it. */
function splitLastWord(title: string): [start: string, last: string] {
  const at = title.lastIndexOf(" ") + 1;
  return [title.slice(0, at), title.slice(at)];
}

function HomeHero({ block }: { block: HeroBlock }) {
  const [start, last] = splitLastWord(block.title);
  return (
    <div className="hero home-hero tone-ground">
      <div className="page">
        <h1>
          {start}
          <span className="casting">
            <StandingWord>{last}</StandingWord>
          </span>
        </h1>
        <div className="home-hero-text">
          <p className="max-w-short text-lg">{block.lead}</p>
          <div className="mt-7">
            <CtaRow ctas={block.ctas} />
          </div>
          {block.proof && <p className="mt-7 text-sm text-soft">{block.proof}</p>}
        </div>
      </div>
      <div className="home-hero-scene">
        <Scene />
        {block.floatingLink && (
          <a className="floating-link" href={block.floatingLink.to}>
            {block.floatingLink.label}
          </a>
        )}
      </div>
    </div>
  );
}

function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-2 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="tick">
          {item}
        </li>
      ))}
    </ul>
  );
}

function Title({ block }: { block: HeroBlock }) {
  return (
    <>
      <Breadcrumb above={block.above ?? []} here={block.badge ? undefined : block.here} />
      <h1 className="text-4xl">
        {block.badge && (
          <span className="label service-name">
            {block.badge}
            <span className="sr-only">: </span>
          </span>
        )}
        {block.title}
      </h1>
    </>
  );
}

/** An opening that is a form: the words beside it on a wide screen, and those that can wait below it on a phone. */
function FormHero({ block, sheet }: { block: HeroBlock; sheet: EnquirySheetContent }) {
  return (
    <div className={`hero form-hero tone-${block.tone ?? "ground"}`}>
      <div className="page">
        <div className="form-hero-title">
          <Title block={block} />
          <p className="form-hero-lead">{block.lead}</p>
        </div>
        <EnquirySheet {...sheet} />
        <div className="form-hero-promises">
          <EnquiryPromises {...sheet} />
        </div>
        <Silhouette name={block.silhouette} id="hero-figure" className="hero-figure" />
      </div>
    </div>
  );
}

/** A page's opening: what it is, for whom, one button, one proof and its silhouette. */
export function Hero({ block }: { block: HeroBlock }) {
  if (block.variant === "home") return <HomeHero block={block} />;
  if (block.sheet) return <FormHero block={block} sheet={block.sheet} />;
  return (
    <div
      className={`hero page-hero tone-${block.tone ?? "ground"} ${block.variant} of-${block.silhouette}`}
    >
      <div className="page">
        <div className="hero-title">
          <Title block={block} />
        </div>
        <div className="hero-words">
          <p className="mt-6 max-w-measure text-lg text-soft">{block.lead}</p>
          <div className="mt-8">
            <CtaRow ctas={block.ctas} />
          </div>
          {block.proof && <p className="mt-6 text-sm text-soft">{block.proof}</p>}
          {block.checklist && <Checklist items={block.checklist} />}
        </div>
        <Silhouette name={block.silhouette} id="hero-figure" className="hero-figure" />
        {block.stats && (
          <div className="hero-stats">
            <StatList items={block.stats} />
          </div>
        )}
      </div>
    </div>
  );
}
