/** How many documents: "No documents", "1 document", "1,200 documents". */
export const documentsInWords = (count: number) =>
  count === 0
    ? "No documents"
    : count === 1
      ? "1 document"
      : `${count.toLocaleString("en-AU")} documents`;
