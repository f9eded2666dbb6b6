ALTER TABLE `original_retention` RENAME COLUMN "user_id" TO "firm_id";--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_hash` ON `access_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `access_tokens_firm` ON `access_tokens` (`firm_id`,`user_id`,`created_at`);--> statement-breakpoint
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
	`hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_events_id` ON `audit_events` (`id`);--> statement-breakpoint
CREATE INDEX `audit_events_firm` ON `audit_events` (`firm_id`,`seq`);--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`erasing_at` integer
);
--> statement-breakpoint
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
CREATE TABLE `legal_cases_new` (
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
);--> statement-breakpoint
INSERT INTO `legal_cases_new` (`id`, `firm_id`, `user_id`, `case_name`, `case_type`, `side`, `file_name`, `file_type`, `file_size`, `file_sha256`, `status`, `stage`, `attempt`, `tries`, `deadline`, `failure_code`, `failure_message`, `top_risk`, `words`, `analyser`, `idempotency_key`, `created_at`, `analyzed_at`, `ai_summary`, `risk_flags`, `analysis`, `reader_notes`, `file_content`) SELECT `id`, `user_id`, `user_id`, `case_name`, `case_type`, `side`, `file_name`, `file_type`, `file_size`, `file_sha256`, `status`, `stage`, `attempt`, `tries`, `deadline`, `failure_code`, `failure_message`, `top_risk`, `words`, `analyser`, `idempotency_key`, `created_at`, `analyzed_at`, `ai_summary`, `risk_flags`, `analysis`, `reader_notes`, `file_content` FROM `legal_cases`;--> statement-breakpoint
DROP TABLE `legal_cases`;--> statement-breakpoint
ALTER TABLE `legal_cases_new` RENAME TO `legal_cases`;--> statement-breakpoint
CREATE INDEX `legal_cases_firm_created` ON `legal_cases` (`firm_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_name` ON `legal_cases` (`firm_id`,case_name COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_risk` ON `legal_cases` (`firm_id`,(CASE top_risk WHEN 'High' THEN 3 WHEN 'Medium' THEN 2 WHEN 'Low' THEN 1 ELSE 0 END),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_status` ON `legal_cases` (`firm_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_type` ON `legal_cases` (`firm_id`,`case_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_size` ON `legal_cases` (`firm_id`,`file_size`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_file` ON `legal_cases` (`firm_id`,`file_sha256`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_matter` ON `legal_cases` (`firm_id`,`matter_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `legal_cases_idempotency_key` ON `legal_cases` (`firm_id`,`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `legal_cases_deadline` ON `legal_cases` (`deadline`) WHERE status = 'analyzing';--> statement-breakpoint
ALTER TABLE `sessions` ADD `second_factor_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `firm_id` text;--> statement-breakpoint
-- Who has an account gets a firm of one, with the account's own id: by that the index of words knows their cases already.
INSERT INTO `firms` (`id`, `name`, `time_zone`, `created_at`) SELECT `id`, `email`, 'Australia/Sydney', `created_at` FROM `users`;--> statement-breakpoint
INSERT INTO `members` (`firm_id`, `user_id`, `role`, `mails`, `joined_at`) SELECT `id`, `id`, 'owner', 1, `created_at` FROM `users`;--> statement-breakpoint
CREATE TRIGGER `audit_events_kept` BEFORE UPDATE OF `seq`, `id`, `firm_id`, `at`, `action`, `actor_id`, `actor_email`, `token_id`, `thing_kind`, `thing_id`, `matter_id`, `address`, `country` ON `audit_events` BEGIN
	SELECT RAISE(ABORT, 'The record is only added to.');
END;--> statement-breakpoint
CREATE TRIGGER `audit_events_sealed` BEFORE UPDATE OF `hash` ON `audit_events` WHEN old.`hash` IS NOT NULL BEGIN
	SELECT RAISE(ABORT, 'The record is only added to.');
END;--> statement-breakpoint
-- With its firm it goes, and after seven years.
CREATE TRIGGER `audit_events_stay` BEFORE DELETE ON `audit_events` WHEN old.`at` > (unixepoch() - 7 * 31557600) * 1000
	AND EXISTS (SELECT 1 FROM `firms` WHERE `id` = old.`firm_id` AND `erasing_at` IS NULL) BEGIN
	SELECT RAISE(ABORT, 'The record is only added to.');
END;
