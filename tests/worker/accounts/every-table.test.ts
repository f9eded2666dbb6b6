import { env } from "cloudflare:workers";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it, vi } from "vitest";
import * as schema from "../../../app/db/schema.server.ts";
import { deleteAccount } from "../../../app/services/accounts/account.server.ts";
import { eraseFirm } from "../../../app/services/firms/erasure.server.ts";
import { everyMinute } from "../../../workers/cron.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { firmWith } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";

const tables = Object.values<unknown>(schema)
  .filter((value) => value instanceof SQLiteTable)
  .map(getTableConfig);

/** What columns name, by what they are called, wherever they stand. */
const names: Record<"person" | "email" | "firm" | "case" | "other", string[]> = {
  person: [
    ...["user_id", "author_id", "actor_id", "owner_id", "responsible_id", "by_id"],
    ...["uploaded_by", "edited_by", "chosen_by", "read_by", "assigned_by", "reviewed_by"],
    ...["invited_by", "created_by", "changed_by", "published_by", "overridden_by"],
  ],
  email: ["email", "actor_email", "to_address"],
  firm: ["firm_id"],
  case: ["case_id"],
  other: [
    ...["id", "document_id", "token_id", "thing_id", "matter_id", "flag_id", "comment_id"],
    "date_id",
    ...["playbook_id", "rule_id", "webhook_id", "lead_id", "name", "file_name", "client_name"],
    ...["business_name", "case_name"],
    // Where a request came from, of those alone who are members; whom mails are to be answered; how the firm signs.
    ...["address", "reply_to", "marks_by", "read_as"],
  ],
};

/** Columns that stay with whom they name when a person deletes their account, and why. */
const staysOfPerson: Record<string, string> = {
  // What people did in a firm is the firm's, by an id that leads nowhere any more.
  ...Object.fromEntries(
    [
      ...["audit_events.actor_id", "case_letters.edited_by", "case_playbooks.chosen_by"],
      ...["case_dates.changed_by"],
      ...["case_scans.read_by", "case_versions.uploaded_by", "comments.author_id"],
      ...["flag_assignments.assigned_by", "flag_reviews.reviewed_by", "flag_reviews.edited_by"],
      ...["letter_templates.uploaded_by", "matters.created_by", "playbook_versions.published_by"],
      ...["playbooks.created_by", "playbooks.changed_by", "rule_overrides.overridden_by"],
      ...["invitations.invited_by", "legal_cases.user_id", "hand_steps.user_id"],
    ].map((column) => [column, "the firm’s work"]),
  ),
  "audit_events.thing_id": "the firm’s record, which says that they have left",
  "audit_events.actor_email": "the firm’s record, which is sealed and goes with the firm",
  "invitations.email": "an invitation by another firm, which its owners can withdraw",
  "contacts.email": "an enquiry to the agency, which its staff delete",
};

/** By what a person's copy of their data tells of each such column; or why it does not. */
const inCopy: Record<string, string[]> = {
  "account.json": [
    ...["authenticators.user_id", "outbox.to_address", "passkeys.user_id"],
    ...["recovery_codes.user_id", "refusals.user_id", "sessions.user_id", "staff.user_id"],
    "users.email",
  ],
  "firms.json": [
    ...[
      "access_tokens.user_id",
      "calendars.user_id",
      "comments.author_id",
      "flag_assignments.user_id",
    ],
    ...["invitations.invited_by", "matters.responsible_id", "members.user_id"],
    "mentions.user_id",
  ],
  "the cases, with who did what on them": [
    ...["case_letters.edited_by", "case_playbooks.chosen_by", "case_scans.read_by"],
    "case_dates.changed_by",
    ...["case_versions.uploaded_by", "flag_assignments.assigned_by", "flag_reviews.edited_by"],
    ...["flag_reviews.reviewed_by", "legal_cases.user_id", "rule_overrides.overridden_by"],
  ],
  "the firm’s, whose owners tell of it": [
    ...["audit_events.actor_id", "audit_events.actor_email", "letter_templates.uploaded_by"],
    ...["invitations.email", "matters.created_by", "matter_members.user_id"],
    ...["playbook_versions.published_by", "playbooks.changed_by", "playbooks.created_by"],
  ],
  "the agency’s, whose staff copy it": [
    ...["contacts.email", "lead_handling.owner_id", "lead_notes.author_id"],
  ],
  "of passing use, gone within days": [
    ...["challenges.user_id", "deleted_cases.user_id", "hand_steps.user_id"],
    ...["model_documents.user_id", "password_resets.user_id", "pending_sign_ups.email"],
    ...["told_by_mail.by_id", "told_by_mail.user_id"],
  ],
};

