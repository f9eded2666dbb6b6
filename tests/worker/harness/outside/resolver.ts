/** What the stand-in for the internet's resolver answers: where every name leads; null: it cannot be reached. */
export const resolver: { leadsTo: string[] | null } = { leadsTo: null };

/** Has every name lead somewhere on the internet. */
export function restoreResolver() {
  resolver.leadsTo = ["8.8.8.8", "2606:4700::1111"];
}

/** As a resolver answers by HTTPS. */
function lookUp(type: string | null): Response {
  const { leadsTo } = resolver;
  if (!leadsTo) throw new TypeError("connection lost");
  const found = leadsTo.filter((address) => (type === "AAAA") === address.includes(":"));
  const names = [{ type: 5, data: "an.alias." }];
  const addresses = found.map((data) => ({ type: data.includes(":") ? 28 : 1, data }));
  return Response.json({ Status: 0, Answer: [...names, ...addresses] });
}

const { fetch } = globalThis;

/** A `fetch` that asks the stand-in where the resolver would be asked. */
export const fetchBesideResolver: typeof fetch = async (asked, init) => {
  const url = URL.parse(asked instanceof Request ? asked.url : String(asked));
  return url?.hostname === "cloudflare-dns.com"
    ? lookUp(url.searchParams.get("type"))
    : fetch(asked, init);
};
