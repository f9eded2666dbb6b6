import { expect, test } from "vitest";
import { usedStyles, withStylesInside } from "../../app/lib/used-styles.ts";

const sheet = `
@layer base{::placeholder,::-webkit-date-and-time-value{opacity:1}h1,textarea{margin:0}:root{--a:1}::selection{color:red}}
@layer components{
  .card{color:red}
  .card>.face,.slab:hover{color:blue}
  :is(.menu:hover,.menu:has(:popover-open) .item){color:green}
  .card:not(.quiet) h2{color:pink}
  [class*=tone-]{color:gold}
  @media (width>=64rem){.card{color:tan}.absent{color:grey}}
  @supports (left:anchor(left)){.absent{left:0}}
}
.md\\:flex{display:flex}.w-\\[3\\.5rem\\]{width:3.5rem}.\\[\\&\\>p\\]\\:mt-2>p{margin:8px}.\\32 xl\\:grid{display:grid}.font-\\[\\'Own\\'\\]{font-family:Own}
@font-face{font-family:Text;src:url(text.woff2)}
@keyframes turn{to{rotate:1turn}}
`;
const { namesIn, stylesFor } = usedStyles(sheet);
const styles = (...markup: string[]) => stylesFor(...markup.map(namesIn)).replace(/\s+/g, " ");

test("a rule is kept when the page has every class and element that it names", () => {
  const kept = styles('<h1 class="card"><b class="face md:flex w-[3.5rem]"></b></h1>');
  expect(kept).toContain("@layer base{h1{margin:0}");
  expect(kept).toContain(".card{color:red}.card>.face{color:blue}");
  expect(kept).toContain("@media (width>=64rem){.card{color:tan}}");
  expect(kept).toContain(".md\\:flex{display:flex}.w-\\[3\\.5rem\\]{width:3.5rem}");
});

test("a rule is left out when the page lacks a class or element that it names, and so is an empty group", () => {
  const kept = styles("<p></p>");
  for (const gone of ["h1", "textarea", ".card", ".slab", ".absent", "@media", "@supports", ".md"])
    expect(kept).not.toContain(gone);
});

test("a rule for classes together is kept when one element has them all, and left out when they stand apart", () => {
  const pairs = usedStyles(".points.columns>li{color:red}.w-2\\.5.points:hover{color:tan}");
  const kept = (markup: string) => pairs.stylesFor(pairs.namesIn(`${markup}<li>`));
  expect(kept('<ul class="wide columns points">')).toBe(".points.columns>li{color:red}");
  expect(kept('<ul class="points"><ol class="columns">')).toBe("");
  expect(kept('<ul class="points w-2.5">')).toBe(".w-2\\.5.points:hover{color:tan}");
});

test("a declaration that stands twice is sent once, where it counts", () => {
  const { namesIn, stylesFor } = usedStyles("p{color:red;color:tan;color:red;top:0}");
  expect(stylesFor(namesIn("<p>"))).toBe("p{color:tan;color:red;top:0}");
});

test("what a selector says in brackets, of a state or of nothing by name is no reason to leave it out", () => {
  const kept = styles('<div class="card"><h2></h2></div>');
  for (const rule of [":root", "::selection", ":is(", ".card:not(.quiet) h2", "[class*=tone-]"])
    expect(kept).toContain(rule);
});

test("of several that a selector asks for in brackets one is enough, and none is too few", () => {
  const { namesIn, stylesFor } = usedStyles(
    ".points:is(.acts,.frames) p{color:red}.face:has(>.tied){color:tan}.face:not(.tied,:has(.acts)){top:0}",
  );
  const kept = (markup: string) => stylesFor(namesIn(markup));
  expect(kept('<ul class="points"><p class="face">')).toBe(".face:not(.tied,:has(.acts)){top:0}");
  expect(kept('<ul class="points frames"><p>')).toBe(".points:is(.acts,.frames) p{color:red}");
  expect(kept('<i class="face"><b class="tied">')).toContain(".face:has(>.tied){color:tan}");
});

test("a space that says nothing is left out, and one that is shown is not", () => {
  const { namesIn, stylesFor } = usedStyles('p{width:min(1px, 2px);content:", "}');
  expect(stylesFor(namesIn("<p>"))).toBe('p{width:min(1px,2px);content:", "}');
});

test("font faces and animations stay, and the order of the sheet with them", () => {
  const kept = styles('<p class="card"></p>');
  const places = [":root", ".card{color:red", "@media", "@font-face", "@keyframes"].map((part) =>
    kept.indexOf(part),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("a class is known as the browser reads it out of the markup", () => {
  expect(styles('<div class="[&amp;&gt;p]:mt-2"><p></p></div>')).toContain("margin:8px");
  expect(styles('<p class="font-[&#x27;Own&#x27;]"></p>')).toContain("font-family:Own");
  expect(styles('<p class="2xl:grid"></p>')).toContain("display:grid");
});

test("a page's pieces are asked together: one may have the class and another the element", () => {
  expect(styles('<div class="card">', "<h2></h2>")).toContain(".card:not(.quiet) h2");
  expect(styles('<div class="card">', "<h3></h3>")).not.toContain(".card:not(.quiet) h2");
});

test("what only fields have is left out where there is none", () => {
  expect(styles("<p></p>")).not.toContain("::placeholder");
  expect(styles("<form><input></form>")).toContain("::placeholder,::-webkit-date-and-time-value{");
});

test("a page that links to its sheet is given what it uses of that in the link's place, and keeps its other links", () => {
  const { page, styles: inside } = withStylesInside(
    '<link rel="icon" href="/i.svg"/><link nonce="" rel="stylesheet" href="/all.css"/><style></style><p></p>',
    usedStyles("p{color:red}.absent{color:tan}"),
  );
  expect(inside).toBe("p{color:red}");
  expect(page).toBe('<link rel="icon" href="/i.svg"/><style>p{color:red}</style><p></p>');
});
