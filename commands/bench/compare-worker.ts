import { compareVersions } from "../../app/comparing/compare.ts";

/** A Worker that compares the posted texts, for `compare.ts` to measure. */
export default {
  async fetch(request: Request): Promise<Response> {
    const [older = "", newer = "", before] = (await request.text()).split("\u0000");
    const compared = compareVersions(
      { text: older },
      { text: newer },
      before === undefined ? null : { text: before },
    );
    return Response.json(compared);
  },
};
