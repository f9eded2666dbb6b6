import type { FC } from "react";
import { type IslandName, type IslandProps, islands } from "./registry.tsx";

/** Draws an island on the server and leaves in the page what the browser needs to wake it. */
export function Island<Name extends IslandName>({
  name,
  props,
}: {
  name: Name;
  props: IslandProps<Name>;
}) {
  // Name picks the component and its props together; the compiler cannot follow the look-up.
  const Component = islands[name] as FC<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
