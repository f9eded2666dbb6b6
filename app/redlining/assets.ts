/**
 * What makes a Word redline in the browser: `commands/assets/redline-assets.ts` puts it there. The folder is named after the
 * version of what is in it, so that its files never change.
 */
export const redlineAssets = "/redliner/docxodus-12.6.2/";

/** What is loaded of it, as it is sent: its programs are packed, its scripts are not. */
export const redlineBytes = 8_240_000;
