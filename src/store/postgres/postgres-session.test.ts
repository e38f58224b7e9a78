import { expect, onTestFinished, test } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { levelInput } from '../../../tests/support/level-input.ts';
import { copiedStore, engines } from '../../../tests/support/stores.ts';
import { beginRelease } from '../releases/unfinished-release.ts';

test.runIf(engines.includes('postgres'))(
  'a publish whose connection the database ends fails, and the process goes on',
  async () => {
    const { store, remove } = await copiedStore('postgres');
    onTestFinished(remove);
    const draft = await beginRelease(store, { label: '', note: '', sourceHash: 'a' });
    // The connection that holds the right to publish. An error of it that nobody hears would end the process.
    const ended = await store.session.run({
      sql: `select pg_terminate_backend(pid) as ended from pg_locks join pg_database on database = pg_database.oid
        where locktype = 'advisory' and datname = current_database()`,
      parameters: [],
    });
    expect(ended.rows).toEqual([{ ended: true }]);
    const writing = draft.putLevels([levelInput('A', { 1: 10 })]);
    await expect(writing).rejects.toBeInstanceOf(UnavailableError);
    const other = await beginRelease(store, { label: '', note: '', sourceHash: 'b' });
    expect(await other.flip()).toMatchObject({ number: 1 });
  },
);
