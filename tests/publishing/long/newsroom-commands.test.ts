import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { publishScheduled } from '#src/server/start/publish-scheduled.ts';
import { createLog } from '#src/server/observe/log.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { acceptAllOptions } from '../../support/accepted-all.ts';
import { copiedStore, type ThrowawayStore } from '../../support/stores.ts';
import { temporaryFolders } from '../provider-folder.ts';
import { runCommand } from '../run-command.ts';

const folders = temporaryFolders();
let throwaway: ThrowawayStore;
beforeAll(async () => {
  throwaway = await copiedStore('embedded');
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

const run = (args: string[], token = '') =>
  runCommand(args, { DATA_DIR: throwaway.config.dataDir, PLUMBLINE_TOKEN: token });

const json = (text: string) => JSON.parse(text) as Record<string, unknown>;

const levels = { 'levels/a.csv': 'date,AAA\n2026-11-20,100\n' };
const withProducts = { ...levels, 'products.csv': 'product_id,name\nP1,Fund\n' };

// One story, each command a process of its own.
test('a draft is made, listed, approved by another, scheduled, and public by a server', async () => {
  const approving = { ...levels, 'guards.yaml': 'approvals: 1\n' };
  const begun = await run(['publish', folders.write('first', approving)]);
  expect(begun).toMatchObject({ code: 0 });

  // Without an operator nobody could give out tokens any more.
  const author = await run(['token', 'add', 'ada', '--role', 'author']);
  expect(author).toMatchObject({ code: 2 });
  expect(author.stderr).toContain('plumbline token add NAME --role operator');

  const tokens: Record<string, string> = {};
  for (const [name, role] of [
    ['olga', 'operator'],
    ['ada', 'author'],
    ['bob', 'approver'],
  ] as const) {
    const added = await run(['token', 'add', name, '--role', role, '--json'], tokens['olga']);
    expect(added).toMatchObject({ code: 0 });
    tokens[name] = String(json(added.stdout)['token']);
  }
  const { ada, bob, olga } = tokens;
  const folder = folders.write('products', { ...withProducts, 'guards.yaml': 'approvals: 1\n' });
  expect((await run(['draft', folder])).stderr).toContain('set PLUMBLINE_TOKEN to yours');
  const direct = await run(['publish', folder], bob);
  expect(direct.code).toBe(2);
  expect(direct.stderr).toContain('guards.yaml asks for 1 approval: make a draft of it');

  const nowhere = await run(['publish', `${folder}-nowhere`], bob);
  expect(nowhere.stderr).toContain('nowhere is no folder');
  const made = await run(['draft', folder, '--label', 'Products'], ada);
  expect(made.code).toBe(0);
  expect(made.stdout).toContain(
    'Draft 1 (Products) is kept; nothing of it is public: plumbline preview 1 shows it; an approver or operator ' +
      'other than ada has to approve it (plumbline approve 1), then plumbline publish 1 publishes it',
  );
  const others = await run(['draft', folder, '--replace', '1', '--label', 'Mine'], bob);
  expect(others).toMatchObject({ code: 2 });
  expect(others.stderr).toContain('bob (approver) may not change the draft of ada');
  const other = await run(['approve', '1', '--revision', '2'], bob);
  expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('changed meanwhile')]);
  expect((await run(['drafts'])).stdout).toContain('open  revision 1  Products');
  const approved = await run(['approve', '1', '--revision', '1'], bob);
  expect(approved.stdout).toContain(
    'bob approves draft 1 (Products), revision 1: plumbline publish 1 publishes it',
  );
  const named = await run(['publish', '1', '--label', 'Else', '--reason', 'why'], bob);
  expect(named).toMatchObject({ code: 2 });
  expect(named.stderr).toContain('Draft 1 is published as it was made: --label goes with');
  const moment = Date.now() + 3_600_000;
  const at = new Date(moment).toISOString();
  const scheduled = await run(['publish', '1', '--at', at], bob);
  expect(scheduled.stdout).toContain(`Draft 1 becomes public at ${at}, by a server`);
  expect(scheduled.stdout).toContain('to take the moment away, plumbline unschedule 1 before');
  const unscheduled = await run(['unschedule', '1', '--reason', 'Not yet'], ada);
  expect(unscheduled.stdout).toContain('Draft 1 is no longer scheduled, and waits');
  const twice = await run(['unschedule', '1', '--json'], bob);
  expect([twice.code, json(twice.stdout)]).toEqual([0, { draft: 1, wasScheduled: false }]);
  expect((await run(['publish', '1', '--at', at], bob)).code).toBe(0);
  const { db } = throwaway.store;
  expect((await findCurrentRelease(db))?.number).toBe(1);

  // A server that runs then does it.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(moment);
  const server = publishScheduled(throwaway.store, createLog('silent'), 100);
  await expect.poll(async () => (await findCurrentRelease(db))?.number).toBe(2);
  await server.close();
  vi.useRealTimers();

  const emergency = folders.write('emergency', approving);
  const published = await run(['publish', emergency, '--emergency', ...acceptAllOptions], olga);
  expect(published).toMatchObject({ code: 0 });

  const revoked = await run(['token', 'revoke', 'olga'], olga);
  expect(revoked).toMatchObject({ code: 2 });
  expect(revoked.stderr).toContain('give somebody a token with --role operator first');

  const { stdout } = await run(['drafts', '--all', '--json']);
  expect(json(stdout)['drafts']).toMatchObject([
    { number: 1, state: 'published', release: 2, approvedBy: ['bob'] },
  ]);
  const log = (await run(['audit'])).stdout.split('\n');
  const acts = ['publish', 'add-token', 'add-token', 'add-token', 'draft', 'approve', 'schedule'];
  const rest = ['unschedule', 'schedule', 'publish-draft', 'publish'];
  expect(log.filter(Boolean).map((line) => line.split(/ {2,}/)[4])).toEqual([...acts, ...rest]);
  expect(log.at(-2)).toMatch(/olga@.* publish .*in an emergency/);
  expect(log.join('\n')).toMatch(
    /publish-draft {2}draft 1 {2}release 2 .*made by ada.*approved by bob/,
  );
});

