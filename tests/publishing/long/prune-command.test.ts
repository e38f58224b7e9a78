import { afterAll, expect, onTestFinished, test } from 'vitest';
import { copiedStore } from '../../support/stores.ts';
import { temporaryFolders } from '../provider-folder.ts';
import { runCommand } from '../run-command.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

test('prune says what would go, and removes it where that is confirmed', async () => {
  const old = await copiedStore('embedded');
  onTestFinished(() => old.remove());
  const env = { DATA_DIR: old.config.dataDir };
  const file = (text: string) => ({
    'levels/a.csv': 'date,AAA\n2026-11-20,100\n',
    ...redirect(text),
  });
  const redirect = (to: string) => ({
    'redirects.csv': `from,to\n/old,/${to}\n`,
  });
  for (const to of ['documents', 'notices']) {
    await runCommand(['publish', folders.write(`prune ${to}`, file(to))], env);
  }
  const published = '2016-03-01T09:00:00.000Z';
  await old.store.db.updateTable('release').set({ published }).execute();
  const would = await runCommand(['prune'], env);
  expect(would).toMatchObject({ code: 0 });
  expect(would.stdout).toMatch(
    /^Would be removed: the content of releases 1 to 1: \d+ items? \(0\.0 MB\) and 0 files \(0\.0 MB\)\n/,
  );
  expect(would.stdout).toContain('From release 2 of 2016-03-01 on all stays\n');
  expect(would.stdout).toContain('Nothing was removed: --confirm removes it, for good');
  expect(would.stdout).not.toContain('Draft');
  const listed = async () => (await runCommand(['releases'], env)).stdout;
  expect(await listed()).not.toContain('pruned');

  const done = await runCommand(['prune', '--confirm', '--json', '--reason', 'Retention'], env);
  expect(JSON.parse(done.stdout)).toMatchObject({
    isPruned: true,
    releases: [{ number: 1 }],
  });
  expect(await listed()).toMatch(/^ +1 .* pruned /m);
  const log = await runCommand(['audit'], env);
  expect(log.stdout).toMatch(/prune {2}\(releases 1 to 1\) {2}“Retention”/);
  const back = await runCommand(['rollback', '1', '--reason', 'Wrong'], env);
  expect(back).toMatchObject({ code: 2 });
  expect(back.stderr).toContain('The content of release 1 of 2016-03-01 is kept no longer');
  const wrong = await runCommand(['prune', '--years', '0'], env);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('1 to 100 years are expected');
});
