import { describe, expect, it } from "vitest";
import { invitationMail, removedMail, roleChangedMail } from "../../../app/emails/membership.ts";
import { waitingMail } from "../../../app/emails/waiting.ts";
import { withoutLinks } from "../../../app/emails/without-links.ts";

/** What mail programs make a link of by themselves: a scheme, or a name with a dot before letters. */
const link = /[a-z][a-z0-9+]*:[/\\]|\b[\p{L}\p{N}-]+[.。．｡]\p{L}{2,}/iu;
const names = [
  ...[
    "evil.example/x",
    "https://evil.example",
    "HTTP:\\\\evil",
    "www.evil.example",
    "See evil.co/1!",
  ],
  ...[
    "Smith（evil.example）",
    "evil。example",
    "a@b.example/x",
    "//evil.example",
    "ftp://1.2.3.4/x",
  ],
];

describe("a name that stands in a mail", () => {
  it.each(names)("%j makes no link, and reads as it did", (name) => {
    const told = withoutLinks(name);
    expect(told).not.toMatch(link);
    expect(told.replaceAll("\u2060", "")).toBe(name);
  });

  it("of another kind stays as it is", () => {
    for (const name of [
      "Smith & Co. Pty Ltd",
      "partner@firm.com.au",
      "at 5.30 pm",
      "A v. B",
      "$1.5m",
    ])
      expect(withoutLinks(name)).toBe(name);
  });

  it.each(names)("%j makes none anywhere in a mail but where the mail gives one", (name) => {
    const href = "https://legalai.test/legalai/join?token=1";
    const mails = [
      invitationMail({ firm: name, by: name, role: "lawyer", until: undefined, href }),
      removedMail({ firm: name, by: name }),
      roleChangedMail({ firm: name, by: name, role: "guest" }),
      waitingMail({
        firmName: name,
        lines: [{ caseName: name, what: `${name} mentioned you`, href }],
        ...{ href, accountHref: href },
      }),
    ];
    for (const { subject, text, html } of mails) {
      const words = html
        .replaceAll(/<style>.*?<\/style>/gs, "")
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/&\w+;/g, " ");
      for (const told of [subject, words, text.replaceAll(href, "")])
        expect(told).not.toMatch(link);
    }
  });
});
