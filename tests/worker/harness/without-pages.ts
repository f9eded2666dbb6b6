/** Stands where the build of the pages would be: these tests are about what is behind them. */
export const routes = {};
