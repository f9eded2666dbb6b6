import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

const looks = {
  good: { icon: CircleCheck, className: "border-good text-good" },
  bad: { icon: CircleAlert, className: "border-danger text-danger" },
  plain: { icon: Info, className: "border-accent text-accent" },
};

/** A sentence that must be seen. A bad one is announced at once, the others when the reader pauses. */
export function Notice({
  look = "plain",
  children,
}: {
  look?: keyof typeof looks;
  children: ReactNode;
}) {
  const { icon: Icon, className } = looks[look];
  return (
    <div
      role={look === "bad" ? "alert" : "status"}
      className={`flex gap-3 border-l-4 bg-sheet px-4 py-3 ${className}`}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-strong">{children}</div>
    </div>
  );
}
