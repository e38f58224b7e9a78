import type { Migration } from './migration.ts';

/** The release that a file came with, so that one which never was finished takes it away; null for those of before. */
export const releaseOfBlobs: Migration = {
  name: '0005-release-of-blobs',
  statements: [`alter table blob add column release int`],
};
