import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The pages of LegalAI and what they are made of; the agency's own pages belong to no firm. */
const sources = globSync("app/{components,routes,scanning,redlining}/**/*.{ts,tsx}")
  .filter((file) => !/\/staff\/|\.server\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const where = (holds: (text: string) => boolean, ...but: string[]) =>
  sources.filter(({ file, text }) => holds(text) && !but.includes(file)).map(({ file }) => file);

it("a page's forms name the firm: they are the one form and the one fetcher that do", () => {
  const fromRouter = /import \{[^}]*\b(Form|useFetcher)\b[^}]*\} from "react-router"/;
  expect(where((text) => fromRouter.test(text), "app/components/forms/page-form.tsx")).toEqual([]);
});

it("a form that is none of the router's has the firm's field, or goes where no firm is acted in", () => {
  const plain = /<form\s(?:[^>]|(?<==)>)*?(?<!=)>\s*(?:<FirmField)?/g;
  const isFine = (form: string) =>
    !/method="post"/.test(form) ||
    /action="\/legalai\/sign-out"|action=\{switchPath\}/.test(form) ||
    form.endsWith("<FirmField");
  const without = sources.filter(({ text }) => !(text.match(plain) ?? []).every(isFine));
  expect(without.map(({ file }) => file)).toEqual(["app/components/forms/lead-form.tsx"]);
});

it("a page's calls name the firm: they are made by the one that does", () => {
  const asking = /(?<![\w.#])fetch\((?!\{)|new XMLHttpRequest|sendBeacon/;
  expect(where((text) => asking.test(text)).toSorted()).toEqual([
    // How one signs in belongs to no firm.
    "app/components/factors/webauthn.ts",
    // The lead forms of the public site.
    "app/components/forms/use-lead-form.ts",
    // Files of our own that are the same for everybody.
    "app/components/legalai/password-meter.tsx",
    "app/components/pages/pdf-files.ts",
    // An upload, which names the firm of the page on which it was sent off.
    "app/components/upload/send-upload.ts",
    "app/redlining/docxodus.ts",
  ]);
});
