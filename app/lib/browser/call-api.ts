/** The firm whose page the browser shows; undefined outside of the signed-in area. Its shell has it. */
export const pageFirm = () => document.querySelector<HTMLElement>("[data-firm]")?.dataset.firm;

/** Names the firm of the page, as every call does that a page makes. */
export const firmHeader = (firm: string | undefined): Record<string, string> =>
  firm ? { "X-Firm": firm } : {};

const otherFirmEvent = "other-firm";

/** Has the page say that its reader now acts in another firm. @param firm that one's id. */
export const tellOtherFirm = (firm: string) =>
  dispatchEvent(new CustomEvent(otherFirmEvent, { detail: firm }));

/** Hears it, until the signal ends. */
export const hearOtherFirm = (hear: (firm: string) => void, signal: AbortSignal) =>
  addEventListener(
    otherFirmEvent,
    // Only `tellOtherFirm` sends one.
    (event) => hear((event as CustomEvent<string>).detail),
    { signal },
  );

/** What the API answers to a call of a page of another firm than the one in which its reader acts. */
type Refusal = { error?: { code?: string }; current?: { id?: string } };

/** Has the page say so where that is why a call was refused. */
export function tellIfOtherFirm(answer: Refusal | null) {
  if (answer?.error?.code === "other_firm" && answer.current?.id) tellOtherFirm(answer.current.id);
}

/** `fetch` of our own API for a page: it names the page's firm, and the page hears where that is not the acting one. */
export async function callApi(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(firmHeader(pageFirm()))) headers.set(name, value);
  const response = await fetch(path, { ...init, headers });
  if (response.status === 409) tellIfOtherFirm(await response.clone().json());
  return response;
}
