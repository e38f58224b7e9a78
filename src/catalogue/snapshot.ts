import type { Catalogue } from './lists/lists.ts';

/** The view of one request: a release and its catalogue, never a mixture. */
export type Snapshot = {
  readonly release: number;
  readonly catalogue: Catalogue;
  /** The snapshot of an earlier release; throws UnavailableError while its catalogue is being built. */
  readonly earlier: (release: number) => Promise<Snapshot>;
  /** The current release, for a snapshot of an earlier one. */
  readonly current?: Snapshot;
  /** The same snapshot with the names of the data files, where this one has those of another language. */
  readonly asPublished?: Snapshot;
};
