import { createHmac } from "node:crypto";
import { hostCookie, readCookie } from "../../lib/cookies.ts";
import { randomToken, sameHash } from "../tokens.server.ts";

/** As long as browsers keep a cookie at most: 400 days (RFC 6265bis, section 5.5). */
const lifetime = 400 * 24 * 60 * 60;
const cookieName = "__Host-device";

/** What a browser says of the devices that an account was opened on, unread. */
export const presentedDevice = (request: Request) => readCookie(request, cookieName);

/** The `Set-Cookie` line by which a device is known again when its owner signs in. */
export const deviceCookie = (device: string) => hostCookie(cookieName, device, lifetime);

/**
 * A note, `id.signature`, that somebody signed in here with an account's password. The key is the password's stored
 * hash, which nobody else knows: a new password forgets every device, and nothing has to be kept.
 */
export function knownDevice(passwordHash: string): string {
  const id = randomToken(15);
  return `${id}.${sign(passwordHash, id)}`;
}

/** Whether a device is one on which the account with this stored hash was opened. Never throws for bad input. */
export function isKnownDevice(passwordHash: string, presented: string | undefined): boolean {
  const [id = "", signature = ""] = presented?.split(".", 2) ?? [];
  return sameHash(signature, sign(passwordHash, id));
}

const sign = (passwordHash: string, id: string) =>
  createHmac("sha256", passwordHash).update(`device ${id}`).digest("base64url");

/** The cookies that come with a proof: of what was asked, of the session that is there, and of the device. */
export type PresentedToFactor = {
  challenge?: string | undefined;
  session?: string | undefined;
  device?: string | undefined;
};
