import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guide } from "../../../app/content/guide.ts";
import { digestMail } from "../../../app/emails/digest.ts";
import { leadNotification, resourceMail } from "../../../app/emails/lead.ts";
import type { Lead } from "../../../app/schemas/leads/lead.ts";

const lead: Lead = {
  lead_type: "contact_page",
  business_name: "Bits & Pieces <b>Pty</b> Ltd",
  name: "Jo Citizen",
  email: "jo@bits.example",
  phone: "0412 345 678",
  enquiry_type: "voice-ai",
  urgency: "soon",
  message: "First line\n<script>alert(1)</script>",
};

const href = "https://agency.example/staff/leads/1";

describe("the mail about a lead", () => {
  it("says everything that was sent, in words and in HTML", () => {
    const { text, html } = leadNotification(lead, { suspicious: false, href });
    for (const words of [
      "Jo Citizen",
      "jo@bits.example",
      "0412 345 678",
      "Voice AI",
      "Soon (this month)",
      "First line",
    ])
      for (const body of [text, html]) expect(body).toContain(words);
    expect(text).toContain(lead.business_name);
    expect(text).toContain("> First line\n> <script>alert(1)</script>");
  });

  it("shows what people typed as text, never as markup", () => {
    const { html } = leadNotification(lead, { suspicious: false, href });
    expect(html).not.toContain("<script>");
    expect(html).toContain("Bits &amp; Pieces &lt;b&gt;Pty&lt;/b&gt; Ltd");
    expect(html).toContain("First line<br>");
  });

  it("says so when it looks like spam, and offers no address to write to", () => {
    const { subject, html } = leadNotification(lead, { suspicious: true, href });
    expect(subject).toMatch(/^Possible spam: /);
    expect(html).not.toContain("mailto:");
  });

  it("says that no email was given", () => {
    const { text } = leadNotification(
      { lead_type: "contact_form", business_name: "Quiet Co", enquiry_type: "seo", message: "Hi" },
      { suspicious: false, href },
    );
    expect(text).toContain("Email: not given");
  });
});

describe("the digest", () => {
  const waiting = { need: "seo", urgency: "soon", age: "31 hours", overdue: true, href } as const;

  it("links each lead to its page, and shows what people typed as text", () => {
    const { text, html, subject } = digestMail({
      ...{ count: 30, overdue: 1, href: "https://agency.example/staff" },
      waiting: [{ ...waiting, business: 'Bits & <b>"Pieces"</b>' }],
    });
    expect(subject).toBe("30 leads wait for an answer, 1 for more than 24 hours");
    expect(text).toContain(
      `Bits & <b>"Pieces"</b>: SEO, Soon (this month), 31 hours (overdue)\n${href}`,
    );
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain("Bits &amp; &lt;b&gt;&quot;Pieces&quot;&lt;/b&gt;</a>");
    expect(text).toContain("29 more are behind the button.");
  });

  it("counts one lead as one", () => {
    const { subject } = digestMail({
      ...{ count: 1, overdue: 0, href, waiting: [{ ...waiting, business: "A" }] },
    });
    expect(subject).toBe("1 lead waits for an answer");
  });
});

describe("the mail with the guide", () => {
  it("links to a document that is there", () => {
    expect(resourceMail("https://agency.example").text).toContain(
      `https://agency.example${guide.path}`,
    );
    expect(existsSync(`public${guide.path}.html`)).toBe(true);
  });
});
