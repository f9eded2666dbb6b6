import { formatDate } from "../../lib/dates.ts";
import type { Matter } from "../../schemas/matter.ts";
import { nameOf } from "../../schemas/person.ts";
import { RiskCountBadges } from "../case/risk.tsx";

/** What is said of a matter; what is not, is left out. `shared`: whether there is anybody else to look after it. */
export function MatterFacts({ of, shared }: { of: Matter; shared: boolean }) {
  const facts: [string, string | null][] = [
    ["Matter number", of.number],
    ["Client", of.client_name],
    ["Client’s role", of.act_for],
    ["Responsible lawyer", of.responsible ? nameOf(of.responsible) : shared ? "Nobody yet" : null],
    ["Opened", formatDate(of.created_at)],
  ];
  return (
    <dl className="matter-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
      {of.openFlags && Boolean(of.cases) && (
        <div>
          <dt>Open flags</dt>
          <dd className="flex flex-wrap gap-2">
            <RiskCountBadges counts={of.openFlags} />
          </dd>
        </div>
      )}
    </dl>
  );
}
