import { expect, test } from "vitest";
import { framed } from "../../../app/components/layout/kept-frame.server.tsx";
import { usedStyles } from "../../../app/lib/used-styles.ts";

const settings = { email: "hello@agency.example", bookingUrl: "https://book.example", year: 2026 };
const styles = usedStyles(".menu-link{color:red}.hero{color:blue}.absent{color:grey}");
const markup =
  '<html><style></style><body><header></header><main class="hero"></main><footer></footer></body></html>';
const frame = (path: string, set = settings) => framed(markup, path, set, styles);

const linksHere = (page: string) =>
  [...page.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, to]) => to);

test("the header says of every link to the page that one is on, and of no other, that it leads there", () => {
  for (const path of ["/google-ads", "/about", "/ai-solutions"]) {
    const here = linksHere(frame(path).page);
    expect(here.length).toBeGreaterThan(0);
    expect(new Set(here)).toEqual(new Set([path]));
  }
  expect(linksHere(frame("").page)).toEqual([]);
});

test("a page gets the styles of its frame and its own", () => {
  const { page, styles: used } = frame("/about");
  expect(used).toContain(".menu-link");
  expect(used).toContain(".hero");
  expect(used).not.toContain(".absent");
  expect(page).toContain(`<style>${used}</style>`);
});

test("a frame is drawn anew when what it says has changed", () => {
  expect(frame("/about").page).toContain("© 2026");
  const later = frame("/about", { ...settings, email: "new@agency.example", year: 2027 }).page;
  expect(later).toContain("© 2027");
  expect(later).toContain("new@agency.example");
});

test("a page that has left no room for its frame is a defect", () => {
  expect(() => framed("<html></html>", "/about", settings, styles)).toThrow("room");
});
