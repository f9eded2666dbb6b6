/** The token of a mailed link, from the page's address. */
export const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** A page whose address holds a token tells no other site more than where its visitor came from. */
export const tokenPageHeaders = () => ({ "Referrer-Policy": "strict-origin" });
