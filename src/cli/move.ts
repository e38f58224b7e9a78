import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInputError } from '#src/domain/errors.ts';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import { moveLeads } from '#src/leads/move-leads.ts';
import { lockDataDir } from '#src/server/start/lock-data-dir.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { moveReleases, type Tally } from '#src/store/move/move-releases.ts';
import { openStore } from '#src/store/open-store.ts';
import { fillEmptyDatabase } from '#src/store/postgres/fill-empty-database.ts';
import { kyselyOver } from '#src/store/session-dialect.ts';
import { alignColumns } from './align-columns.ts';
import { reportDamage } from './leads/administer-leads.ts';
import { printResult } from './print-result.ts';
import { showProgress } from './show-progress.ts';

/** `plumbline move` copies the embedded store of DATA_DIR into the empty database of DATABASE_URL. */
export async function move({ json }: { json?: boolean }): Promise<void> {
  const { dataDir, databaseUrl, publicUrl } = readEnv();
  if (databaseUrl === undefined) {
    throw new InvalidInputError('DATABASE_URL names the database to move to; it is not set');
  }
  if (!existsSync(join(dataDir, 'pg'))) {
    throw new InvalidInputError(`There is no embedded store in ${dataDir}`);
  }
  // The lock fails while a server is running, which would go on storing submissions in the store that is left behind.
  const releaseLock = await lockDataDir(dataDir, publicUrl);
  try {
    const tallies = await moveAll(dataDir, databaseUrl);
    const lines = `${describe(tallies)}\n${dataDir} is moved; nothing in it is changed`;
    printResult(json, { tables: tallies }, lines);
  } finally {
    await releaseLock();
  }
}

async function moveAll(dataDir: string, databaseUrl: string): Promise<Tally[]> {
  const progress = showProgress();
  const leads = await openEmbeddedLeads(dataDir, reportDamage);
  const source = await openStore({ dataDir });
  try {
    return await fillEmptyDatabase(databaseUrl, async (target) => {
      const tallies = await moveReleases(source.session, target, (step, done) =>
        progress.onProgress({ step, done, total: null }),
      );
      return [...tallies, await moveLeads(leads, kyselyOver(target))];
    });
  } finally {
    progress.end();
    await source.close();
    await leads.close();
  }
}

function describe(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ table, rows, digest }) => [table, String(rows), digest.slice(0, 16)]);
  return alignColumns([['', 'rows', 'sha256, both ends'], ...rows]).join('\n');
}
