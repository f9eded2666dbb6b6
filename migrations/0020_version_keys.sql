ALTER TABLE `case_versions` ADD `idempotency_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `case_versions_idempotency_key` ON `case_versions` (`case_id`,`uploaded_by`,`idempotency_key`);