import { fileSizeInWords } from "../../lib/file-size.ts";
import { Notice } from "../ui/notice.tsx";

const warnFrom = 0.8;

/** How much of its storage a firm uses, with a warning while there is still time. */
export function StorageUse({ used, quota }: { used: number; quota: number }) {
  const words = `${fileSizeInWords(used)} of ${fileSizeInWords(quota)}`;
  return (
    <div className="grid gap-2">
      <label htmlFor="storage">
        <strong>{words}</strong> used
      </label>
      <progress id="storage" className="progress" value={Math.min(used, quota)} max={quota}>
        {words}
      </progress>
      {used >= quota * warnFrom && (
        <Notice look="bad" title={used >= quota ? "The storage is full" : "The storage is filling"}>
          {used >= quota
            ? "No document can be uploaded until there is room. Delete cases that nobody needs any more."
            : "When it is full, no document can be uploaded. Delete cases that nobody needs any more."}
        </Notice>
      )}
    </div>
  );
}
