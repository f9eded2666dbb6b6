import { useEffect } from "react";
import { useRevalidator } from "react-router";

const firstWait = 1_500;
const longestWait = 10_000;

/** Reads a page's data again and again, less and less often, as long as `running` and the page is shown. */
export function useFresh(running: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!running) return;
    let wait = firstWait;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(async () => {
        if (!document.hidden) await revalidate();
        wait = Math.min(longestWait, wait * 1.5);
        plan();
      }, wait);
    };
    plan();
    return () => clearTimeout(timer);
  }, [running, revalidate]);
}
