ALTER TABLE `contacts` ADD `form_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_form_key` ON `contacts` (`form_key`);--> statement-breakpoint
CREATE INDEX `legal_cases_user_size` ON `legal_cases` (`user_id`,`file_size`,`id`);