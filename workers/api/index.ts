import { Hono } from "hono";
import { AppError } from "../../app/services/errors.ts";
import type { AppContext } from "../scope.ts";
import { account } from "./account.ts";
import { auth } from "./auth.ts";
import { cases } from "./cases.ts";
import { contacts } from "./contacts.ts";
import { answerError } from "./errors.ts";
import { health } from "./health.ts";
import { openapi } from "./openapi.ts";

export const api = new Hono<AppContext>()
  .route("/health", health)
  .route("/openapi.json", openapi)
  .route("/contacts", contacts)
  .route("/auth", auth)
  .route("/account", account)
  .route("/cases", cases);

/** A path that exists answers a method it does not know with 405 and the ones it does. */
for (const path of new Set(api.routes.map((route) => route.path))) {
  const methods = api.routes
    .filter((route) => route.path === path && route.method !== "ALL")
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  if (methods.length === 0) continue;
  api.all(path, () => {
    const allow = [...new Set(methods)].join(", ");
    throw new AppError("method_not_allowed", `This address answers ${allow} only.`, { allow });
  });
}

api.all("*", () => {
  throw new AppError("not_found", "There is nothing at this address.");
});
api.onError(answerError);
