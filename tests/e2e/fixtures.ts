import { readFileSync } from "node:fs";
import {
  type APIRequestContext,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from "@playwright/test";
import type { RunOptions } from "axe-core";
import { isOfShare, ofShare, shareToTry } from "../shares.ts";
import { state } from "./server.ts";
import { takeSignUp } from "./sign-ups.ts";

export { expect } from "@playwright/test";

type Account = { email: string; password: string };
/** Lets a test say which error of the console belongs to what it does. */
type Quiet = { expect: (problem: RegExp) => void };

const sameOrigin = { "Sec-Fetch-Site": "same-origin" };

/** A network address of its own, so that tests do not spend each other's tries. */
const ownAddress = () => {
  const group = () => Math.floor(Math.random() * 65_536).toString(16);
  return { "CF-Connecting-IP": `2001:db8:${group()}:${group()}::1` };
};

/**
 * What Chromium alone says, of the fade to a page that it has shown already when the picture of the page before comes, as
 * on a busy machine: the page stands there without the fade, which is an extra (css-view-transitions-2, "resolve inbound
 * cross-document view-transition", gives none then and says nothing). Chromium makes a transition all the same and rejects
 * its `ready`; a page cannot answer for it, since `pagereveal`, which would have handed it over, is past. Other reasons
 * ("opt-in disabled", "Document hidden") are of a page's own making, and fail a test.
 */
const withoutFading =
  "InvalidStateError: Transition was aborted because of invalid state. Page already revealed";

/** Signs a browser in to a new, confirmed account; `folder` is that of a server other than the usual one. */
export async function signIn(request: APIRequestContext, folder = state): Promise<Account> {
  const { email, password, token, browser } = takeSignUp(folder);
  const confirmed = await request.post("/api/auth/confirm", {
    headers: { ...sameOrigin, ...ownAddress(), Cookie: `__Host-sign-up=${browser}` },
    data: { token },
  });
  expect(confirmed.ok()).toBe(true);
  return { email, password };
}

const share = shareToTry(process.env.SHARE, Date.now());

/**
 * Those of a table (of pages, widths, states) that this run looks at: its seventh, so that a week looks at all.
 * @param list its name. @param isHardest says of one that every run looks at it.
 */
export const ofToday = <T>(items: readonly T[], list: string, isHardest?: (item: T) => boolean) =>
  ofShare(items, list, share, isHardest);

export const test = base.extend<{ quiet: Quiet; account: Account }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture takes
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),
  /** Fails a test whose pages log an error, throw one, or break the Content-Security-Policy. */
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") problems.push(message.text());
      });
      page.on("pageerror", (error) => {
        if (String(error) !== withoutFading) problems.push(String(error));
      });
      await use({ expect: (problem) => expected.push(problem) });
      const surprises = problems.filter(
        (problem) => !expected.some((known) => known.test(problem)),
      );
      expect(surprises, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  /** A confirmed account of its own, whose session is in the page's browser. What it stores goes with the server's state. */
  account: async ({ page }, use) => use(await signIn(page.request)),
});

/** Waits until the page's scripts answer what a person does: React has taken it over, effects and all. */
export async function awake(page: Page) {
  // An island wakes when somebody reaches for the page; a page without one does not mind.
  await page.dispatchEvent("body", "pointerdown");
  const isTaken = () => {
    const islands = document.querySelectorAll("[data-island]");
    return [...(islands.length > 0 ? islands : [document])].every((root) => {
      const container = Object.entries(root).find(([key]) => key.startsWith("__reactContainer$"));
      // React's own mark on what it has been given, until the first drawing of it stands.
      return container && !container[1].stateNode.current.memoizedState.isDehydrated;
    });
  };
  await expect.poll(() => page.evaluate(isTaken), { intervals: [50] }).toBe(true);
  await drawn(page);
}

/** Waits until the page has been drawn twice more: what was under way when it was asked has been done. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** Lays out what the browser leaves until somebody comes near it, so that a test sees the whole page. */
export const whole = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll("*"))
      if (element instanceof HTMLElement && getComputedStyle(element).contentVisibility === "auto")
        element.style.contentVisibility = "visible";
  });

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What is wrong with colours: all that the dark scheme changes. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** In the page, once it has been put there. */
declare const axe: typeof import("axe-core");

/** Without a copy of each element that it looks at, which it would keep for its reports. */
const axeSource = `${readFileSync("node_modules/axe-core/axe.min.js", "utf8")}
  axe.configure({ noHtml: true });`;

/** What axe has against a page: each rule that is broken, and where. */
async function violationsOf(page: Page, runOnly: NonNullable<RunOptions["runOnly"]>) {
  // It stays in the document that it was put into.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (options) => {
      const { violations } = await axe.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    // Of what is right it would tell as much, which takes it half of the time.
    { runOnly, resultTypes: ["violations"] } satisfies RunOptions,
  );
}

/** Scrolls a page to so many pixels from its top. @returns where it was. */
const scrolledTo = (page: Page, top: number) =>
  page.evaluate((to) => {
    const before = scrollY;
    scrollTo({ top: to, behavior: "instant" });
    return before;
  }, top);

/** How many states of its pages a test has come by. */
const statesOf = new WeakMap<TestInfo, number>();

/**
 * No violations of WCAG 2.2 AA that axe can see, in light and in dark, of a state that a test of something else comes by:
 * looked at on one day of a week. The test goes on in the dark, with little motion, on each.
 */
export async function expectAccessibleOnItsDay(page: Page) {
  const info = test.info();
  const state = statesOf.get(info) ?? 0;
  statesOf.set(info, state + 1);
  if (isOfShare(state, info.title, share)) return expectAccessible(page);
  await whole(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
}

/** No violations of WCAG 2.2 AA that axe can see, in light and in dark. */
export async function expectAccessible(page: Page) {
  await whole(page);
  // A bar that stays at the top covers whatever has been scrolled under it: the page is looked at from its beginning.
  const before = await scrolledTo(page, 0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours may be on their way from one scheme to the other.
    await drawn(page);
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    const found = await violationsOf(
      page,
      colorScheme === "light"
        ? { type: "tag", values: standards }
        : { type: "rule", values: ofColours },
    );
    expect(found, `accessibility in ${colorScheme}`).toEqual([]);
  }
  await scrolledTo(page, before);
}
