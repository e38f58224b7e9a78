import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { findCurrentRelease, listReleases } from '#src/store/releases/releases.ts';
import { findItem } from '#src/store/items/items.ts';
import { copiedStore, engines, type Engine } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';
import { runCommand } from './run-command.ts';
import { acceptedAll } from '../support/accepted-all.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

async function openPublished(engine: Engine) {
  const throwaway = await copiedStore(engine);
  onTestFinished(() => throwaway.remove());
  await publishFolder(throwaway.store, { folder: folders.write('first', {}) });
  return throwaway;
}

/** The clock stands, however long anything takes, until the moment is let come; gives the moment. */
function standingClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  // What waits for it looks at the clock once in that time.
  const at = Date.now() + 100;
  return { at, come: () => vi.setSystemTime(at) };
}

const more = {
  'indexes.csv': 'fund_id,name,asset_type\nAAA,Alpha,equity\nCCC,Gamma,equity\n',
};

describe.each(engines)('on the %s store', (engine) => {
  test('a release is prepared ahead and public at its moment, and nobody else publishes meanwhile', async () => {
    const { store } = await openPublished(engine);
    const folder = folders.write('embargoed', more);
    const { at, come } = standingClock();
    let told: number[] = [];
    const prepared = new Promise<void>((resolve) => {
      const onPrepared = (...what: number[]) => {
        told = what;
        resolve();
      };
      void publishing(onPrepared);
    });
    let published: Awaited<ReturnType<typeof publishFolder>> | null = null;
    async function publishing(onPrepared: (release: number, at: number) => void) {
      published = await publishFolder(store, { folder, at, onPrepared, accepted: acceptedAll });
    }
    await prepared;
    expect(told).toEqual([2, at]);
    const current = await findCurrentRelease(store.db);
    expect(current?.number).toBe(1);
    expect(await listReleases(store.db, 1)).toHaveLength(1);
    expect(await findItem(store.db, 1, 'index', 'CCC')).toBeNull();
    await expect(publishFolder(store, { folder, label: 'other' })).rejects.toThrow(
      UnavailableError,
    );
    expect(published).toBeNull();
    come();
    await expect.poll(() => published).toMatchObject({ release: { number: 2 } });
    const { number, published: moment } = (await findCurrentRelease(store.db))!;
    expect(number).toBe(2);
    expect(Date.parse(moment)).toBeGreaterThanOrEqual(at);
    expect(await findItem(store.db, 2, 'index', 'CCC')).toMatchObject({ name: 'Gamma' });
  });

  test('levels are prepared ahead as well', async () => {
    const { store } = await openPublished(engine);
    const withLevels = folders.write('levels', { 'levels/a.csv': 'date,AAA\n2026-11-18,100\n' });
    const file = `${withLevels}/levels/a.csv`;
    const { at, come } = standingClock();
    const seen: ReturnType<typeof findCurrentRelease>[] = [];
    const onPrepared = () => {
      const current = findCurrentRelease(store.db);
      seen.push(current);
      void current.then(come);
    };
    const { release } = await publishLevels(store, { file, at, onPrepared, accepted: acceptedAll });
    expect(await Promise.all(seen)).toMatchObject([{ number: 1 }]);
    expect(release?.number).toBe(2);
    expect(Date.parse(release?.published ?? '')).toBeGreaterThanOrEqual(at);
  });
});

test('a moment that has passed or is too far away is refused before anything is read', async () => {
  const { store } = await openPublished('embedded');
  const publishAt = (at: number) => publishFolder(store, { folder: folders.path('nowhere'), at });
  await expect(publishAt(Date.now() - 1)).rejects.toThrow(/has passed/);
  await expect(publishAt(Date.now() + 8 * 86_400_000)).rejects.toThrow(/more than 7 days away/);
});

test('who ends the command before the moment takes the release back', async () => {
  const { config, store } = await openPublished('embedded');
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: config.dataDir };
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const folder = folders.write('taken-back', more);
  const accept = ['--accept', 'closed-indexes', '--reason', 'It ends'];
  const command = ['src/cli/main.ts', 'publish', folder, '--at', at, ...accept];
  const child = spawn(process.execPath, command, {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await expect.poll(() => said).toContain(`Release 2 is prepared and becomes public at ${at}`);
  child.kill('SIGINT');
  await once(child, 'exit');
  expect((await findCurrentRelease(store.db))?.number).toBe(1);
  // The right to publish ended with it, and so did what it had prepared.
  const { release } = await publishFolder(store, {
    folder: folders.write('next', { 'products.csv': 'product_id,name\nP1,Fund\n' }),
  });
  expect(release?.number).toBe(2);
  expect(await findItem(store.db, 2, 'index', 'CCC')).toBeNull();
});

test.each(['2026-11-20', '2026-11-20T21:30:00', 'tomorrow'])(
  'the command refuses %s as a moment, and says what one looks like',
  async (moment) => {
    const { code, stderr } = await runCommand(['publish', 'demo', '--at', moment]);
    expect(code).toBe(2);
    expect(stderr).toContain('a moment with its time zone is expected, such as');
  },
);
