import { presentedToken } from "./bearer.ts";

/** The value of one cookie of a request, or undefined; always that of one with a token, which has no cookies. */
export function readCookie(request: Request, name: string): string | undefined {
  if (presentedToken(request) !== undefined) return undefined;
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/**
 * A `Set-Cookie` line for a cookie that only this host, and no script, can read.
 * The prefix `__Host-` makes browsers insist on that (RFC 6265bis, section 4.1.3.2).
 * @param maxAge in seconds; 0 removes it.
 */
export const hostCookie = (name: `__Host-${string}`, value: string, maxAge: number) =>
  `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${maxAge}`;
