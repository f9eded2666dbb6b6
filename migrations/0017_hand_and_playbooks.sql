CREATE TABLE `case_edits` (
	`case_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`edits` text NOT NULL,
	`note` text
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
ALTER TABLE `flag_reviews` ADD `own` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `flag_reviews` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `flag_reviews` ADD `note` text;--> statement-breakpoint
ALTER TABLE `flag_reviews` ADD `edits` text;--> statement-breakpoint
ALTER TABLE `flag_reviews` ADD `read` text;--> statement-breakpoint
ALTER TABLE `flag_reviews` ADD `anchor` text;--> statement-breakpoint
ALTER TABLE `flag_reviews` ADD `edited_by` text;--> statement-breakpoint
ALTER TABLE `flag_reviews` ADD `edited_at` integer;