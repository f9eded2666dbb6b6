import { stampHeader } from "../app/schemas/form-fields.ts";

/** Where in a page's bytes the nonce and the stamp stand that were made for one visitor. */
export type OwnParts = { nonce: string; nonceAt: number[]; stampLength: number; stampAt: number[] };

const policy = "Content-Security-Policy";

function placesOf(part: string, body: Buffer): number[] {
  const places: number[] = [];
  for (let at = body.indexOf(part); at >= 0; at = body.indexOf(part, at + part.length))
    places.push(at);
  return places;
}

/** Finds what is a visitor's own in a page that told its stamp. Null: something is missing, and so nobody else may get the page. */
export function ownPartsOf(headers: Headers, body: ArrayBuffer): OwnParts | null {
  const stamp = headers.get(stampHeader);
  const nonce = /'nonce-([^']+)'/.exec(headers.get(policy) ?? "")?.[1];
  if (!stamp || !nonce) return null;
  const bytes = Buffer.from(body);
  const own = {
    ...{ nonce, nonceAt: placesOf(nonce, bytes) },
    ...{ stampLength: stamp.length, stampAt: placesOf(stamp, bytes) },
  };
  return own.nonceAt.length > 0 && own.stampAt.length > 0 ? own : null;
}

/** The page for another visitor, with a new nonce and the stamp that was signed for them. */
export function forVisitor(
  page: { body: ArrayBuffer; headers: Headers },
  { nonce, nonceAt, stampAt }: OwnParts,
  stamp: string,
): { body: ArrayBuffer; headers: Headers } {
  const body = page.body.slice(0);
  const bytes = Buffer.from(body);
  const fresh = crypto.randomUUID();
  for (const at of nonceAt) bytes.write(fresh, at, "latin1");
  for (const at of stampAt) bytes.write(stamp, at, "latin1");
  const headers = new Headers(page.headers);
  headers.set(policy, (headers.get(policy) ?? "").replace(nonce, fresh));
  return { body, headers };
}
