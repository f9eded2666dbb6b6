import { analyseDocument } from "../../app/analysis/analyse.ts";
import { readWith } from "../../app/playbooks/read-with.ts";
import type { PlaybookContent } from "../../app/schemas/playbooks/playbook.ts";

let document: Parameters<typeof readWith>[1] | null = null;

/** A Worker that analyses the posted text once, and then reads it with each playbook that is posted. */
export default {
  async fetch(request: Request): Promise<Response> {
    const posted = await request.text();
    if (document === null || !posted.startsWith("{")) {
      const analysis = analyseDocument(posted);
      document = { text: posted, analysis, client: analysis.facts.parties[0]?.name ?? null };
      return Response.json(analysis.clauses.length);
    }
    // What this bench itself has posted.
    return Response.json(readWith(JSON.parse(posted) as PlaybookContent, document));
  },
};
