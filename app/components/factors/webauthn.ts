import type { NewPasskeyOptions, PasskeyOptions } from "../../schemas/factors.ts";

/** Between WebAuthn's JSON and the browser's own objects, which not every browser reads and writes by itself. */

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
    character.charCodeAt(0),
  );

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Has the device make a passkey. @throws when its owner, or the device, would rather not. */
export async function makePasskey(options: NewPasskeyOptions) {
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytesOf(options.challenge),
      user: { ...options.user, id: bytesOf(options.user.id) },
      excludeCredentials: options.excludeCredentials.map((one) => ({
        ...one,
        id: bytesOf(one.id),
      })),
    },
  });
  // A public key was asked for; the types know every kind of credential.
  const { response } = made as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return {
    clientDataJSON: base64url(response.clientDataJSON),
    attestationObject: base64url(response.attestationObject),
  };
}

/** Has a passkey sign. @throws when its owner, or the device, would rather not. */
export async function usePasskey(options: PasskeyOptions, how: CredentialRequestOptions = {}) {
  const found = await navigator.credentials.get({
    ...how,
    publicKey: { ...options, challenge: bytesOf(options.challenge) },
  });
  // As above.
  const { id, response } = found as PublicKeyCredential & {
    response: AuthenticatorAssertionResponse;
  };
  return {
    id,
    clientDataJSON: base64url(response.clientDataJSON),
    authenticatorData: base64url(response.authenticatorData),
    signature: base64url(response.signature),
    ...(response.userHandle && { userHandle: base64url(response.userHandle) }),
  };
}

/** What the API answered, or why it would not. */
type Answer<T> = { done: T } | { refused: string };

const unreachable = "We cannot reach our server. Please check your connection and try again.";

/** Asks the API. */
export async function askApi<T>(path: string, body?: object): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      ...(body && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    const answer = await response.json();
    // The API's own schemas describe both.
    if (response.ok) return { done: answer as T };
    return { refused: (answer as { error: { message: string } }).error.message };
  } catch {
    return { refused: unreachable };
  }
}

/** Why a device did not do what it was asked, in words for its owner. */
export function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "This device has a passkey for your account already.";
  if (name === "NotAllowedError" || name === "AbortError")
    return "Nothing was done: it was cancelled, or it took too long. You can try again.";
  return "This device or browser could not do it. Please try another one.";
}
