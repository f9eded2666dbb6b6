import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { silhouettes } from "../../app/components/silhouettes/index.ts";
import type { Silhouette } from "../../app/components/silhouettes/silhouette.ts";
import { pages } from "../../app/content/index.server.ts";
import { legalaiPages } from "../../app/content/legalai/pages.server.ts";
import { site } from "../../app/content/site.ts";
import type { Page, Picture, SilhouetteName } from "../../app/content/types.ts";
import { socialPicture } from "../../app/lib/meta.server.ts";
import { placeFile } from "./place-file.ts";

const publicFolder = new URL("../../public", import.meta.url);
const width = 1200;
const height = 630;

const lights = {
  ground: { ground: "#f3ede2", ink: "#1e1a15", shade: "#ded2bd", lit: "#d97a2b", label: "#a8450c" },
  paper: { ground: "#fcfaf5", ink: "#1e1a15", shade: "#ebe2d2", lit: "#d97a2b", label: "#a8450c" },
  gum: { ground: "#1d3a2f", ink: "#f3e9d6", shade: "#142c23", lit: "#f4c34f", label: "#f4c34f" },
  ochre: { ground: "#e39a4c", ink: "#1e1a15", shade: "#cb8135", lit: "#fbe3b0", label: "#3a2a17" },
  mist: { ground: "#dbe5e4", ink: "#1e1a15", shade: "#bccdcc", lit: "#d97a2b", label: "#9c3f0a" },
  rose: { ground: "#f2d6c4", ink: "#1e1a15", shade: "#dfb9a4", lit: "#d97a2b", label: "#933807" },
  sage: { ground: "#dbe2cb", ink: "#1e1a15", shade: "#bfcbaa", lit: "#d97a2b", label: "#97400c" },
  wattle: { ground: "#f3cb5f", ink: "#1e1a15", shade: "#d9ab3b", lit: "#fdf3d4", label: "#7a2e05" },
  straw: { ground: "#f1dfb9", ink: "#1e1a15", shade: "#dac493", lit: "#d97a2b", label: "#973d0a" },
  apricot: {
    ground: "#f0cb9c",
    ink: "#1e1a15",
    shade: "#d8ab74",
    lit: "#d97a2b",
    label: "#883405",
  },
  clay: { ground: "#79301b", ink: "#fbe9cf", shade: "#5a2112", lit: "#f4c34f", label: "#f4c34f" },
  harbour: {
    ground: "#1d4450",
    ink: "#fbe9cf",
    shade: "#12303a",
    lit: "#f4c34f",
    label: "#f4c34f",
  },
  dusk: { ground: "#181d2b", ink: "#f0e2c8", shade: "#0d111b", lit: "#f2a650", label: "#f2a650" },
} as const;
type Light = (typeof lights)[keyof typeof lights];

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Breaks a title into lines of about this many characters; the display face is nearly even in width. */
function wrap(title: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const solid = ({ solid, lines = [] }: Silhouette, colour: string) =>
  `<path d="${solid}" fill="${colour}" fill-rule="evenodd"/>${lines
    .map(
      ([path, weight]) =>
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`,
    )
    .join("")}`;

/** A shape standing at (x, y), so large that it fits into the box, and the shadow that it throws. */
function standing(name: SilhouetteName, light: Light, x: number, y: number, box: [number, number]) {
  const shape = silhouettes[name];
  const scale = Math.min(box[0] / shape.width, box[1] / shape.height);
  return `<g transform="translate(${x} ${y}) scale(${scale})"><g transform="matrix(1 0 -2.6 -1.3 0 0)">${solid(shape, light.shade)}</g>${solid(shape, light.ink)}<path d="${shape.lit ?? ""}" fill="${light.lit}"/></g>`;
}

function pictureOf(page: Page): Picture {
  const hero = page.blocks.find((block) => block.kind === "hero");
  return {
    title: (hero?.title ?? page.name).replaceAll("\u00a0", " "),
    tone: hero?.tone ?? "ground",
    silhouette: hero?.silhouette ?? "corner-shop",
  };
}

/** Draws a picture with the page's name as a label. */
function drawing(name: string, { title, tone, silhouette }: Picture): string {
  const light = lights[tone];
  const size = title.length > 44 ? 66 : title.length > 28 ? 78 : 98;
  const lines = wrap(title, Math.floor(620 / (size * 0.46)));
  const top = Math.max(300 - ((lines.length - 1) * size) / 2, 130 + size * 0.85);
  const text = lines
    .map((line, at) => `<text x="72" y="${top + at * size * 0.98}">${escapeXml(line)}</text>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<path fill="${light.ground}" d="M0 0h${width}v${height}H0z"/>
${standing(silhouette, light, 760, 470, [360, 340])}
<g font-family="Bricolage Grotesque" fill="${light.ink}">
<g font-size="${size}" letter-spacing="${-size * 0.02}">${text}</g>
<text x="72" y="110" font-size="30" fill="${light.label}">${escapeXml(name)}</text>
<text x="128" y="566" font-size="34">${site.name}</text>
</g>
<path fill="${light.lit}" d="M72 560h16l44 22v10z"/><path fill="${light.ink}" d="M72 522h16v38H72z"/>
</svg>`;
}

const fonts = ["display", "text"].map((face) =>
  fileURLToPath(new URL(`../../app/fonts/${face}.ttf`, import.meta.url)),
);

const draw = (svg: string) =>
  new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: "Bricolage Grotesque" },
  })
    .render()
    .asPng();

/** Draws the social picture of every page from the site's own silhouettes. */
export async function makeSocialPictures(): Promise<void> {
  const faces = fonts.map((face) => readFileSync(face));
  const save = (path: string, name: string, picture: Picture) => {
    const svg = drawing(name, picture);
    const file = `${fileURLToPath(publicFolder)}${socialPicture(path)}`;
    return placeFile(file, [svg, ...faces], () => draw(svg));
  };
  for (const page of pages)
    await save(page.path, page.path === "/" ? site.phone.word : page.name, pictureOf(page));
  for (const { path, name, picture } of Object.values(legalaiPages))
    await save(path, name, picture);
}
