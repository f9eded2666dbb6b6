import type { ReactNode } from "react";
import { Notice } from "../ui/notice.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { NoticeOfArrival } from "./notice-of-arrival.tsx";

/** The narrow page of everything that happens before one is signed in. */
export function AccountPage({
  title,
  errors,
  children,
  below,
}: {
  title: string;
  errors?: string[] | undefined;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className="doorway">
      <div className="doorway-light" aria-hidden="true">
        <p className="doorway-number" data-number="7.2">
          7.2
        </p>
        <div>
          <p className="doorway-clause">
            <span>
              The Customer may terminate this agreement only if the Supplier commits a material
              breach that is not remedied within ninety (90) days of notice.
            </span>
          </p>
          <p className="doorway-line">
            Every risk, <span>on the words</span> it rests on.
          </p>
        </div>
      </div>
      <main id="main" className="doorway-form">
        <Wordmark name="LegalAI" mark="page" to="/legalai" />
        <NoticeOfArrival />
        <div className="sheet grid gap-5 p-6 sm:p-8">
          <h1 className="text-xl">{title}</h1>
          {errors && errors.length > 0 && <Notice look="bad">{errors.join(" ")}</Notice>}
          {children}
        </div>
        {below}
      </main>
    </div>
  );
}
