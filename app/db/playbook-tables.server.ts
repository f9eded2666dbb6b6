import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  type PlaybookContent,
  type PlaybookResult,
  ruleResults,
} from "../schemas/playbooks/playbook.ts";
import { packedJson } from "./packed-json.server.ts";

/** A firm's playbooks; what is in one is kept by version, its draft here until it is published. */
export const playbooks = sqliteTable(
  "playbooks",
  {
    id: text().primaryKey(),
    firm_id: text().notNull(),
    /** As it was last published; of one that never was, as its draft says. */
    name: text().notNull(),
    /** The newest that is published; 0: none yet. */
    version: integer().notNull(),
    /** Proposed where no other fits better; one of a firm at most. */
    is_default: integer({ mode: "boolean" }).notNull().default(false),
    draft: packedJson<PlaybookContent>(),
    /** Counts the changes of the draft, so that nobody writes over what they have not seen. */
    draft_version: integer().notNull().default(0),
    created_by: text().notNull(),
    created_at: integer().notNull(),
    changed_by: text().notNull(),
    changed_at: integer().notNull(),
    /** Deleted: cases that were read with it keep its results. */
    deleted_at: integer(),
  },
  (t) => [index("playbooks_firm").on(t.firm_id, t.name)],
);

/** What a playbook was when it was published. Never changed. */
export const playbookVersions = sqliteTable(
  "playbook_versions",
  {
    firm_id: text().notNull(),
    playbook_id: text().notNull(),
    version: integer().notNull(),
    content: packedJson<PlaybookContent>().notNull(),
    published_by: text().notNull(),
    published_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playbook_id, t.version] }),
    index("playbook_versions_firm").on(t.firm_id, t.playbook_id),
  ],
);

/** With which version of which playbook a case is read, and what came of it. */
export const casePlaybooks = sqliteTable(
  "case_playbooks",
  {
    case_id: text().primaryKey(),
    playbook_id: text().notNull(),
    version: integer().notNull(),
    chosen_by: text().notNull(),
    chosen_at: integer().notNull(),
    /** Null until there is an analysis. */
    results: packedJson<PlaybookResult[]>(),
    /** Of which attempt and for which client the results are; others are worked out anew when they are next read. */
    read_as: text(),
  },
  (t) => [index("case_playbooks_playbook").on(t.playbook_id, t.version)],
);

/** What a person made of a rule for one case, whatever the words say. */
export const ruleOverrides = sqliteTable(
  "rule_overrides",
  {
    case_id: text().notNull(),
    playbook_id: text().notNull(),
    rule_id: text().notNull(),
    result: text({ enum: ruleResults }).notNull(),
    reason: text().notNull(),
    overridden_by: text().notNull(),
    overridden_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.case_id, t.playbook_id, t.rule_id] }),
    index("rule_overrides_rule").on(t.playbook_id, t.rule_id),
  ],
);

/** A firm's own letterhead: a Word document with fields, as it was uploaded. */
export const letterTemplates = sqliteTable("letter_templates", {
  firm_id: text().primaryKey(),
  file_name: text().notNull(),
  bytes: blob({ mode: "buffer" }).notNull(),
  uploaded_by: text().notNull(),
  uploaded_at: integer().notNull(),
});

/** The letter to the client about a case, as somebody has edited it. Without a row it is as it is made. */
export const caseLetters = sqliteTable("case_letters", {
  case_id: text().primaryKey(),
  /** JSON of the letter's parts. */
  letter: text().notNull(),
  /** When it was saved: nobody writes over what they have not seen. */
  version: integer().notNull(),
  edited_by: text().notNull(),
  edited_at: integer().notNull(),
});
