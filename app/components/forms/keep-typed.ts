import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";

/**
 * For a route's `clientAction`: when the server cannot be reached, the form says so and keeps what was typed,
 * instead of giving way to an error page.
 */
export async function keepTyped<T>({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<T>;
}) {
  const typed = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const result: SubmissionResult<string[]> = {
      status: "error",
      // Only text fields come this way.
      initialValue: Object.fromEntries(typed) as Record<string, string>,
      error: { "": ["We cannot reach our server. Please check your connection and try again."] },
    };
    // An error's status keeps the router from reading the page's data again, which would fail too.
    return data({ result }, { status: 503 });
  }
}
