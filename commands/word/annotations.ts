import { XmlTokenizer } from "../../app/documents/containers/xml.ts";

/** One author's comments and tracked changes in the content of an OpenDocument text: how many, and of which words. */
export function readAnnotations(content: string, author: string) {
  const regions = new Map<string, { isDeletion: boolean; creator: string; said: string }>();
  const open: string[] = [];
  let id = "";
  let said = "";
  let comments = 0;
  const under = (name: string) => open.includes(name);
  const inserting = new Set<string>();
  const tokenizer = new XmlTokenizer({
    open(name, attributes) {
      open.push(name);
      const change = attributes.get("text:change-id") ?? "";
      if (name === "text:changed-region") {
        id = attributes.get("text:id") ?? "";
        regions.set(id, { isDeletion: false, creator: "", said: "" });
      }
      const region = regions.get(id);
      if (name === "text:deletion" && region) region.isDeletion = true;
      if (name === "text:change-start") inserting.add(change);
      if (name === "text:change-end") inserting.delete(change);
      if (name === "dc:creator") said = "";
    },
    text(text) {
      if (open.at(-1) === "dc:creator") said += text;
      else if (under("office:annotation") || open.at(-1) === "dc:date") return;
      else if (under("text:deletion")) {
        const region = regions.get(id);
        if (region) region.said += text;
      } else
        for (const one of inserting) {
          const region = regions.get(one);
          if (region) region.said += text;
        }
    },
    close(name) {
      open.pop();
      if (name !== "dc:creator") return;
      const region = regions.get(id);
      if (under("text:changed-region") && !under("office:annotation") && region)
        region.creator = said;
      else if (under("office:annotation") && said === author) comments++;
    },
  });
  tokenizer.feed(content);
  tokenizer.end();
  const ours = [...regions.values()].filter(({ creator }) => creator === author);
  return {
    comments,
    deleted: ours.filter(({ isDeletion }) => isDeletion).map(({ said }) => said),
    inserted: ours.filter(({ isDeletion }) => !isDeletion).map(({ said }) => said),
  };
}
