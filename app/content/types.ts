import type { Drawing } from "./artefact-types.ts";

/** Every page of the public site. A link to anything else does not compile. */
export const paths = [
  "/",
  "/about",
  "/contact",
  "/digital-marketing",
  "/ai-solutions",
  "/seo-melbourne",
  "/seo-sydney",
  "/seo-adelaide",
  "/google-ads",
  "/meta-ads",
  "/social-media-marketing",
  "/website-design",
  "/reputation-management",
  "/email-marketing",
  "/ai-chatbots",
  "/ai-content-generation",
  "/ai-automation",
  "/law-firms",
  "/privacy",
  "/terms",
  "/cookies",
] as const;
export type PagePath = (typeof paths)[number];

/** Places on this host that are no content page. */
export type AppPath = "/legalai" | "/legalai/auth" | "/sitemap.xml";

/**
 * Where a link goes. `booking` is the scheduling page (new tab), `phone` and `email` are the
 * agency's, `guide` opens the dialog that offers the free guide.
 */
export type Destination =
  | PagePath
  | AppPath
  | `${PagePath}#${string}`
  | `#${string}`
  | "booking"
  | "phone"
  | "email"
  | "guide";

export type Link = { label: string; to: Destination };
export type Cta = Link & { look?: "primary" | "quiet" };

/** Words with links in them; the e-mail address without a label is its own words, and a label without an address a program’s. */
export type RichText =
  | string
  | readonly (string | Link | { to: "email"; label?: never } | { label: string; to?: never })[];

export type IconName =
  | "bar-chart"
  | "bot"
  | "calendar"
  | "clipboard"
  | "clock"
  | "compass"
  | "file-text"
  | "filter"
  | "globe"
  | "handshake"
  | "layers"
  | "line-chart"
  | "lock"
  | "mail"
  | "map-pin"
  | "megaphone"
  | "mic"
  | "pen"
  | "phone"
  | "repeat"
  | "rocket"
  | "scale"
  | "search"
  | "shield"
  | "sparkles"
  | "star"
  | "target"
  | "users"
  | "video"
  | "workflow"
  | "wrench";

/** The drawn things that throw the long shadows; each serves one page. */
export type SilhouetteName =
  | "bathing-box"
  | "beehives"
  | "beach-umbrella"
  | "billboard"
  | "biscuit-tin"
  | "bridge"
  | "corner-shop"
  | "courthouse"
  | "farm-gate"
  | "gum-tree"
  | "jetty"
  | "kookaburra"
  | "lectern"
  | "letterbox"
  | "lighthouse"
  | "paling-fence"
  | "phone-box"
  | "queenslander"
  | "reading-chair"
  | "rotunda"
  | "sandwich-board"
  | "signpost"
  | "silos"
  | "telescope"
  | "theodolite"
  | "tram"
  | "windmill";

/** The scenes in which pages end, each on one page. */
export type SceneName =
  | "arch"
  | "beach"
  | "bathing-boxes"
  | "beam"
  | "billboard"
  | "blank-wall"
  | "drawers"
  | "jetty-rail"
  | "last-crumb"
  | "last-laugh"
  | "long-road"
  | "mailboxes"
  | "main-street"
  | "neighbours"
  | "open-door"
  | "paddock"
  | "street-lamp"
  | "tool-shed"
  | "tram-stop"
  | "vineyard";

/** The light a section stands in; each sets its own ground, ink and shade. */
export type Tone =
  | "ground"
  | "mist"
  | "rose"
  | "sage"
  | "wattle"
  | "paper"
  | "straw"
  | "apricot"
  | "ochre"
  | "gum"
  | "clay"
  | "harbour"
  | "dusk";

type Section = {
  id?: string;
  tone?: Tone;
  /** Sets the section's words on a panel of this colour, which stands in the section's light. */
  panel?: Tone;
  /** How the section before reaches into this one. */
  edge?: "awning" | "stamp" | "saw";
  title: string;
  lead?: string;
};

export type Statistic = { value: string; label: string };
export type Point = { title: string; text: string };
export type Step = Point & { icon: IconName };
export type Faq = { question: string; answer: RichText };
/**
 * What states a fact about the agency or its clients. `placeholder: true` says that we invented it until the agency
 * gives its own: a small mark beside it says so to the reader, and nothing is deployed while one is left.
 */
