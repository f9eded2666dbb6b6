import { ECDSASignature } from "@oslojs/crypto/ecdsa";

type Asked = { challenge: string };
/** How a device answers, where it is not as it should. */
type Oddities = {
  origin?: string;
  site?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Present and verified unless said. */
  flags?: number;
  counter?: number;
};

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", Buffer.from(bytes)));
const bytes = (...parts: (number | Uint8Array | string)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === "number" ? Buffer.from([part]) : Buffer.from(part))),
  );

const verified = 0x05;
const withCredential = 0x40;

/** What a person holds that keeps a passkey: it makes its key, and signs what it is asked, as WebAuthn says. */
export class PasskeyDevice {
  private readonly key: JsonWebKey | undefined;
  readonly id = crypto.getRandomValues(new Uint8Array(16));
  counter = 0;
  userHandle: string | undefined;
  private privateKey: CryptoKey | undefined;

  /** @param key a private key on P-256, for a device that has one already. */
  constructor(key?: JsonWebKey) {
    this.key = key;
  }

  private async clientData(type: string, { challenge }: Asked, odd: Oddities) {
    const said = {
      type: odd.type ?? type,
      challenge,
      origin: odd.origin ?? "http://localhost:5173",
      crossOrigin: odd.crossOrigin ?? false,
    };
    return Buffer.from(JSON.stringify(said));
  }

  private async authenticatorData(odd: Oddities, more: number, credential: Uint8Array) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? this.counter);
    const site = await sha256(Buffer.from(odd.site ?? "localhost"));
    return bytes(site, (odd.flags ?? verified) | more, count, credential);
  }

  private async newKey() {
    const p256 = { name: "ECDSA", namedCurve: "P-256" };
    const made = await crypto.subtle.generateKey(p256, true, ["sign", "verify"]);
    const privateKey = this.key
      ? await crypto.subtle.importKey("jwk", this.key, p256, true, ["sign"])
      : // A key for signing comes as a pair.
        (made as CryptoKeyPair).privateKey;
    const { x, y } = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
    return { privateKey, x, y };
  }

  /** Makes a passkey. @returns what a browser would send of it. */
  async create(asked: Asked & { user: { id: string } }, odd: Oddities = {}) {
    this.userHandle = asked.user.id;
    const { privateKey, x, y } = await this.newKey();
    this.privateKey = privateKey;
    const coordinate = (value: string | undefined) => Buffer.from(value ?? "", "base64url");
    const key = bytes(
      ...[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01],
      ...[0x21, 0x58, 0x20, coordinate(x), 0x22, 0x58, 0x20, coordinate(y)],
    );
    const credential = bytes(new Uint8Array(16), 0, this.id.length, this.id, key);
    const data = await this.authenticatorData(odd, withCredential, credential);
    const attestation = bytes(
      ...[0xa3, 0x63, "fmt", 0x64, "none", 0x67, "attStmt", 0xa0],
      ...[0x68, "authData", 0x58, data.length, data],
    );
    const clientData = await this.clientData("webauthn.create", asked, odd);
    return {
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(attestation),
    };
  }

  /** Signs in. @returns what a browser would send of it. */
  async get(asked: Asked, odd: Oddities = {}) {
    if (!this.privateKey) throw new Error("There is no passkey on this device.");
    const clientData = await this.clientData("webauthn.get", asked, odd);
    const data = await this.authenticatorData(odd, 0, new Uint8Array());
    const signature = new Uint8Array(
      await crypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        this.privateKey,
        bytes(data, await sha256(clientData)),
      ),
    );
    const half = (from: number) =>
      BigInt(`0x${Buffer.from(signature.slice(from, from + 32)).toString("hex")}`);
    return {
      id: base64url(this.id),
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(new ECDSASignature(half(0), half(32)).encodePKIX()),
      ...(this.userHandle && { userHandle: this.userHandle }),
    };
  }
}
