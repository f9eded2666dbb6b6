import { Hono } from "hono";
import { AppError } from "../app/services/errors.ts";
import { stampForm } from "../app/services/form-stamp.server.ts";
import { withLimits } from "../app/services/limits.ts";
import { AnalyseCase } from "./analyse-case.ts";
import { answerError } from "./api/errors.ts";
import { api } from "./api/index.ts";
import { serveFeed } from "./calendar-feed.ts";
import { everyMinute } from "./cron.ts";
import { showOutbox } from "./dev-outbox.ts";
import { keepPages } from "./page-cache.ts";
import { servePage, serveRefusal, wantsPage } from "./pages.ts";
import { doWork } from "./queue.ts";
import { sealRecord } from "./record.ts";
import { type AppContext, withScope } from "./scope.ts";
import { limitRate, sameOriginOnly, securityHeaders } from "./security.ts";

const app = new Hono<AppContext>();

app.use(withScope, securityHeaders, sameOriginOnly, limitRate, sealRecord);
app.route("/api", api);
app.get("/calendar/:file", serveFeed);
if (import.meta.env.MODE === "development") app.get("/dev/outbox", showOutbox);
app.all("*", servePage);
app.onError((error, c) =>
  error instanceof AppError && wantsPage(c) ? serveRefusal(c, error) : answerError(error, c),
);

const answer = (request: Request, env: Env, context: ExecutionContext) =>
  app.fetch(request, withLimits(env), context);

export default {
  // In development every visit sees the newest words.
  fetch: import.meta.env.DEV ? answer : keepPages(answer, (env) => stampForm(withLimits(env))),
  scheduled: (_event, env) => everyMinute(withLimits(env)),
  queue: (batch, env) => doWork(batch, withLimits(env)),
} satisfies ExportedHandler<Env>;

export { AnalyseCase };
