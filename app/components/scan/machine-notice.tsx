import { ScanText } from "lucide-react";
import { Link } from "react-router";
import type { Case } from "../../schemas/case.ts";
import { machineNote } from "../../schemas/documents/scan.ts";
import { scanPath } from "./addresses.ts";

/** Says of a document that a machine read its words from pictures, on the page and in print. */
export function MachineNotice({ of, mayWrite }: { of: Case; mayWrite: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <ScanText aria-hidden="true" strokeWidth={1.5} className="size-4 text-accent" />
      <strong>Read by machine</strong>
      <span className="max-w-[44rem]">{machineNote(of.notes)}</span>
      {mayWrite && (
        <Link to={scanPath(of.id)} className="link no-print">
          Check the words
        </Link>
      )}
    </p>
  );
}
