import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";
import { Wordmark } from "./wordmark.tsx";

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
    <main
      id="main"
      className="mx-auto grid min-h-dvh w-full max-w-[28rem] content-center gap-6 px-5 py-12"
    >
      <Wordmark />
      <div className="sheet grid gap-5 p-6 sm:p-8">
        <h1 className="text-xl">{title}</h1>
        {errors && errors.length > 0 && <Notice look="bad">{errors.join(" ")}</Notice>}
        {children}
      </div>
      {below}
    </main>
  );
}
