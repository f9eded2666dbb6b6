import { useEffect, useState } from "react";
import { uploadSteps } from "./progress.ts";

const moment = 150;
const steps = Object.values(uploadSteps);

/** A percentage that passes the steps on its way, each for a moment, however fast they were. */
export function usePassing(percent: number): number {
  const [shown, setShown] = useState(percent);
  useEffect(() => {
    if (percent <= shown) return setShown(percent);
    const next = Math.min(percent, steps.find((step) => step > shown) ?? percent);
    const timer = setTimeout(() => setShown(next), moment);
    return () => clearTimeout(timer);
  }, [percent, shown]);
  return Math.min(shown, percent);
}
