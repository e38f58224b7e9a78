import type { Gauge } from 'prom-client';
import type { LiveCatalogue } from '#src/catalogue/live-catalogue.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { lookedUpGauge } from './looked-up-gauge.ts';

export type Releases = {
  live: Pick<LiveCatalogue, 'snapshot' | 'builtAt'>;
  /** The current release according to the store. */
  findCurrent: () => Promise<Pick<Release, 'number' | 'published'> | null>;
};

/** The served release beside the published one, with moments instead of ages: the reader knows the time. */
export function releaseMetrics({ live, findCurrent }: Releases): Gauge[] {
  const current = () => findCurrent().catch(() => null);
  return [
    lookedUpGauge('plumbline_release', 'Number of the release that this process serves', () => {
      return live.snapshot().release;
    }),
    lookedUpGauge('plumbline_catalogue_indexes', 'Indexes in the catalogue of that release', () => {
      return live.snapshot().catalogue.indexes.size;
    }),
    lookedUpGauge(
      'plumbline_catalogue_built_timestamp_seconds',
      'When that catalogue was built, since 1970',
      () => secondsOf(live.builtAt()),
    ),
    lookedUpGauge(
      'plumbline_store_release',
      'Number of the current release in the store; absent while the store does not answer',
      async () => (await current())?.number ?? null,
    ),
    lookedUpGauge(
      'plumbline_store_release_published_timestamp_seconds',
      'When the current release in the store was published, since 1970',
      async () => secondsOf(Date.parse((await current())?.published ?? '')),
    ),
  ];
}

function secondsOf(milliseconds: number | null): number | null {
  return milliseconds === null || Number.isNaN(milliseconds) ? null : milliseconds / 1000;
}
