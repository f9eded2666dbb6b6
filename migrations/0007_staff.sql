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
CREATE TABLE `staff` (
	`user_id` text PRIMARY KEY NOT NULL,
	`added_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `failure` text;--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`created_at`) WHERE status = 'dead';--> statement-breakpoint
CREATE INDEX `contacts_status_created` ON `contacts` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`email`);