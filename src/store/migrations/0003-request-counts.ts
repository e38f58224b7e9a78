import type { Migration } from './migration.ts';

/** Requests by network address, counted by all processes together; losing them in a crash does no harm. */
export const requestCounts: Migration = {
  name: '0003-request-counts',
  statements: [
    `create unlogged table request_count (key text collate "C" primary key, points int not null, expire bigint)`,
  ],
};
