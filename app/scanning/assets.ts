/**
 * What reads scans in the browser, and is too large for any bundle: `commands/assets/scan-assets.ts` puts it there. The folder
 * is named after the versions of what is in it, so that its files never change.
 */
export const scanAssets = "/scan-reader/tesseract-7.0.0-pdfjs-6.5.438/";
