import type { Period } from '#src/charts/levels/periods.ts';
import type { chartNames } from '#src/contract/api/chart-pictures.ts';

/** A chart of an index over the requested time. */
export type ChartRequest = {
  chart: (typeof chartNames)[number];
  fundId: string;
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
