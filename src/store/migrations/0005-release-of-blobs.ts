import type { Migration } from './migration.ts';

/** The release that brought a file, so that removing an unfinished one removes it too; null for earlier files. */
export const releaseOfBlobs: Migration = {
  name: '0005-release-of-blobs',
  statements: [`alter table blob add column release int`],
};
