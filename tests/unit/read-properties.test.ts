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
  expect(withReadProperties(":root{--a:1px;--b:var(--a);}", "<p></p>")).toBe("");
});

test("what stands in for a property is said alone where nothing sets it, and what nobody reads is not registered", () => {
  expect(
    withReadProperties(
      '*{--a:initial}p{top:var(--a,var(--b,1px));left:var(--c,2px)}:root{--b:3px}@property --a{syntax:"*"}@property --c{initial-value:0}',
      "<p></p>",
    ),
  ).toBe("p{top:var(--b,1px);left:var(--c,2px)}:root{--b:3px}@property --c{initial-value:0}");
});
