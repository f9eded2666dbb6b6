import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pages } from "../../app/content/index.server.ts";
import { accuracy } from "../../app/content/legalai/accuracy.server.ts";
import { landing } from "../../app/content/legalai/landing.server.ts";

/** Every sentence of some length in a piece of content. */
const sentencesOf = (content: unknown): string[] => {
  if (typeof content === "string")
    return content.length > 30 && content.includes(" ") ? [content] : [];
  return typeof content === "object" && content ? Object.values(content).flatMap(sentencesOf) : [];
};

test("no script of a browser holds the words of a page: they come with the page", () => {
  const scripts = globSync("build/client/assets/*.js").map((file) => readFileSync(file, "utf8"));
  expect(scripts.length).toBeGreaterThan(5);
  const sentences = [pages.map(({ blocks }) => blocks), accuracy, landing].flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(500);
  const inScripts = sentences.filter((sentence) =>
    scripts.some(
      (script) =>
        script.includes(JSON.stringify(sentence).slice(1, -1)) || script.includes(sentence),
    ),
  );
  expect(inScripts).toEqual([]);
});
