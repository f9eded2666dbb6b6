import { describe, expect, it } from "vitest";
import { network } from "../../workers/scope.ts";

describe("the network that an address counts for", () => {
  it.each(["203.0.113.7", "unknown", ""])("is the address itself: %s", (address) => {
    expect(network(address)).toBe(address);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:0003:0004:0005:0006", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:3:4:5::", "2001:db8:1:2::/64"],
    ["2001:db8::2:0:0:0:6", "2001:db8:0:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["2001:db8:0:0::", "2001:db8:0:0::/64"],
    ["::1:2:3:4:5:6:7", "0:1:2:3::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("of IPv6 is one household's half, however it is written: %s", (address, half) => {
    expect(network(address)).toBe(half);
  });
});
