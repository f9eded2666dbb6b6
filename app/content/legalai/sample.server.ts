/** What the page with the sample contract's desk says around it. */
export const samplePage = {
  kicker: "Read a sample",
  lead: "We made this contract up and had the built-in analyser read it, as it reads any other.",
  terms: "Read-only: nothing here is stored, and nobody asks who you are.",
  steps: [
    "Walk the flags, and follow each to its words.",
    "Open one: why it matters, and what to ask for.",
    "Choose the other side as your client: the levels change with it.",
  ],
  straight: "Straight to the contract and its flags",
  own: {
    title: "In your own account",
    list: [
      "Your own documents: .pdf, .doc, .docx, .txt, .rtf or .odt, up to 10MB, each read within seconds.",
      "A decision on each flag: raise it, or not an issue and why; and your own words in place of ours, kept.",
      "The original and the whole report, as a Word file, to take away.",
    ],
    action: "Create an account",
  },
} as const;
