import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";

export type NoticeText = { title: string; text: string };

/** What became of a form: read out when it appears. `destructive` when nothing was sent. */
export function Notice({
  notice,
  destructive,
  children,
}: {
  notice: NoticeText | undefined;
  destructive: boolean;
  children?: ReactNode;
}) {
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <div role={destructive ? "alert" : "status"} aria-live={destructive ? "assertive" : "polite"}>
      {notice && (
        <div className={`notice ${destructive ? "destructive" : ""}`}>
          <Icon className="mt-1 size-6 flex-none" strokeWidth={1.5} aria-hidden="true" />
          <div>
            <p className="label">{notice.title}</p>
            <p>{notice.text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