type Told = { placeholder: boolean };

export type Testimonial = Told & {
  name: string;
  role: string;
  company: string;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
};
export type CaseStudy = Told & {
  title: string;
  client: string;
  industry: string;
  challenge: string;
  solution: string;
  results: readonly string[];
  tags: readonly string[];
};
export type PricingPlan = {
  name: string;
  price: string;
  period?: string;
  /** Whether GST is in the price. */
  tax?: string;
  description: string;
  features: readonly string[];
  popular?: boolean;
};
/** What can stand for an offering. */
export type OfferedThing =
  | ("bell" | "kelpie" | "map")
  | ("clock" | "handset" | "magnifier" | "rake" | "spanner" | "tape");
export type Offering = Point & {
  id?: string;
  figure?: OfferedThing;
  /** To the pages that it has. */
  links?: readonly Link[];
  features?: readonly string[];
  useCases?: readonly string[];
};
export type ServiceCategory = Point & {
  to: PagePath;
  silhouette: SilhouetteName;
  /** Where there are few, each with a line about it. */
  subcategories: readonly { name: string; icon: IconName; to?: Destination; text?: string }[];
};

export type HeroBlock = {
  kind: "hero";
  /** The way back up, from the home page down. The site fills it in. */
  above?: readonly Link[];
  /** The page's short name, for the end of that way. The site fills it in. */
  here?: string;
  variant: "home" | "figures" | "checklist" | "plain" | "along" | "form";
  silhouette: SilhouetteName;
  badge?: string;
  title: string;
  lead: string;
  ctas: readonly Cta[];
  proof?: string;
  stats?: readonly Statistic[];
  checklist?: readonly string[];
  /** With the variant "form": the form that the page opens with. */
  sheet?: EnquirySheet;
  /** With the variant "home": a small link in the corner of the window, as long as the scene is in it. */
  floatingLink?: { label: string; to: AppPath };
  tone?: Tone;
};
export type ServiceGridBlock = Section & {
  kind: "serviceGrid";
  categories: readonly ServiceCategory[];
};
export type OfferingsBlock = Section & {
  kind: "offerings";
  variant:
    | ("timetable" | "classified" | "storeys" | "lights" | "bottles")
    | ("formats" | "planner" | "paddock" | "board" | "envelopes");
  items: readonly Offering[];
  ctas?: readonly Cta[];
};
export type PointsBlock = Section & {
  kind: "points";
  variant:
    | ("runs" | "columns")
    | ("quarters" | "acts" | "bubbles" | "frames" | "leaks" | "rooms" | "stamps")
    | ("talk" | "tickets" | "counted" | "strokes" | "signs");
  items: readonly Point[];
};
export type FiguresBlock = Omit<Section, "title"> & {
  kind: "figures";
  title?: string;
  items: readonly Statistic[];
};
export type AboutBlock = Section & {
  kind: "about";
  paragraphs: readonly string[];
  items: readonly Statistic[];
  ctas?: readonly Cta[];
};
export type CaseStudiesBlock = Section & { kind: "caseStudies"; studies: readonly CaseStudy[] };
export type StoryBlock = Section &
  Told & {
    kind: "story";
    client: string;
    paragraphs: readonly string[];
    results: readonly Statistic[];
  };
export type StepsBlock = Section & {
  kind: "steps";
  variant: "path" | "columns" | "paint" | "towers" | "weeks";
  steps: readonly Step[];
};
export type TestimonialsBlock = Section & {
  kind: "testimonials";
  testimonials: readonly Testimonial[];
  stats?: readonly Statistic[];
};
export type PricingBlock = Section & {
  kind: "pricing";
  plans: readonly PricingPlan[];
  note?: string;
};
export type FaqsBlock = Section & {
  kind: "faqs";
  /** Questions as somebody says them. */
  variant?: "asked";
  faqs: readonly Faq[];
};
export type ChecklistBlock = Section & {
  kind: "checklist";
  variant:
    | ("blind" | "dividers" | "docket" | "keys" | "lines")
    | ("names" | "roll" | "rules" | "tied");
  items: readonly string[];
  ctas?: readonly Cta[];
  note?: string;
};
export type ProseBlock = {
  kind: "prose";
  /** Shown to readers: the page's own day. */
  revised: string;
  sections: readonly {
    id?: string;
    title: string;
    /** What the section comes to, in a line. */
    inShort: string;
    content: readonly (RichText | { list: readonly RichText[] })[];
  }[];
};
export type StatementsBlock = {
  kind: "statements";
  tone?: Tone;
  items: readonly { title: string; text: string }[];
};
export type TimelineBlock = Section &
  Told & {
    kind: "timeline";
    items: readonly { year: string; title: string; text: string }[];
  };
