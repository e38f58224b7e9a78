import type { LinesLayout } from '#src/charts/lines/lines-layout.ts';
import { SpanBands, SpanNames } from '#src/charts/spans/span-pictures.tsx';

/** A window that the provider names. */
export type NamedWindow = { name: string; from: string; to: string };

type BandsProps = { crises: readonly NamedWindow[]; layout: LinesLayout };

/** Crises as bands behind the lines of a chart. */
export const CrisisBands = ({ crises, layout }: BandsProps) => (
  <SpanBands spans={spansOf(crises)} layout={layout} />
);

/** Their names at the top of the bands; a table of the page has their days and figures. */
export const CrisisNames = ({ crises, layout }: BandsProps) => (
  <SpanNames spans={spansOf(crises)} layout={layout} />
);

const spansOf = (crises: readonly NamedWindow[]) =>
  crises.map(({ name, from, to }) => ({ name, from: dayOf(from), to: dayOf(to) }));

const dayOf = (iso: string) => Date.parse(iso) / 86_400_000;
