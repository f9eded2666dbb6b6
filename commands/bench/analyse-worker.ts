import { analyseDocument } from "../../app/analysis/analyse.ts";

/** A Worker that analyses the posted text, for `bench-analyse.ts` to measure. */
export default {
  async fetch(request: Request): Promise<Response> {
    return Response.json(analyseDocument(await request.text()));
  },
};
