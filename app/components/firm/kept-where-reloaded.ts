import { useEffect } from "react";
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  useMatches,
  useNavigation,
} from "react-router";
import { tellOtherFirm } from "../../lib/browser/call-api.ts";

type Results = Record<string, DataStrategyResult>;

/** What the page shows, by its routes; and whether its reader is on the way to another. */
type Shown = { firm: string; data: Record<string, unknown>; isLeft: boolean };
let shown: Shown | null = null;

const area = "routes/legalai/signed-in";

/** Notes what the page shows, for `keptWhereReloaded`. */
export function useShown(firm: string) {
  const matches = useMatches();
  const { state } = useNavigation();
  useEffect(() => {
    const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    shown = { firm, data, isLeft: state !== "idle" };
  }, [firm, matches, state]);
}

/** The other firm of which a loader told, as its data or as why it has none (`otherFirmPage`). */
function firmToldOf(results: Results): string | undefined {
  for (const { result } of Object.values(results)) {
    const refusal = isRouteErrorResponse(result) ? result.data : null;
    const { elsewhere } = (refusal ?? {}) as { elsewhere?: { acting?: string } };
    if (elsewhere?.acting) return elsewhere.acting;
  }
  const { firm } = (results[area]?.result ?? {}) as { firm?: string };
  return firm;
}

/** Whether a part of the page could not be read: the server was not reached, or was down. */
const isOut = ({ type, result }: DataStrategyResult) =>
  type === "error" && (!isRouteErrorResponse(result) || result.status >= 500);

/**
 * What comes of reading a page. One that reads itself again, without its reader having asked, stays as it is when its
 * reader acts in another firm by now, of which it tells, and when the server is not there: what was typed into it is
 * not lost.
 * @param read has the router read it.
 */
export async function keptWhereReloaded(read: () => Promise<Results>): Promise<Results> {
  const results = await read().catch((error: unknown) => {
    if (!shown || shown.isLeft) throw error;
    return null;
  });
  if (!shown || shown.isLeft) return results ?? {};
  const other = results && firmToldOf(results);
  const isElsewhere = other !== null && other !== undefined && other !== shown.firm;
  if (results && !isElsewhere && !Object.values(results).some(isOut)) return results;
  if (isElsewhere) tellOtherFirm(other);
  return Object.fromEntries(
    Object.entries(shown.data).map(([id, result]) => [id, { type: "data", result }]),
  );
}