test('a token is rotated by its holder or an operator, and its name is one person', async () => {
  const store = await copiedStore('embedded');
  onTestFinished(() => store.remove());
  const env = { DATA_DIR: store.config.dataDir };
  const token = async (args: string[], by = '') =>
    runCommand(['token', ...args, '--json'], { ...env, PLUMBLINE_TOKEN: by });
  const secretOf = async (args: string[], by = '') =>
    String(json((await token(args, by)).stdout)['token']);
  const olga = await secretOf(['add', 'olga', '--role', 'operator']);
  const ada = await secretOf(['add', 'ada', '--role', 'author'], olga);
  for (const name of ['Ada', 'ada ', 'ada  l', ' ada']) {
    expect((await token(['add', name, '--role', 'approver'], olga)).code).toBe(2);
  }
  const refused = await token(['rotate', 'olga'], ada);
  expect(refused.stdout).toContain(
    'ada (author) may not rotate the token of olga: an operator may',
  );
  const own = await secretOf(['rotate', 'ada'], ada);
  expect((await token(['rotate', 'ada'], ada)).stdout).toContain('nobody’s, or was revoked');
  expect(await secretOf(['rotate', 'ada'], olga)).not.toBe(own);
});

test('the command says what a moment or a role looks like', async () => {
  const { code, stderr } = await run(['publish', 'demo', '--at', 'tomorrow']);
  expect(code).toBe(2);
  expect(stderr).toContain('a moment with its time zone is expected, such as');
  expect((await run(['token', 'add', 'x', '--role', 'king'])).stderr).toContain('author, approver');
});

test('a draft that is replaced keeps its label, unless another is given, and says that its moment ended', async () => {
  const store = await copiedStore('embedded');
  onTestFinished(() => store.remove());
  const act = (...args: string[]) => runCommand(args, { DATA_DIR: store.config.dataDir });
  await act('publish', folders.write('labels', levels));
  const folder = folders.write('labels-changed', withProducts);
  await act('draft', folder, '--label', 'Products of May');
  const at = `${new Date().getUTCFullYear() + 1}-01-02T21:30:00.000Z`;
  await act('publish', '1', '--at', at);
  const replaced = await act('draft', folder, '--replace', '1');
  expect(replaced.stdout).toContain('Draft 1 (Products of May) is kept');
  expect(replaced.stdout).toContain(
    `Draft 1 was scheduled for ${at}; that ended with what it held before`,
  );
  const renamed = await act('draft', folder, '--replace', '1', '--label', 'Products of June');
  expect(renamed.stdout).toContain('Draft 1 (Products of June) is kept');
  expect(renamed.stdout).not.toContain('ended');
});

test('a rollback says how many levels it withdraws', async () => {
  const store = await copiedStore('embedded');
  onTestFinished(() => store.remove());
  const act = (...args: string[]) => runCommand(args, { DATA_DIR: store.config.dataDir });
  await act('publish', folders.write('rollback', levels));
  const day = `${folders.write('a-day', { 'day.csv': 'date,AAA\n2026-11-23,101\n' })}/day.csv`;
  await act('publish', '--levels', day, ...acceptAllOptions);
  const { stdout } = await act('rollback', '1', '--reason', 'Wrong');
  expect(stdout).toBe(
    'Release 3 is public, with the content of 1; it withdraws 1 level published since\n',
  );
});
