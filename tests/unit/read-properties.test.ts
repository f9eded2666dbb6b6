import { expect, test } from "vitest";
import { withReadProperties } from "../../app/lib/read-properties.ts";

test("a custom property stays when a rule or the page reads it, and goes when nothing does", () => {
  const styles =
    ":root{--a:1px;--b:2px;--c:calc(var(--d)*2);--d:4px;--e:url(x);color:red;}p{margin:var(--a);}";
  expect(withReadProperties(styles, '<p style="top:var(--c, 0)"></p>')).toBe(
    ":root{--a:1px;--c:calc(var(--d)*2);--d:4px;color:red;}p{margin:var(--a);}",
  );
});

test("what only an unread property reads is unread too", () => {
  expect(withReadProperties(":root{--a:1px;--b:var(--a);}", "<p></p>")).toBe(":root{}");
});
