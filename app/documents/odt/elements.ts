// Fields, indexes and forms as they are made, and what describes content without being it.
/** What is passed over with all that it holds. */
export const skipped = new Set(
  "office:scripts office:forms office:event-listeners text:sequence-decls text:variable-decls text:user-field-decls text:dde-connection-decls text:number text:ruby-text text:script text:table-of-content-source text:illustration-index-source text:table-index-source text:object-index-source text:user-index-source text:alphabetical-index-source text:bibliography-source svg:title svg:desc draw:image draw:object draw:object-ole draw:plugin draw:applet table:shapes".split(
    " ",
  ),
);

/** What holds paragraphs beside those around it. */
export const boxes = new Set(
  "draw:text-box draw:custom-shape draw:rect draw:line draw:polyline draw:polygon draw:path draw:circle draw:ellipse draw:connector draw:caption".split(
    " ",
  ),
);
