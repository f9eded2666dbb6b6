CREATE TABLE `case_passages` (
	`id` integer PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`position` integer NOT NULL,
	`owner` text NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `case_passages_case` ON `case_passages` (`case_id`,`position`);--> statement-breakpoint
CREATE TABLE `deleted_cases` (
	`case_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_cases_deleted` ON `deleted_cases` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `deleted_originals` (
	`case_id` text PRIMARY KEY NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `flag_reviews` (
	`case_id` text NOT NULL,
	`flag_hash` text NOT NULL,
	`quote` text NOT NULL,
	`clause_title` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`reviewed_at` integer NOT NULL,
	PRIMARY KEY(`case_id`, `flag_hash`)
);
--> statement-breakpoint
CREATE TABLE `original_retention` (
	`user_id` text PRIMARY KEY NOT NULL,
	`days` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `legal_cases_user_name` ON `legal_cases` (`user_id`,case_name COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_user_risk` ON `legal_cases` (`user_id`,(CASE top_risk WHEN 'High' THEN 3 WHEN 'Medium' THEN 2 WHEN 'Low' THEN 1 ELSE 0 END),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_user_status` ON `legal_cases` (`user_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_user_type` ON `legal_cases` (`user_id`,`case_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `legal_cases_user_file` ON `legal_cases` (`user_id`,`file_sha256`,`created_at`,`id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `case_passages_fts` USING fts5(owner, body, content='case_passages', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');--> statement-breakpoint
INSERT INTO `case_passages_fts` (`case_passages_fts`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `case_passages_inserted` AFTER INSERT ON `case_passages` BEGIN
	INSERT INTO `case_passages_fts` (`rowid`, `owner`, `body`) VALUES (new.`id`, new.`owner`, new.`body`);
END;
--> statement-breakpoint
CREATE TRIGGER `case_passages_deleted` AFTER DELETE ON `case_passages` BEGIN
	INSERT INTO `case_passages_fts` (`case_passages_fts`, `rowid`, `owner`, `body`) VALUES ('delete', old.`id`, old.`owner`, old.`body`);
END;
--> statement-breakpoint
CREATE TRIGGER `case_passages_updated` AFTER UPDATE ON `case_passages` BEGIN
	INSERT INTO `case_passages_fts` (`case_passages_fts`, `rowid`, `owner`, `body`) VALUES ('delete', old.`id`, old.`owner`, old.`body`);
	INSERT INTO `case_passages_fts` (`rowid`, `owner`, `body`) VALUES (new.`id`, new.`owner`, new.`body`);
END;
