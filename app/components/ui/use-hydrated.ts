import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run here: false on the server and for the first drawing in the browser, which has to be the same. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
