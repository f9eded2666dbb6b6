import { AppError } from "../errors.ts";

/** Names that mean a machine or a network of one's own (RFC 6762, RFC 8375, RFC 6761, and what is used so). */
const ownNames = /(^|\.)(local|internal|localhost|home\.arpa|lan|intranet|private|corp|home)$/;
const address = /^\[|^\d{1,3}(\.\d{1,3}){3}$/;

/** Of two or more labels, none of which is empty or too long (RFC 1035, section 2.3.4), and none of one's own networks. */
const isPublicName = (name: string) =>
  name.includes(".") &&
  name.length <= 253 &&
  name.split(".").every((label) => label.length > 0 && label.length <= 63) &&
  !ownNames.test(name);

type Settings = Pick<Env, "SITE_URL" | "WEBHOOKS_TO_LOOPBACK">;

/** Whether this machine may be told, for development and tests: by a setting, and never where the site itself is in public. */
const reachesLoopback = ({ SITE_URL, WEBHOOKS_TO_LOOPBACK }: Settings) =>
  WEBHOOKS_TO_LOOPBACK === "on" && new URL(SITE_URL).hostname === "localhost";

/**
 * Why a webhook may not go to an address, as a sentence; null where it may: by https on its own port, to a name in public. What the
 * address is spelled like has been made plain by the parser: `https://2130706433` is `https://127.0.0.1`.
 */
export function addressFault(settings: Settings, text: string): string | null {
  const url = URL.parse(text);
  if (!url) return "Please give an address such as https://example.com.au/hooks.";
  const name = url.hostname.replace(/\.$/, "").toLowerCase();
  const { protocol, username, password, port } = url;
  if (username || password) return "An address with a password in it is not taken.";
  if (reachesLoopback(settings) && protocol === "http:" && /^(127\.0\.0\.1|localhost)$/.test(name))
    return null;
  if (protocol !== "https:") return "Please give an address that begins with https://.";
  if (address.test(name)) return "Please give a name, such as hooks.example.com.au: no IP address.";
  if (!isPublicName(name)) return "Please give a name that can be reached from the internet.";
  if (port !== "") return "Please give an address without a port: webhooks go to 443.";
  return null;
}

/** @throws AppError `invalid_input`. */
export function refuseAddress(settings: Settings, url: string) {
  const fault = addressFault(settings, url);
  if (fault) throw new AppError("invalid_input", fault, { fields: { url: [fault] } });
}