/** Suburbs as the stops of a tram map, which knows where each lies. */
export type TramMapBlock = Section & { kind: "tramMap"; stops: readonly string[] };
export type ContactCardsBlock = {
  kind: "contactCards";
  items: readonly { title: string; icon: IconName; lines: readonly RichText[] }[];
};
/** An enquiry form with what is said beside it, and, once an enquiry is stored, in its place. */
export type EnquirySheet = {
  form: "home" | "contact";
  promises: readonly string[];
  next: readonly string[];
};
export type EnquiryBlock = Section & EnquirySheet & { kind: "enquiry" };
export type GuideDialogBlock = Section & { kind: "guideDialog" };
export type StripBlock = { kind: "strip"; label: string; items: readonly string[] };
/** The services beside a page's own. The site puts it before the page's closing. */
export type SiblingsBlock = { kind: "siblings"; tone: Tone; title: string; links: readonly Link[] };
/** The work itself, drawn at the second screen of a service's page. */
export type ArtefactBlock = Section & { kind: "artefact"; label?: string; drawing: Drawing };
export type CallToActionBlock = Section & {
  kind: "callToAction";
  scene: SceneName;
  ctas: readonly Cta[];
  /** What stands under the buttons, smaller. */
  note?: string;
};

export type Block =
  | HeroBlock
  | ArtefactBlock
  | ServiceGridBlock
  | OfferingsBlock
  | PointsBlock
  | FiguresBlock
  | AboutBlock
  | CaseStudiesBlock
  | StoryBlock
  | StepsBlock
  | TestimonialsBlock
  | PricingBlock
  | FaqsBlock
  | ChecklistBlock
  | ProseBlock
  | StatementsBlock
  | TimelineBlock
  | TramMapBlock
  | ContactCardsBlock
  | EnquiryBlock
  | GuideDialogBlock
  | StripBlock
  | SiblingsBlock
  | CallToActionBlock;

/** What a page sells, for search engines. `from` is the lowest price in AUD a month. */
export type Service = { name: string; type: string; area?: string; from?: number };

/** What search engines and link previews are told of any public page. */
export type PublicPage = {
  path: string;
  /** The short name in breadcrumbs, navigation and the sitemap. */
  name: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** The day, `YYYY-MM-DD`, on which what it says was last changed: for the sitemap and for readers. */
  revised: string;
};

/** What a social picture shows: words, and a shape in its light. */
export type Picture = { title: string; tone: Tone; silhouette: SilhouetteName };

export type Page = PublicPage & {
  path: PagePath;
  /** The page above it, for breadcrumbs; the home page when absent. */
  parent?: PagePath;
  service?: Service;
  blocks: readonly Block[];
};

/** A passage of LegalAI's accuracy page. */
export type Passage =
  | { kind: "text"; text: string }
  | { kind: "list"; items: readonly string[]; apart?: boolean }
  | { kind: "words" | "facts"; rows: readonly { term: string; text: string }[] }
  | Headlines
  | Table;

/** A few figures, drawn: as they are or, where what is wrong is counted and little of it, enlarged. */
export type Headlines = {
  kind: "headlines";
  caption?: string;
  rows: readonly { value: string; label: string }[];
  enlarged?: number;
};

export type Table = {
  kind: "table";
  caption: string;
  columns: readonly string[];
  rows: readonly string[][];
  /** What opens a table too long to stand open. */
  opener?: string;
  /** Of how many times the length its bars are, where all of its shares are small; its caption says so. */
  enlarged?: number;
};
