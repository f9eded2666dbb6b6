import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { Notice } from "../ui/notice.tsx";
import { sentencesIn } from "./sentences.ts";

/** All that is wrong with a form that was sent, in one place, which comes into view: what sent it may be far below. */
export function Refusal({ result }: { result: SubmissionResult<string[]> | null | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) notice.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  const wrong = sentencesIn(result ?? undefined);
  if (wrong === "") return null;
  return (
    <Notice look="bad" ref={notice}>
      {wrong}
    </Notice>
  );
}
