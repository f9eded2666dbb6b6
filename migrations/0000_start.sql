CREATE TABLE `bucket_audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`last_key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `case_clients` (
	`case_id` text PRIMARY KEY NOT NULL,
	`client` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `case_edits` (
	`case_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`edits` text NOT NULL,
	`note` text
);
--> statement-breakpoint
CREATE TABLE `case_passages` (
	`id` integer PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`position` integer NOT NULL,
	`start` integer NOT NULL,
	`length` integer NOT NULL,
	`byte_start` integer NOT NULL,
	`byte_length` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `case_passages_case` ON `case_passages` (`case_id`,`position`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_type` text NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`business_name` text NOT NULL,
	`website` text,
	`phone` text,
	`budget` text,
	`enquiry_type` text,
	`message` text,
	`urgency` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`form_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_form_key` ON `contacts` (`form_key`);--> statement-breakpoint
CREATE INDEX `contacts_status_created` ON `contacts` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`email`);--> statement-breakpoint
CREATE TABLE `deleted_cases` (
	`case_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_cases_deleted` ON `deleted_cases` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `deleted_originals` (
	`case_id` text PRIMARY KEY NOT NULL,
	`deleted_at` integer NOT NULL,
	`pending` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_originals_pending` ON `deleted_originals` (`case_id`) WHERE pending = 1;--> statement-breakpoint
CREATE TABLE `flag_reviews` (
	`case_id` text NOT NULL,
	`flag_hash` text NOT NULL,
	`quote` text NOT NULL,
	`clause_title` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`reviewed_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reviewed_by` text,
	`own` integer DEFAULT false NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`note` text,
	`edits` text,
	`read` text,
	`anchor` text,
	`edited_by` text,
	`edited_at` integer,
	PRIMARY KEY(`case_id`, `flag_hash`)
);
--> statement-breakpoint
CREATE TABLE `hand_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`before` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `hand_steps_case` ON `hand_steps` (`case_id`,`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `lead_handling` (
	`lead_id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`owner_id` text,
	`first_answered_at` integer,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lead_handling_owner` ON `lead_handling` (`owner_id`);--> statement-breakpoint
CREATE TABLE `lead_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lead_notes_lead` ON `lead_notes` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `legal_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`matter_id` text,
	`user_id` text NOT NULL,
	`case_name` text NOT NULL,
	`case_type` text,
	`side` text,
	`file_name` text NOT NULL,
	`file_type` text NOT NULL,
	`file_size` integer NOT NULL,
	`file_sha256` text NOT NULL,
	`status` text NOT NULL,
	`stage` text NOT NULL,
	`attempt` integer NOT NULL,
	`tries` integer NOT NULL,
	`deadline` integer,
	`failure_code` text,
	`failure_message` text,
	`top_risk` text,
	`words` integer,
	`analyser` text,
	`idempotency_key` text,
	`created_at` integer NOT NULL,
	`analyzed_at` integer,
	`ai_summary` text,
	`risk_flags` text,
	`analysis` text,
	`reader_notes` text,
	`file_content` text
);
--> statement-breakpoint
CREATE INDEX `legal_cases_firm_created` ON `legal_cases` (`firm_id`,`created_at`,`id`,`matter_id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_name` ON `legal_cases` (`firm_id`,case_name COLLATE NOCASE,`id`,`matter_id`,`case_type`,`top_risk`,`status`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_risk` ON `legal_cases` (`firm_id`,(CASE top_risk WHEN 'High' THEN 3 WHEN 'Medium' THEN 2 WHEN 'Low' THEN 1 ELSE 0 END),`created_at`,`id`,`matter_id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_status` ON `legal_cases` (`firm_id`,`status`,`created_at`,`id`,`matter_id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_type` ON `legal_cases` (`firm_id`,`case_type`,`created_at`,`id`,`matter_id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_size` ON `legal_cases` (`firm_id`,`file_size`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_file` ON `legal_cases` (`firm_id`,`file_sha256`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_matter` ON `legal_cases` (`firm_id`,`matter_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `legal_cases_idempotency_key` ON `legal_cases` (`firm_id`,`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `legal_cases_deadline` ON `legal_cases` (`deadline`) WHERE status = 'analyzing';--> statement-breakpoint
CREATE INDEX `legal_cases_unpacked` ON `legal_cases` (`id`) WHERE typeof(analysis) = 'text';--> statement-breakpoint
CREATE TABLE `model_documents` (
	`case_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`case_id`, `attempt`)
);
--> statement-breakpoint
CREATE INDEX `model_documents_day` ON `model_documents` (`day`,`user_id`);--> statement-breakpoint
CREATE TABLE `open_flags` (
	`case_id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`high` integer NOT NULL,
	`medium` integer NOT NULL,
	`low` integer NOT NULL,
	`changes` integer NOT NULL,
	`counted` integer NOT NULL,
	`levels` text
);
--> statement-breakpoint
CREATE INDEX `open_flags_firm` ON `open_flags` (`firm_id`,`high`,(high + medium + low));--> statement-breakpoint
CREATE INDEX `open_flags_uncounted` ON `open_flags` (`case_id`) WHERE counted < changes;--> statement-breakpoint
CREATE TABLE `original_retention` (
	`firm_id` text PRIMARY KEY NOT NULL,
	`days` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`dedupe_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`reply_to` text,
	`failure` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE status = 'due';--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`created_at`) WHERE status = 'dead';--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE INDEX `password_resets_expiry` ON `password_resets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `pending_sign_ups` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`browser_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pending_sign_ups_email` ON `pending_sign_ups` (`email`);--> statement-breakpoint
CREATE INDEX `pending_sign_ups_expiry` ON `pending_sign_ups` (`expires_at`);--> statement-breakpoint
CREATE TABLE `refusals` (
	`user_id` text NOT NULL,
	`firm_id` text NOT NULL,
	`kind` text NOT NULL,
	`hour` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `user_id`, `firm_id`, `kind`)
);
--> statement-breakpoint
CREATE INDEX `refusals_user` ON `refusals` (`user_id`);--> statement-breakpoint
CREATE INDEX `refusals_firm` ON `refusals` (`firm_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text NOT NULL,
	`country` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`second_factor_at` integer
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_last_seen` ON `sessions` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`purpose` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `staff` (
	`user_id` text PRIMARY KEY NOT NULL,
	`added_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `throttle` (
	`key` text PRIMARY KEY NOT NULL,
	`tokens` real NOT NULL,
	`refilled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`case_id` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`expected` integer NOT NULL,
	`since` integer NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tombstones_due` ON `tombstones` (`due_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`firm_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `calendars` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`matter_id` text,
	`secret_hash` text NOT NULL,
	`second_factor` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendars_secret` ON `calendars` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `calendars_firm` ON `calendars` (`firm_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `case_date_readings` (
	`case_id` text PRIMARY KEY NOT NULL,
	`analyzed_at` integer NOT NULL,
	`complete` integer NOT NULL,
	`run` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `case_dates` (
	`case_id` text NOT NULL,
	`date_id` text NOT NULL,
	`firm_id` text NOT NULL,
	`day` text,
	`state` text NOT NULL,
	`own` integer NOT NULL,
	`gone` integer NOT NULL,
	`base` text NOT NULL,
	`said` text NOT NULL,
	`moved_from` text,
	`changed_by` text,
	`changed_at` integer,
	`version` integer NOT NULL,
	PRIMARY KEY(`case_id`, `date_id`)
);
--> statement-breakpoint
CREATE INDEX `case_dates_firm_day` ON `case_dates` (`firm_id`,`day`,`case_id`,`date_id`,`state`);--> statement-breakpoint
CREATE TABLE `case_scans` (
	`case_id` text NOT NULL,
	`version` integer NOT NULL,
	`pages` integer NOT NULL,
	`words` integer NOT NULL,
	`unsure` integer NOT NULL,
	`read_by` text NOT NULL,
	`read_at` integer NOT NULL,
	`changes` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`case_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `case_versions` (
	`case_id` text NOT NULL,
	`number` integer NOT NULL,
	`document_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_type` text NOT NULL,
	`file_size` integer NOT NULL,
	`file_sha256` text NOT NULL,
	`uploaded_by` text NOT NULL,
	`uploaded_at` integer NOT NULL,
	`words` integer,
	`analyser` text,
	`analyzed_at` integer,
	`ai_summary` text,
	`risk_flags` text,
	`analysis` text,
	`reader_notes` text,
	`idempotency_key` text,
	PRIMARY KEY(`case_id`, `number`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `case_versions_document` ON `case_versions` (`document_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `case_versions_idempotency_key` ON `case_versions` (`case_id`,`uploaded_by`,`idempotency_key`);--> statement-breakpoint
CREATE TABLE `authenticators` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `challenges` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`password_hash` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `challenges_expiry` ON `challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `code_hash`)
);
--> statement-breakpoint
CREATE TABLE `access_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`second_factor` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_hash` ON `access_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `access_tokens_firm` ON `access_tokens` (`firm_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_chains` (
	`firm_id` text PRIMARY KEY NOT NULL,
	`before` text NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`signature` text
);
--> statement-breakpoint
CREATE TABLE `audit_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`firm_id` text NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_email` text NOT NULL,
	`token_id` text,
	`thing_kind` text NOT NULL,
	`thing_id` text NOT NULL,
	`matter_id` text,
	`address` text NOT NULL,
	`country` text NOT NULL,
	`hash` text,
	`details` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_events_id` ON `audit_events` (`id`);--> statement-breakpoint
CREATE INDEX `audit_events_firm` ON `audit_events` (`firm_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_thing` ON `audit_events` (`firm_id`,`thing_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_matter` ON `audit_events` (`firm_id`,`matter_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_unsealed` ON `audit_events` (`firm_id`,`seq`) WHERE hash IS NULL;--> statement-breakpoint
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`case_id` text NOT NULL,
	`flag_id` text,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer
);
--> statement-breakpoint
CREATE INDEX `comments_case` ON `comments` (`firm_id`,`case_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `firms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`time_zone` text NOT NULL,
	`second_factor_from` integer,
	`password_length` integer,
	`marks_by` text DEFAULT 'person' NOT NULL,
	`created_at` integer NOT NULL,
	`erasing_at` integer
);
--> statement-breakpoint
CREATE INDEX `firms_erasing` ON `firms` (`erasing_at`) WHERE erasing_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `flag_assignments` (
	`firm_id` text NOT NULL,
	`case_id` text NOT NULL,
	`flag_id` text NOT NULL,
	`user_id` text NOT NULL,
	`assigned_by` text NOT NULL,
	`assigned_at` integer NOT NULL,
	PRIMARY KEY(`firm_id`, `case_id`, `flag_id`)
);
--> statement-breakpoint
CREATE INDEX `flag_assignments_user` ON `flag_assignments` (`firm_id`,`user_id`,`assigned_at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`matters` text NOT NULL,
	`walled` text DEFAULT '[]' NOT NULL,
	`until` integer,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`withdrawn_at` integer
);
--> statement-breakpoint
CREATE INDEX `invitations_firm` ON `invitations` (`firm_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `matter_members` (
	`firm_id` text NOT NULL,
	`matter_id` text NOT NULL,
	`user_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`firm_id`, `matter_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `matter_members_user` ON `matter_members` (`firm_id`,`user_id`,`matter_id`);--> statement-breakpoint
CREATE TABLE `matters` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`name` text NOT NULL,
	`number` text,
	`client_name` text,
	`act_for` text,
	`responsible_id` text,
	`restricted` integer NOT NULL,
	`state` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `matters_firm_created` ON `matters` (`firm_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `matters_firm_state` ON `matters` (`firm_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `matters_firm_responsible` ON `matters` (`firm_id`,`responsible_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `matters_firm_restricted` ON `matters` (`firm_id`,`id`) WHERE restricted = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `matters_firm_number` ON `matters` (`firm_id`,`number`);--> statement-breakpoint
CREATE TABLE `members` (
	`firm_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`until` integer,
	`mails` integer NOT NULL,
	`digest_at` integer,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`firm_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `members_user` ON `members` (`user_id`,`joined_at`);--> statement-breakpoint
CREATE TABLE `mentions` (
	`firm_id` text NOT NULL,
	`comment_id` text NOT NULL,
	`case_id` text NOT NULL,
	`user_id` text NOT NULL,
	`read_at` integer,
	PRIMARY KEY(`firm_id`, `comment_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `mentions_unread` ON `mentions` (`firm_id`,`user_id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE TABLE `told_by_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`case_id` text NOT NULL,
	`by_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `told_by_mail_user` ON `told_by_mail` (`firm_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`answered` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_firm` ON `webhook_deliveries` (`firm_id`,`webhook_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE status = 'due';--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`disabled_at` integer
);
--> statement-breakpoint
CREATE INDEX `webhooks_firm` ON `webhooks` (`firm_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `case_letters` (
	`case_id` text PRIMARY KEY NOT NULL,
	`letter` text NOT NULL,
	`version` integer NOT NULL,
	`edited_by` text NOT NULL,
	`edited_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `case_playbooks` (
	`case_id` text PRIMARY KEY NOT NULL,
	`playbook_id` text NOT NULL,
	`version` integer NOT NULL,
	`chosen_by` text NOT NULL,
	`chosen_at` integer NOT NULL,
	`results` text,
	`read_as` text
);
--> statement-breakpoint
CREATE INDEX `case_playbooks_playbook` ON `case_playbooks` (`playbook_id`,`version`);--> statement-breakpoint
CREATE TABLE `letter_templates` (
	`firm_id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`bytes` blob NOT NULL,
	`uploaded_by` text NOT NULL,
	`uploaded_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `playbook_versions` (
	`firm_id` text NOT NULL,
	`playbook_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`published_by` text NOT NULL,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`playbook_id`, `version`)
);
--> statement-breakpoint
CREATE INDEX `playbook_versions_firm` ON `playbook_versions` (`firm_id`,`playbook_id`);--> statement-breakpoint
CREATE TABLE `playbooks` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`name` text NOT NULL,
	`version` integer NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`draft` text,
	`draft_version` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `playbooks_firm` ON `playbooks` (`firm_id`,`name`);--> statement-breakpoint
CREATE TABLE `rule_overrides` (
	`case_id` text NOT NULL,
	`playbook_id` text NOT NULL,
	`rule_id` text NOT NULL,
	`result` text NOT NULL,
	`reason` text NOT NULL,
	`overridden_by` text NOT NULL,
	`overridden_at` integer NOT NULL,
	PRIMARY KEY(`case_id`, `playbook_id`, `rule_id`)
);
--> statement-breakpoint
CREATE INDEX `rule_overrides_rule` ON `rule_overrides` (`playbook_id`,`rule_id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `case_passages_fts` USING fts5(body, owner, labels, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
INSERT INTO `case_passages_fts` (`case_passages_fts`, `rank`) VALUES ('deletemerge', 1);--> statement-breakpoint
CREATE TRIGGER `case_passages_deleted` AFTER DELETE ON `case_passages` BEGIN
	DELETE FROM `case_passages_fts` WHERE `rowid` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_kept` BEFORE UPDATE OF `seq`, `id`, `firm_id`, `at`, `action`, `actor_id`, `actor_email`, `token_id`, `thing_kind`, `thing_id`, `matter_id`, `address`, `country`, `details` ON `audit_events` BEGIN
	SELECT RAISE(ABORT, 'The record is only added to.');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_sealed` BEFORE UPDATE OF `hash` ON `audit_events` WHEN old.`hash` IS NOT NULL BEGIN
	SELECT RAISE(ABORT, 'The record is only added to.');
END;
--> statement-breakpoint
-- With its firm it goes, and after seven years.
CREATE TRIGGER `audit_events_stay` BEFORE DELETE ON `audit_events` WHEN old.`at` > (unixepoch() - 7 * 31557600) * 1000
	AND EXISTS (SELECT 1 FROM `firms` WHERE `id` = old.`firm_id` AND `erasing_at` IS NULL) BEGIN
	SELECT RAISE(ABORT, 'The record is only added to.');
END;
