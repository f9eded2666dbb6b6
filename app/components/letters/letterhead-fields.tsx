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
    <table className="w-full text-left">
      <thead>
        <tr>
          <th scope="col" className="py-2 pr-4">
            Field
          </th>
          <th scope="col" className="py-2">
            What stands there
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(letterFields).map(([name, words]) => (
          <tr key={name} className="border-rule border-t align-top">
            <th scope="row" className="py-2 pr-4 font-normal">
              <code>{`{{${name}}}`}</code>
            </th>
            <td className="py-2">{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="text-soft">
      A field that is not in this list is refused, with the paragraph in which it stands, and so are
      the fields of Word’s mail merge. A letterhead has at most {maxLetterheadFields} fields and{" "}
      {maxLetterheadParagraphs.toLocaleString("en-AU")} paragraphs.
    </p>
  </>
);
