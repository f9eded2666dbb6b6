import { CategoryPlot } from "../../components/staff/category-plot.tsx";
import { WeekPlot } from "../../components/staff/week-plot.tsx";
import { requestScope } from "../../context.ts";
import { enquiryTypeLabels } from "../../schemas/leads/lead.ts";
import { leadTypeLabels } from "../../schemas/leads/lead-handling.ts";
import { leadFigures } from "../../services/leads/figures.server.ts";
import type { Route } from "./+types/figures.ts";

export const meta: Route.MetaFunction = () => [{ title: "Figures · Staff" }];

export const loader = ({ context }: Route.LoaderArgs) => leadFigures(context.get(requestScope).env);

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { total, weeks, sources, needs } = loaderData;
  return (
    <main id="main" className="screen">
      <header className="grid gap-2">
        <h1 className="text-2xl">Figures</h1>
        <p className="max-w-measure text-soft">
          The leads of twelve weeks, without spam and what is held back. Weeks begin on Monday, in
          Adelaide.
        </p>
      </header>
      <WeekPlot weeks={weeks} total={total} />
      <CategoryPlot
        by="source"
        rows={sources.map(({ source, ...of }) => ({ name: leadTypeLabels[source], ...of }))}
      />
      <CategoryPlot
        by="need"
        rows={needs.map(({ need, ...of }) => ({
          name: need ? enquiryTypeLabels[need] : "The guide",
          ...of,
        }))}
      />
    </main>
  );
}
