/**
 * What a request gives for a token (RFC 6750, section 2.1): undefined where it speaks of none, empty where it does so
 * badly. Such a request acts by the token or not at all: its cookies count for nothing.
 */
export function presentedToken({ headers }: Request): string | undefined {
  const [scheme = "", token = ""] = (headers.get("Authorization") ?? "").trim().split(/\s+/, 2);
  return scheme.toLowerCase() === "bearer" ? token : undefined;
}
