import type { Catalogue } from './lists/lists.ts';

/** What one request sees: a release and the catalogue of that release, never a mixture. */
export type Snapshot = {
  readonly release: number;
  readonly catalogue: Catalogue;
  /** The snapshot of an earlier release; throws UnavailableError while its catalogue is being built. */
  readonly earlier: (release: number) => Promise<Snapshot>;
  /** The current release, where this is an earlier one. */
  readonly current?: Snapshot;
  /** The same with its names as they stand in data files, where this one has those of another language. */
  readonly asPublished?: Snapshot;
};
