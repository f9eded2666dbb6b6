/** What a .docx is on the web. */
export const docxMediaType =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
