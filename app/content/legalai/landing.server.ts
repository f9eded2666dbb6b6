import { clausesFound } from "./accuracy-australian.server.ts";

/** What LegalAI's landing says. Specification, section 2. */
export const landing = {
  title: { before: "Every risk, ", marked: "on the words", after: " it rests on." },
  lead: "LegalAI reads contracts for Australian law firms. You get a summary, the key facts, and each risk marked in the document itself, so that you can check it in seconds.",
  start: "Get Started Free",
  demo: "View Demo",
  sample: {
    read: "Read a sample",
    terms: "No account, and nothing is stored.",
    caption: "A contract that we made up, read by the built-in analyser.",
  },
  features: [
    {
      sketch: "review",
      title: "Document review",
      text: "Upload a .pdf, .doc, .docx, .txt, .rtf or .odt and read what it is, between whom, from when to when, and what to look at first.",
    },
    {
      sketch: "redline",
      title: "Risk analysis and redlining",
      text: "Each risky clause is rated High, Medium or Low and marked on its own words, with what to ask the other side to change.",
    },
    {
      sketch: "response",
      title: "Client response drafting",
      text: "Quote, reason and request stand ready to copy into your advice, or take the whole report as a Word file.",
    },
  ],
  stats: [
    { value: "85%", label: "time saved" },
    { value: "100%", label: "risk clause detection" },
    { value: "50+", label: "firms" },
  ],
  /** What stands behind the figures: before and after the link to the accuracy page. */
  statsNote: {
    meaning: `Detection: LegalAI checks every clause of our list in every document. That is not to say that it finds every risk: of the clauses in our Australian test documents it found ${clausesFound}. `,
    accuracy: "What it finds and what it misses, clause by clause",
    own: ". Time saved and firms are Shadow Digital’s own figures.",
  },
  reader: {
    title: "Who reads your document",
    /** After the analyser's name. */
    here: " reads it here. Every result says which analyser made it, when, and on how many words. We measured ",
    accuracy: "what it finds and what it misses",
    checked:
      "Every quote is checked: a flag whose words are not in the document, letter for letter, is dropped. Your files are yours alone; delete a case and its file, text and analysis are gone.",
  },
  limits: {
    title: "What it does not do",
    list: [
      "It gives no legal advice and decides nothing. A lawyer checks every flag, and the page says so.",
      "It does not know your client’s instructions, or what was agreed outside the document.",
      "It cannot read files behind a password. A scan is read by machine in your browser, and may be misread: the page says so, and marks the words of which the machine was not sure.",
      "A clause that it does not flag is not cleared.",
    ],
  },
  end: {
    title: "Try it on a contract that you know.",
    action: "Start Free Trial",
    sample: "Or read ours first",
    caption:
      "Our sample contract, from its first word to its last: a post for every flag, and the graver the taller.",
  },
} as const;
