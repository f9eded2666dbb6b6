import { constantTimeEqual } from "@oslojs/crypto/subtle";
import { encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";
import { sha256 } from "../lib/sha256.server.ts";

/** A secret nobody can guess, as lower-case letters and digits. */
export const randomToken = (bytes: number) =>
  encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(bytes)));

const encoder = new TextEncoder();

/** What the database keeps of a secret: SHA-256 in hexadecimal. Enough for secrets of 256 random bits. */
export const hashToken = (token: string) => sha256(token).toString("hex");

/** Compares two hashes without telling by its duration where they differ. */
export const sameHash = (a: string, b: string) =>
  constantTimeEqual(encoder.encode(a), encoder.encode(b));

/** Links are built from the site's own address, never from the request's host. */
export const tokenLink = (env: Env, path: string, token: string) =>
  `${env.SITE_URL}${path}?token=${token}`;
