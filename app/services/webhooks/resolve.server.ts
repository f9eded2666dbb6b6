import * as v from "valibot";
import { AppError } from "../errors.ts";
import { isInternet } from "./networks.ts";

const patience = 3_000;

/** The JSON of DNS over HTTPS. https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json/ */
const answerSchema = v.object({
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
});
const types = { A: 1, AAAA: 28 };

/**
 * Whether every address of a name is one of the internet; a name that has none is not. As far as can be told beforehand:
 * the platform looks the name up again, and has no way into private networks of its own.
 * @param unknown the answer where no resolver can be reached.
 */
export async function leadsOutside(name: string, unknown = false): Promise<boolean> {
  const asked = Object.entries(types).map(([type, number]) => ask(name, type, number));
  const addresses = await Promise.all(asked).catch(() => null);
  if (!addresses) return unknown;
  return addresses.flat().length > 0 && addresses.flat().every(isInternet);
}

/** One sentence for whatever is wrong with a name: how the faults differ would tell of networks. */
const notFound = "No server of the internet was found by this name. Check it, or try again later.";

/**
 * Refuses an address whose name does not lead to the internet now; of an address that is taken as it is spelled. On
 * localhost, which may have no way to a resolver, a name that cannot be looked up is taken: nothing is ever sent to one.
 * @throws AppError `invalid_input`.
 */
export async function refuseName({ SITE_URL }: Pick<Env, "SITE_URL">, url: string) {
  const { protocol, hostname } = new URL(url);
  const isLocal = new URL(SITE_URL).hostname === "localhost";
  if (protocol !== "https:" || (await leadsOutside(hostname, isLocal))) return;
  throw new AppError("invalid_input", notFound, { fields: { url: [notFound] } });
}

async function ask(name: string, type: string, number: number): Promise<string[]> {
  const query = new URLSearchParams({ name, type });
  const response = await fetch(`https://cloudflare-dns.com/dns-query?${query}`, {
    headers: { Accept: "application/dns-json" },
    signal: AbortSignal.timeout(patience),
  });
  const { Answer } = v.parse(answerSchema, await response.json());
  return Answer.filter((one) => one.type === number).map(({ data }) => data);
}
