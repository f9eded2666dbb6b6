import type { Analysis } from "../schemas/analysis.ts";

/** What papers call the same side of a bargain. */
const alike = [
  ["customer", "client", "buyer", "purchaser", "principal", "recipient of the services"],
  ["supplier", "service provider", "provider", "seller", "vendor", "contractor", "consultant"],
  ["tenant", "lessee"],
  ["landlord", "lessor"],
  ["employer", "company"],
  ["employee", "executive"],
  ["discloser", "disclosing party"],
  ["recipient", "receiving party"],
  ["lender", "financier"],
  ["borrower", "debtor"],
];

const plain = (role: string) => role.replace(/^the /i, "").trim().toLowerCase();

/**
 * For whom a document is read, as its clauses name whom they bind: the client by name, or the one party that has the
 * role for which the playbook acts; null where nobody or more than one can be meant.
 */
export function clientOf(
  { clauses, facts }: Pick<Analysis, "clauses" | "facts">,
  client: string | null,
  actFor: string | null,
): string | null {
  if (client !== null) return client;
  if (actFor === null) return null;
  const unnamed = new Set(clauses.flatMap(({ burdens, benefits }) => [...burdens, ...benefits]));
  for (const { name } of facts.parties) unnamed.delete(name);
  const members = [
    ...facts.parties.map(({ name, role, aliases }) => ({ name, ways: [role ?? name, ...aliases] })),
    ...[...unnamed].map((name) => ({ name, ways: [name] })),
  ];
  const called = (roles: string[]) =>
    members.filter(({ ways }) => ways.some((way) => roles.includes(plain(way))));
  const role = plain(actFor);
  const exact = called([role]);
  const some =
    exact.length > 0 ? exact : called(alike.find((group) => group.includes(role)) ?? [role]);
  return some.length === 1 ? (some[0]?.name ?? null) : null;
}
