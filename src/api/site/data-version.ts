import { figureRules } from '#src/domain/figures/rules.ts';
import {
  getFirstReleases,
  getRelease,
  listReleases,
  type Release,
} from '#src/store/releases/releases.ts';
import type { Resource } from '../source.ts';

const versionOf = ({ number, label, published, figureRules: rules }: Release) => ({
  release: number,
  label,
  figureRules: rules,
  published: new Date(published).toISOString(),
});

export const dataVersion: Resource<'dataVersion'> = async (_query, { snapshot, db }) => {
  const [release, { firstPublished, firstKept }] = await Promise.all([
    getRelease(db, snapshot.release),
    getFirstReleases(db),
  ]);
  return {
    ...versionOf(release),
    appliedRules: figureRules,
    firstPublished: new Date(firstPublished).toISOString(),
    firstKept: new Date(firstKept).toISOString(),
  };
};

/** Releases up to the one that answers: a newer one may be published while its catalogue is being built. */
export const releases: Resource<'releases'> = async ({ page, size }, { snapshot, db }) => {
  const shown = await listReleases(db, snapshot.release);
  return {
    releases: shown.slice((page - 1) * size, page * size).map((one) => ({
      ...versionOf(one),
      withdrawn: one.withdrawn,
      withdrawnBy: one.withdrawnBy && {
        release: one.withdrawnBy.number,
        published: new Date(one.withdrawnBy.published).toISOString(),
        reason: one.withdrawnBy.reason,
      },
      pruned: one.pruned && new Date(one.pruned).toISOString(),
    })),
    totalReleases: shown.length,
  };
};
