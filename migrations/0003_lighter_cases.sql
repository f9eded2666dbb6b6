DROP TRIGGER `case_passages_inserted`;--> statement-breakpoint
DROP TRIGGER `case_passages_deleted`;--> statement-breakpoint
DROP TRIGGER `case_passages_updated`;--> statement-breakpoint
DROP TABLE `case_passages_fts`;--> statement-breakpoint
CREATE VIRTUAL TABLE `case_passages_fts` USING fts5(body, owner, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
INSERT INTO `case_passages_fts` (`case_passages_fts`, `rank`) VALUES ('deletemerge', 1);--> statement-breakpoint
INSERT INTO `case_passages_fts` (`rowid`, `body`, `owner`) SELECT `id`, `body`, `owner` FROM `case_passages`;--> statement-breakpoint
CREATE TABLE `case_passages_new` (
	`id` integer PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`position` integer NOT NULL,
	`start` integer NOT NULL,
	`length` integer NOT NULL,
	`byte_start` integer NOT NULL,
	`byte_length` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `case_passages_new` (`id`, `case_id`, `position`, `start`, `length`, `byte_start`, `byte_length`)
SELECT `id`, `case_id`, `position`,
	coalesce(sum(`units`) OVER earlier, 0), `units`,
	coalesce(sum(`bytes`) OVER earlier, 0), `bytes`
FROM (
	SELECT `id`, `case_id`, `position`,
		CASE WHEN `position` = 0 THEN 0 ELSE length(replace(`body`, char(0), ' ')) END
		-- In UTF-16 a character outside the basic plane counts twice; few texts have one.
		+ CASE WHEN `position` = 0 OR `body` NOT GLOB '*[𐀀-􏿿]*' THEN 0 ELSE (
			WITH RECURSIVE `pieces` (`at`, `piece`) AS (
				SELECT 1, substr(`body`, 1, 200)
				UNION ALL
				SELECT `at` + 200, substr(`body`, `at` + 200, 200) FROM `pieces` WHERE `piece` <> ''
			), `walk` (`rest`, `twice`) AS (
				SELECT `piece`, 0 FROM `pieces`
				UNION ALL
				SELECT substr(`rest`, 2), unicode(`rest`) > 65535 FROM `walk` WHERE `rest` <> ''
			) SELECT sum(`twice`) FROM `walk`
		) END AS `units`,
		CASE WHEN `position` = 0 THEN 0 ELSE length(CAST(`body` AS BLOB)) END AS `bytes`
	FROM `case_passages`
)
WINDOW earlier AS (PARTITION BY `case_id` ORDER BY `position` ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING);--> statement-breakpoint
DROP TABLE `case_passages`;--> statement-breakpoint
ALTER TABLE `case_passages_new` RENAME TO `case_passages`;--> statement-breakpoint
CREATE UNIQUE INDEX `case_passages_case` ON `case_passages` (`case_id`,`position`);--> statement-breakpoint
CREATE TRIGGER `case_passages_deleted` AFTER DELETE ON `case_passages` BEGIN
	DELETE FROM `case_passages_fts` WHERE `rowid` = old.`id`;
END;
--> statement-breakpoint
UPDATE `legal_cases` SET `file_content` = substr(`file_content`, 1, 1000) WHERE length(`file_content`) > 1000;
