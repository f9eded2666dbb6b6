import {
  letterFields,
  maxLetterheadFields,
  maxLetterheadParagraphs,
} from "../../schemas/letters/letter.ts";

/** What can be written into a letterhead, and what stands there in a letter. */
export const LetterheadFields = () => (
  <>
    <p>
      Write a field with two braces on each side, in the look that its words are to have. Body,
      header and footer may have them, each as often as you like; <code>{"{{letter}}"}</code> needs
      a paragraph of its own in the body.
    </p>
    <dl className="facts">
      {Object.entries(letterFields).map(([name, words]) => (
        <div key={name}>
          <dt>
            <code>{`{{${name}}}`}</code>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <p className="text-soft">
      A field that is not in this list is refused, with the paragraph in which it stands, and so are
      the fields of Word’s mail merge. A letterhead has at most {maxLetterheadFields} fields and{" "}
      {maxLetterheadParagraphs.toLocaleString("en-AU")} paragraphs.
    </p>
  </>
);
