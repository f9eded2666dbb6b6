import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect } from "react";

/** Brings the next change of the page, or the one before, into view, with the focus. */
function step(by: 1 | -1) {
  const all = [...document.querySelectorAll<HTMLElement>("[data-change]")];
  const at = all.findIndex((one) => one.matches(":focus"));
  const top = (one: HTMLElement) => one.getBoundingClientRect().top;
  const near = by === 1 ? all.find((one) => top(one) > 0) : all.findLast((one) => top(one) < 0);
  const next = at < 0 ? near : all[at + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "center" });
}

/** The way from change to change: by buttons, and by j and k. */
export function ChangeKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      const types = target instanceof HTMLElement && target.matches("input, select, textarea");
      if (altKey || ctrlKey || metaKey || types || (key !== "j" && key !== "k")) return;
      event.preventDefault();
      step(key === "j" ? 1 : -1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <div className="needs-script flex gap-2">
      <button type="button" className="action quiet small" onClick={() => step(-1)}>
        <ChevronUp aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Previous change
      </button>
      <button type="button" className="action quiet small" onClick={() => step(1)}>
        <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Next change
      </button>
    </div>
  );
}
