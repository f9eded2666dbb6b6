import { analyseDocument } from "../../app/analysis/analyse.ts";
import { extractText } from "../../app/documents/index.ts";

/** A Worker that reads and then analyses the posted file, for `bench-extract.ts` to measure. */
export default {
  async fetch(request: Request): Promise<Response> {
    const bytes = new Uint8Array(await request.arrayBuffer());
    const name = new URL(request.url).searchParams.get("name") ?? "";
    const result = await extractText(bytes, name);
    if (result.ok) analyseDocument(result.text);
    return Response.json(
      result.ok
        ? { result: "ok", pages: result.pageStarts.length, words: result.text.split(/\s+/).length }
        : { result: result.error.code, pages: 0, words: 0 },
    );
  },
};
