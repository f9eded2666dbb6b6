import { describe, expect, it } from "vitest";
import { addressFault } from "../../app/services/webhooks/address.ts";
import { isInternet } from "../../app/services/webhooks/networks.ts";
import { newSecret, signatureHeaders } from "../../app/services/webhooks/signature.ts";

const live = { SITE_URL: "https://shadowdigital.example" };
const local = { SITE_URL: "http://localhost:5173", WEBHOOKS_TO_LOOPBACK: "on" };

describe("where a webhook may go", () => {
  it("is a name of the internet, by https", () => {
    for (const url of [
      "https://hooks.firm.com.au/a?b=c",
      "https://firm.example:443/",
      "https://firm.example.",
    ])
      expect([url, addressFault(live, url)]).toEqual([url, null]);
  });

  it.each([
    ...["http://hooks.firm.com.au", "ftp://hooks.firm.com.au", "file:///etc/passwd", "words"],
    ...["https://127.0.0.1/", "https://10.0.0.1", "https://2130706433/", "https://0x7f.1/"],
    ...["https://0177.0.0.1/", "https://[::1]/", "https://[fe80::1]", "https://8.8.8.8"],
    ...[
      "https://firm.example:8443/",
      "https://firm.example:80",
      "https://a..example",
      "https://.a.example",
    ],
    ...["https://firm.example..", `https://${"a".repeat(64)}.example`],
    ...["https://localhost", "https://LOCALHOST./", "https://intranet", "https://printer.local"],
    ...[
      "https://db.internal",
      "https://db.internal.",
      "https://a.localhost",
      "https://x.home.arpa",
    ],
    ...["https://user:secret@hooks.firm.com.au", "https://①②⑦.⓪.⓪.①/", "http://127.0.0.1:9"],
  ])("is never %s", (url) => {
    expect(addressFault(live, url)).toMatch(/^[A-Z].*\.$/);
    // A setting that went along into production by mistake changes nothing.
    expect(addressFault({ ...live, WEBHOOKS_TO_LOOPBACK: "on" }, url)).not.toBeNull();
  });

  it("is this machine where a setting of development says so, and nothing else of its network", () => {
    for (const url of ["http://127.0.0.1:9/x", "http://localhost:9"]) {
      expect(addressFault(local, url)).toBeNull();
      expect(addressFault({ SITE_URL: local.SITE_URL }, url)).not.toBeNull();
    }
    for (const url of ["http://10.0.0.1", "https://127.0.0.1", "http://localhost.local"])
      expect(addressFault(local, url)).not.toBeNull();
  });

  it("does not lead into a network that is not the internet’s", () => {
    const inside = [
      ...[
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "169.254.169.254",
      ],
      ...["100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1"],
      ...["fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2001:db8::1", "2002:a00:1::", "ff02::1"],
    ];
    for (const address of inside) expect([address, isInternet(address)]).toEqual([address, false]);
    const outside = ["8.8.8.8", "172.32.0.1", "1.1.1.1", "2606:4700::1111", "2001:4860:4860::8888"];
    for (const address of outside) expect([address, isInternet(address)]).toEqual([address, true]);
  });
});

describe("the signature of a webhook", () => {
  it("is that of the Standard Webhooks specification", () => {
    const body = '{"test": 2432232314}';
    const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    expect(signatureHeaders(secret, id, 1_614_265_330_999, body)).toEqual({
      "webhook-id": id,
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  it("rests on a key of 32 random bytes", () => {
    expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});
