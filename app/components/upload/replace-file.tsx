import { useRef } from "react";
import { acceptedFiles } from "../../schemas/documents/file-types.ts";

/** Takes another document in the place of one that cannot be used. */
export function ReplaceFile({ of, onFile }: { of: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="action quiet small" onClick={() => input.current?.click()}>
        Replace file<span className="sr-only">: {of}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Another file for ${of}`}
        accept={acceptedFiles}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
