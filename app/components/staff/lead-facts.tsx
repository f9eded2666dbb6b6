import type { ReactNode } from "react";
import { formatAgencyTime } from "../../lib/agency-time.ts";
import { budgetLabels, enquiryTypeLabels, urgencyLabels } from "../../schemas/leads/lead.ts";
import { leadTypeLabels } from "../../schemas/leads/lead-handling.ts";
import { LeadAge } from "./lead-age.tsx";
import { LeadStatusMark } from "./lead-status.tsx";
import type { LeadView } from "./lead-view.ts";

/** A link to an address that a visitor typed: `?` and `&` in it would add other people and headers (RFC 6068). */
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`;

/** A number without words in it. */
const isDialled = (number: string) => /^[\d\s().+/-]+$/.test(number);
const tel = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, "")}`;

/** Everything that a lead said. */
export function LeadFacts({ lead, now }: { lead: LeadView; now: number }) {
  const { email, phone, website, need, budget, urgency, message, answeredAt } = lead;
  return (
    <>
      <header className="lead-head">
        <div className="grid gap-2">
          <h1 className="given-name">{lead.business}</h1>
          <LeadStatusMark status={lead.status} held={lead.held} />
        </div>
        <LeadAge lead={lead} now={now} />
      </header>
      <section aria-label="What was sent" className="sheet lead-sent">
        <dl className="facts">
          <Fact label="Name">{lead.name}</Fact>
          <Fact label="Email">{email ? <Away to={mailto(email)}>{email}</Away> : "not given"}</Fact>
          <Fact label="Phone">
            {phone && (isDialled(phone) ? <Away to={tel(phone)}>{phone}</Away> : phone)}
          </Fact>
          <Fact label="Website">{website && <Away to={website}>{website}</Away>}</Fact>
          <Fact label="Need">{need ? enquiryTypeLabels[need] : "The guide for law firms"}</Fact>
          <Fact label="Budget">{budget && budgetLabels[budget]}</Fact>
          <Fact label="Urgency">{urgency && urgencyLabels[urgency]}</Fact>
          <Fact label="Source">{leadTypeLabels[lead.kind]}</Fact>
          <Fact label="Received">{formatAgencyTime(lead.createdAt)}</Fact>
          <Fact label="First answered">
            {answeredAt === null ? "not yet" : formatAgencyTime(answeredAt)}
          </Fact>
        </dl>
        {message && <blockquote className="lead-message">{message}</blockquote>}
      </section>
    </>
  );
}

/** What was not said is left out. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Away = ({ to, children }: { to: string; children: string }) => (
  <a href={to} rel="noreferrer noopener" className="link">
    {children}
  </a>
);
