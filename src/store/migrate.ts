import { itemUpgrades } from '#src/contract/provider/item-upgrades.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { releases } from './migrations/0001-releases.ts';
import { leads } from './migrations/0002-leads.ts';
import { requestCounts } from './migrations/0003-request-counts.ts';
import { builtFiles } from './migrations/0004-built-files.ts';
import { releaseOfBlobs } from './migrations/0005-release-of-blobs.ts';
import { returnedLevels } from './migrations/0006-returned-levels.ts';
import { itemVersions } from './migrations/0007-item-versions.ts';
import { figures } from './migrations/0008-figures.ts';
import { folds } from './migrations/0009-folds.ts';
import { audit } from './migrations/0010-audit.ts';
import { drafts } from './migrations/0011-drafts.ts';
import { pruned } from './migrations/0012-pruned.ts';
import { newsroom } from './migrations/0013-newsroom.ts';
import { outbox } from './migrations/0014-outbox.ts';
import { openid } from './migrations/0015-openid.ts';
import type { Migration } from './migrations/migration.ts';
import type { Session } from './session.ts';

/**
 * A new version of a body changes no table, but is recorded, so that older software refuses a store that it cannot
 * read.
 */
const versionsOfItems: Migration[] = Object.entries(itemUpgrades).flatMap(([kind, steps]) =>
  steps.map((_, at) => ({ name: `item ${kind} ${at + 2}`, statements: [] })),
);

/** In the order of their application. */
export const migrations: readonly Migration[] = [
  releases,
  leads,
  requestCounts,
  builtFiles,
  releaseOfBlobs,
  returnedLevels,
  itemVersions,
  figures,
  folds,
  audit,
  drafts,
  pruned,
  newsroom,
  outbox,
  openid,
  ...versionsOfItems,
];

/**
 * Brings the schema up to date, each step in one transaction. The caller ensures that only one process migrates
 * (embedded: its exclusive lock; PostgreSQL: an advisory lock).
 * @throws InvalidInputError for a store that newer software has written to
 */
export async function migrate(session: Session): Promise<void> {
  await session.run(
    statement('create table if not exists migration (name text primary key, applied timestamptz)'),
  );
  const { rows } = await session.run(statement('select name from migration'));
  const applied = new Set(rows.map((row) => String(row['name'])));
  requireKnown(applied);
  for (const { name, statements } of migrations) {
    if (applied.has(name)) continue;
    await session.batch([
      ...statements.map((sql) => statement(sql)),
      statement('insert into migration (name, applied) values ($1, now())', [name]),
    ]);
  }
}

function requireKnown(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new InvalidInputError(
    `The store was written by a newer version of Plumbline (it has "${unknown}"): ` +
      'start that version, or restore a backup of before the upgrade',
  );
}

function statement(sql: string, parameters: readonly unknown[] = []) {
  return { sql, parameters };
}
