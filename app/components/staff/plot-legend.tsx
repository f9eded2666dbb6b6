/** What the colours of a plot mean; the table beside it has the figures. */
export const PlotLegend = () => (
  <p className="plot-legend" aria-hidden="true">
    <span>
      <span className="plot-key" />
      answered within 24 hours
    </span>
    <span>
      <span className="plot-key all" />
      later, or not yet
    </span>
  </p>
);
