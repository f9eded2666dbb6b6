CREATE TABLE `bucket_audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`last_key` text NOT NULL
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
ALTER TABLE `deleted_originals` ADD `pending` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `deleted_originals_pending` ON `deleted_originals` (`case_id`) WHERE pending = 1;