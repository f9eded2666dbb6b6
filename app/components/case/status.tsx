import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import type { CaseStatus } from "../../schemas/cases/life.ts";

const looks: Record<CaseStatus, { word: string; icon: typeof CircleCheck; className: string }> = {
  analyzing: { word: "Analysing", icon: LoaderCircle, className: "text-accent" },
  analyzed: { word: "Analysed", icon: CircleCheck, className: "text-good" },
  failed: { word: "Failed", icon: CircleAlert, className: "text-danger" },
};

export function CaseStatusMark({ status }: { status: CaseStatus }) {
  const { word, icon: Icon, className } = looks[status];
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap ${className}`}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {word}
    </span>
  );
}
