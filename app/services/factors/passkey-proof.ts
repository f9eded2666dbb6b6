import { createPublicKey, verify } from "node:crypto";
import {
  type AuthenticatorData,
  ClientDataType,
  type COSEPublicKey,
  coseAlgorithmES256,
  coseAlgorithmRS256,
  coseEllipticCurveP256,
  createAssertionSignatureMessage,
  parseAttestationObject,
  parseAuthenticatorData,
  parseClientDataJSON,
} from "@oslojs/webauthn";

/** The signatures that are taken, best first: what every authenticator has one of. COSE's numbers. */
export const algorithms = [coseAlgorithmES256, coseAlgorithmRS256];

/** What a passkey must have signed. */
export type Expected = {
  /** In hexadecimal. */
  challenge: string;
  /** Scheme, host and port of the site. */
  origin: string;
};

/** What a browser gives of a new passkey. */
export type NewPasskey = { clientDataJSON: Uint8Array; attestationObject: Uint8Array };

/** What a browser gives of a passkey that signs in. */
export type Assertion = {
  clientDataJSON: Uint8Array;
  authenticatorData: Uint8Array;
  signature: Uint8Array;
};

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/**
 * Reads a new passkey. Who made its authenticator is not asked. WebAuthn, section 7.1.
 * @returns its id and its key, SubjectPublicKeyInfo, both in base64url; null for what is none, or not ours.
 */
export function readNewPasskey(
  { clientDataJSON, attestationObject }: NewPasskey,
  expected: Expected,
): { id: string; publicKey: string; counter: number } | null {
  return orNull(() => {
    const { authenticatorData } = parseAttestationObject(attestationObject);
    const { credential, signatureCounter: counter } = authenticatorData;
    if (!credential || !isAnswer(clientDataJSON, ClientDataType.Create, expected)) return null;
    if (!isFromUser(authenticatorData, expected)) return null;
    const publicKey = base64url(publicKeyInfo(credential.publicKey));
    return { id: base64url(credential.id), publicKey, counter };
  });
}

/**
 * Checks what a passkey has signed. WebAuthn, section 7.2.
 * @returns the counter of its signatures; null when it is not its signature, or not for us.
 */
export function readAssertion(
  { clientDataJSON, authenticatorData, signature }: Assertion,
  expected: Expected,
  publicKey: string,
): { counter: number } | null {
  return orNull(() => {
    const data = parseAuthenticatorData(authenticatorData);
    if (!isAnswer(clientDataJSON, ClientDataType.Get, expected)) return null;
    if (!isFromUser(data, expected)) return null;
    const key = createPublicKey({
      ...{ key: Buffer.from(publicKey, "base64url"), format: "der", type: "spki" },
    });
    const message = createAssertionSignatureMessage(authenticatorData, clientDataJSON);
    return verify("sha256", message, key, signature) ? { counter: data.signatureCounter } : null;
  });
}

/** Whether a browser answered our question, on a page of ours that no other site had framed. */
function isAnswer(clientDataJSON: Uint8Array, type: ClientDataType, expected: Expected): boolean {
  const said = parseClientDataJSON(clientDataJSON);
  return (
    said.type === type &&
    Buffer.from(said.challenge).toString("hex") === expected.challenge &&
    said.origin === expected.origin &&
    said.crossOrigin !== true
  );
}

/** Whether the authenticator signed for our site, after it had made sure of its owner by finger, face or PIN. */
const isFromUser = (data: AuthenticatorData, { origin }: Expected) =>
  data.verifyRelyingPartyIdHash(new URL(origin).hostname) && data.userPresent && data.userVerified;

/** A key as SubjectPublicKeyInfo. */
function publicKeyInfo(key: COSEPublicKey): Uint8Array {
  return createPublicKey({ key: webKey(key), format: "jwk" }).export({
    type: "spki",
    format: "der",
  });
}

/** Coordinates are as long as the curve, their zeros included: RFC 7518, section 6.2.1.2. */
function webKey(key: COSEPublicKey): JsonWebKey {
  if (key.algorithm() === coseAlgorithmRS256) {
    const { n, e } = key.rsa();
    return { kty: "RSA", n: number(n), e: number(e) };
  }
  const { curve, x, y } = key.ec2();
  if (key.algorithm() !== coseAlgorithmES256 || curve !== coseEllipticCurveP256)
    throw new Error("A passkey has a key that was not asked for.");
  return { kty: "EC", crv: "P-256", x: number(x, 32), y: number(y, 32) };
}

/** A number in base64url, filled up to a number of bytes. */
function number(value: bigint, length = 1): string {
  const digits = value.toString(16);
  const even = digits.length + (digits.length % 2);
  return Buffer.from(digits.padStart(Math.max(even, length * 2), "0"), "hex").toString("base64url");
}

/** What cannot be read is no passkey: the readers throw for it. */
function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