/** The same of a firm that is erased, and of its cases. */
const staysOfFirm: Record<string, string> = {
  "model_documents.case_id": "how many documents a day the model reads, for some days",
  "outbox.dedupe_key": "the mail that told its members, for as long as mails are kept",
};

/** Rows that are made of others by themselves, or say of nobody anything. */
const notSeeded = [
  ...["users", "firms", "members", "legal_cases", "tombstones", "bucket_audit", "signing_keys"],
];

/** `gone` is a case that the person has deleted, and not yet for good. */
type Named = { person: string; email: string; firm: string; case: string; gone: string };
const kindOf = (column: string) =>
  (["person", "email", "firm", "case"] as const).find((kind) => names[kind].includes(column));

const columnsOfPeople = () =>
  tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) =>
      ["person", "email"].includes(kindOf(column.name) ?? "") ? [`${name}.${column.name}`] : [],
    ),
  );

/** A row in each table, which names these wherever its columns name anybody. */
async function seed(of: Named, mark: string) {
  for (const { name, columns } of tables) {
    if (notSeeded.includes(name)) continue;
    const values = columns.map((column) => {
      const kind = kindOf(column.name);
      if (kind) return name === "deleted_cases" && kind === "case" ? of.gone : of[kind];
      if (column.name === "expires_at") return Date.now() + 365 * 24 * 60 * 60_000;
      if (column.dataType.startsWith("object") || column.dataType.startsWith("json")) return "{}";
      if (/INT|REAL/i.test(column.getSQLType())) return Number(mark);
      return column.notNull || column.primary ? `${name}-${column.name}-${mark}` : null;
    });
    const into = columns.map((column) => `"${column.name}"`).join();
    await env.DB.prepare(
      `INSERT OR IGNORE INTO ${name} (${into}) VALUES (${columns.map(() => "?").join()})`,
    )
      .bind(...values)
      .run();
  }
}

/** The columns in which one of these words stands. */
async function naming(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${name}`).all();
    for (const row of results)
      for (const [column, value] of Object.entries(row))
        if (words.some((word) => String(value).includes(word))) found.push(`${name}.${column}`);
  }
  return [...new Set(found)].toSorted();
}

/** What the cron does until nothing is left to do. */
async function later() {
  for (let hours = 1; hours <= 3; hours++) {
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60 * 60_000);
    // At the full hour, when it does the most.
    await everyMinute(env, new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000));
  }
  vi.restoreAllMocks();
}

it("every column that can name anybody says whom", () => {
  const known = Object.values(names).flat();
  const unknown = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => /(?:^|_)(?:id|by|as|to|email|name|address)$/.test(column.name))
      .filter((column) => !known.includes(column.name))
      .map((column) => `${name}.${column.name}`),
  );
  expect(unknown).toEqual([]);
});

it("of every column that names a person it is said where the copy of their data has it, or why not", () => {
  expect(Object.values(inCopy).flat().toSorted()).toEqual(columnsOfPeople().toSorted());
});

it("whoever deletes their account is named nowhere any more, but where it says why", async () => {
  const { partner, associate, firmId } = await firmWith({
    ...{ partner: "owner", associate: "lawyer" },
  } as const);
  const { user } = associate.member;
  const [caseId = "", gone = ""] = await storeCases(user.id, [
    { firm_id: firmId },
    { firm_id: firmId },
  ]);
  await seed({ person: user.id, email: user.email, firm: firmId, case: caseId, gone }, "1");
  const own = { person: user.id, email: user.email, firm: user.id };
  const [ownCase = "", ownGone = ""] = await storeCases(user.id, [
    { firm_id: user.id },
    { firm_id: user.id },
  ]);
  await seed({ ...own, case: ownCase, gone: ownGone }, "2");
  const before = await naming([user.id, user.email]);
  expect(before).toEqual(expect.arrayContaining(columnsOfPeople()));
  await deleteAccount(scopeOf(), associate.member, { password });
  await later();
  const left = await naming([user.id, user.email]);
  expect(left).toEqual(Object.keys(staysOfPerson).toSorted());
  expect(await naming([ownCase])).toEqual(["model_documents.case_id"]);
  expect((await partner.browser.get("/api/firms")).status).toBe(200);
});

it("a firm that is erased, and its cases, are named nowhere any more", async () => {
  const { partner, firmId } = await firmWith({ partner: "owner", associate: "lawyer" });
  const { user } = partner.member;
  const [caseId = "", gone = ""] = await storeCases(user.id, [
    { firm_id: firmId },
    { firm_id: firmId },
  ]);
  await seed({ person: user.id, email: user.email, firm: firmId, case: caseId, gone }, "1");
  await eraseFirm(scopeOf(), partner.member, { password });
  await later();
  expect(await naming([firmId, caseId])).toEqual(Object.keys(staysOfFirm));
});
