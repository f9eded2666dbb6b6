/** Lets a lead through that was held back. */
export function ReleaseForm({ guide }: { guide: boolean }) {
  return (
    <form method="post" className="sheet grid gap-3 p-5">
      <h2 className="text-lg">Held back</h2>
      <p className="max-w-measure">
        This looks as if a program had filled in the form.{" "}
        {guide
          ? "The guide was not sent. Release the lead, and it goes to the address above as if the lead had just come."
          : "Release the lead if a person wrote it: it then stands among the others."}
      </p>
      <p>
        <button type="submit" name="intent" value="release" className="action">
          {guide ? "Release and send the guide" : "Release"}
        </button>
      </p>
    </form>
  );
}
