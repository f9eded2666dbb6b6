/** All of reading scans that a page needs: loaded when it is asked for, and left out of the server’s bundle. */
export { drawnPages } from "./drawn-pages.ts";
export { countKept } from "./kept-pages.ts";
export { picturePages } from "./picture-pages.ts";
export { readScan, ScanError } from "./read-scan.ts";
export { sendScan } from "./send-scan.ts";
