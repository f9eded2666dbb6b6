/** The networks of IPv4 that are not the internet's, by IANA's registry of special-purpose addresses (RFC 6890). */
const special = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"],
].map((network) => {
  const [base = "", length = ""] = network.split("/");
  const size = 2 ** (32 - Number(length));
  return { from: numberOf(base), to: numberOf(base) + size };
});

function numberOf(ipv4: string): number {
  return ipv4.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Whether an address, as a resolver writes it, is one of the internet: no loopback, no private or link-local network. */
export function isInternet(address: string): boolean {
  if (address.includes(":")) {
    // Of IPv6, what is given out (2000::/3), without examples, tunnels and what else is special.
    const [first = "", second = ""] = address.toLowerCase().split(":");
    const block = Number.parseInt(first || "0", 16);
    if (block === 0x2001) return Number.parseInt(second || "0", 16) >= 0x200 && second !== "db8";
    return block >= 0x2000 && block <= 0x3fff && block !== 0x2002;
  }
  const number = numberOf(address);
  return !special.some(({ from, to }) => number >= from && number < to);
}
