import { expect, test } from 'vitest';
import { copiedStore, engines } from '../../../tests/support/stores.ts';
import { findCurrentRelease } from '../releases/releases.ts';
import { beginRelease } from '../releases/unfinished-release.ts';
import { moveReleases } from './move-releases.ts';

test.each(engines)('what was public before a move is public after it, on %s', async (engine) => {
  const [source, target] = [await copiedStore('embedded'), await copiedStore(engine)];
  for (const label of ['first', 'second']) {
    await (await beginRelease(source.store, { label, note: '', sourceHash: 'abc' })).flip();
  }
  await moveReleases(source.store.session, target.store.session, () => {});
  expect(await findCurrentRelease(target.store.db)).toMatchObject({ number: 2, label: 'second' });
  await source.remove();
  await target.remove();
});
