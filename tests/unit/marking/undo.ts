import { type Element, elementsOf } from "./tree.ts";

/** The author of our marks in these tests. */
export const ours = 'Marian & Sons <Legal> "Test"';

const isOurs = (element: Element) => element.attributes["w:author"] === ours;

/** A main part with our tracked changes rejected and our comments taken out. */
export function rejected(element: Element, comments: ReadonlySet<string>, inOurs = false): Element {
  const children = element.children.flatMap((child): (Element | string)[] => {
    if (typeof child === "string") return [child];
    if (child.name === "w:ins" && isOurs(child)) return [];
    if (child.name === "w:del" && isOurs(child)) return rejected(child, comments, true).children;
    const isMark =
      /^w:commentRange(Start|End)$/.test(child.name) &&
      comments.has(child.attributes["w:id"] ?? "");
    const isReference =
      child.name === "w:r" &&
      child.children.some(
        (one) =>
          typeof one !== "string" &&
          one.name === "w:commentReference" &&
          comments.has(one.attributes["w:id"] ?? ""),
      );
    return isMark || isReference ? [] : [rejected(child, comments, inOurs)];
  });
  return {
    ...element,
    name: inOurs && element.name === "w:delText" ? "w:t" : element.name,
    children,
  };
}

/**
 * A form in which two main parts are the same when they say the same in the same way: runs side by side with the same
 * attributes and properties are one, and so are texts side by side in a run; space that a text does not keep is not
 * there; the numbers of changes of formatting do not count; what is no text in an element that only holds elements goes.
 */
export function canonical(element: Element): Element {
  const children: (Element | string)[] = [];
  for (const child of element.children) {
    const next = typeof child === "string" ? child : canonical(child);
    const last = children.at(-1);
    if (typeof next === "string") children.push(next);
    else if (next.name === "w:t" && typeof last === "object" && last.name === "w:t")
      last.children = [text(last) + text(next)];
    else if (
      next.name === "w:r" &&
      typeof last === "object" &&
      last.name === "w:r" &&
      looks(last) === looks(next)
    ) {
      const joined = canonical({
        ...last,
        children: [
          ...last.children,
          ...next.children.filter((one) => typeof one === "string" || one.name !== "w:rPr"),
        ],
      });
      children[children.length - 1] = joined;
    } else children.push(next);
  }
  const { "w:id": id, "xml:space": space, ...attributes } = element.attributes;
  if (element.name === "w:t") {
    const kept = space === "preserve" ? children.join("") : children.join("").trim();
    return {
      name: element.name,
      attributes: { ...attributes, "xml:space": "preserve" },
      children: [kept],
    };
  }
  const own =
    element.name === "w:rPrChange" || id === undefined ? attributes : { ...attributes, "w:id": id };
  return { name: element.name, attributes: space ? { ...own, "xml:space": space } : own, children };
}

const text = (element: Element) => element.children.join("");
const looks = (run: Element) =>
  JSON.stringify([
    run.attributes,
    run.children.filter((one) => typeof one !== "string" && one.name === "w:rPr"),
  ]);

const holders = new Set(
  "w:p w:hyperlink w:smartTag w:customXml w:sdtContent w:ins w:moveTo w:dir w:bdo".split(" "),
);
const firsts: Record<string, string> = {
  "w:p": "w:pPr",
  "w:r": "w:rPr",
  "w:smartTag": "w:smartTagPr",
  "w:customXml": "w:customXmlPr",
};

/** What the schema of WordprocessingML (ECMA-376, wml.xsd) does not allow of what we write. */
export function faultsOf(root: Element, comments: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  for (const parent of elementsOf(root)) {
    const children = parent.children.filter((child) => typeof child !== "string");
    const first = firsts[parent.name];
    if (first && children.some(({ name }, i) => name === first && i > 0))
      faults.push(`${first} is not first in ${parent.name}`);
    for (const child of children) {
      const id = child.attributes["w:id"] ?? "";
      const isChange = (child.name === "w:ins" || child.name === "w:del") && isOurs(child);
      const isMark = /^w:comment(RangeStart|RangeEnd)$/.test(child.name) && comments.has(id);
      if ((isChange || isMark) && !holders.has(parent.name))
        faults.push(`${child.name} in ${parent.name}`);
      if (!isChange) continue;
      for (const run of child.children) {
        if (typeof run === "string" || run.name !== "w:r")
          faults.push(`${child.name} holds what is no run`);
        else if (
          run.children.some(
            (one) =>
              typeof one !== "string" &&
              one.name === (child.name === "w:del" ? "w:t" : "w:delText"),
          )
        )
          faults.push(`${child.name} holds the text of the other`);
      }
    }
  }
  return faults;
}
