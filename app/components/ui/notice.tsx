import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode, Ref } from "react";

const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };

/**
 * A sentence that must be seen. A bad one is announced at once, the others when the reader pauses; one that comes
 * and goes stays in the page while it is empty, so that it is announced when it comes.
 */
export function Notice({
  look = "plain",
  title,
  id,
  ref,
  children,
}: {
  look?: keyof typeof icons;
  title?: string | undefined;
  /** For one that can take the focus, while it has something to say. */
  id?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}) {
  const Icon = icons[look];
  return (
    <div
      role={look === "bad" ? "alert" : "status"}
      id={id}
      ref={ref}
      tabIndex={id ? -1 : undefined}
    >
      {children && (
        <div className={`notice ${look}`}>
          <Icon aria-hidden="true" strokeWidth={1.5} />
          <div className="min-w-0">
            {title && <p className="notice-title">{title}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
