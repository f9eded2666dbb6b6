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
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `legal_cases` (
	`id` text PRIMARY KEY NOT NULL,
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
CREATE INDEX `legal_cases_user_created` ON `legal_cases` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `legal_cases_idempotency_key` ON `legal_cases` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `legal_cases_deadline` ON `legal_cases` (`deadline`) WHERE status = 'analyzing';--> statement-breakpoint
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
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE status = 'due';--> statement-breakpoint
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
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text NOT NULL,
	`country` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_last_seen` ON `sessions` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`purpose` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `throttle` (
	`key` text PRIMARY KEY NOT NULL,
	`tokens` real NOT NULL,
	`refilled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);