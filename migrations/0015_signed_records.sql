DROP INDEX `legal_cases_firm_name`;--> statement-breakpoint
CREATE INDEX `legal_cases_firm_name` ON `legal_cases` (`firm_id`,case_name COLLATE NOCASE,`id`,`matter_id`,`case_type`,`top_risk`,`status`);--> statement-breakpoint
ALTER TABLE `audit_chains` ADD `signature` text;