import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#src/store/open-store.ts';
import { listEvents } from '#src/store/outbox/deliveries.ts';
import { setReceivers } from '#src/store/outbox/outbox.ts';
import { listReleases } from '#src/store/releases/releases.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { runCommand } from '../../publishing/run-command.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { copiedStore, engines, type ThrowawayStore } from '../../support/stores.ts';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { startPublisher } from '../publisher-process.ts';
import { folderFiles, type Letter } from '../two-folders.ts';

const timeout = 600_000;
/** A lease of a process that was killed ends after 70 seconds. */
const patience = { timeout: 150_000, interval: 100 };
const secret = 'a secret of thirty-two characters';
const kills = 12;

const folders = temporaryFolders();
afterAll(() => folders.remove());

const notices = (title: string) => ({
  'notices.csv': `notice_id,type,date,title,text\nn1,methodology-change,2026-11-20,${title},Text\n`,
});
/** Of indexes that have ended, so that none is late, whatever the day. */
const levels = (second: string) => ({
  'indexes.csv':
    'fund_id,name,asset_type,ceased_on\n' +
    'AAA,Alpha,equity,2026-11-17\nBBB,Beta,fixed-income,2026-11-17\n',
  'levels/a.csv': `date,AAA,BBB\n2026-11-16,100,50\n2026-11-17,${second},51\n`,
});

describe.each(engines)('what others are told, with %s', (engine) => {
  let thrown: ThrowawayStore;
  let receiver: WebhookReceiver | null;
  let sites: RunningSite[];
  beforeEach(async () => {
    thrown = await copiedStore(engine);
    // A process of its own has the embedded engine, and is the one that is killed.
    if (engine === 'embedded') await thrown.store.close();
    receiver = null;
    sites = [];
  });
  afterEach(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await receiver?.close();
    await thrown.remove();
  });

  const env = () => ({
    DATA_DIR: thrown.config.dataDir,
    DATABASE_URL: thrown.config.databaseUrl ?? '',
    TOKEN_SECRET: secret,
  });

  async function start(port: number, provider: string): Promise<RunningSite> {
    const nothing = await mkdtemp(join(tmpdir(), 'plumbline-nothing-'));
    onTestFinished(() => rm(nothing, { recursive: true, force: true }));
    const site = await startSite(
      {
        ...env(),
        PROVIDER_DIR: provider,
        WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
        WEBHOOK_SECRET: secret,
      },
      nothing,
    );
    sites.push(site);
    return site;
  }

  async function kill({ process }: RunningSite): Promise<void> {
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  /** A port at which nothing listens. */
  async function deadPort(): Promise<number> {
    const held = await startReceiver();
    await held.close();
    return held.port;
  }

  async function publish(folder: string, ...options: string[]): Promise<void> {
    const accept = ['--accept', 'corrected-levels', '--reason', 'A typo'];
    const done = await runCommand(['publish', folder, ...accept, ...options], env());
    expect([done.code, done.stderr]).toEqual([0, expect.any(String)]);
  }

  /** Milliseconds from the first that a publish writes to its end. */
  async function publishWhole(folder: string): Promise<number> {
    const publisher = startPublisher(thrown.config);
    await publisher.hear('opened');
    publisher.publish(folder);
    const wrote = await publisher.hear('wrote');
    const { milliseconds } = await publisher.hear('published');
    await publisher.kill();
    return milliseconds - wrote;
  }

  test(
    'a server that is killed while nobody listens loses nothing, and tells nothing of an embargo before its moment',
    { timeout },
    async () => {
      const port = await deadPort();
      const before = await start(port, folders.write(`${engine}-first`, levels('101')));
      await publish(folders.write(`${engine}-second`, { ...levels('101.5'), ...notices('News') }));
      const moment = Date.now() + 45_000;
      const embargoed = { ...levels('101.5'), ...notices('Secret merger') };
      const at = new Date(moment).toISOString();
      await publish(folders.write(`${engine}-third`, embargoed), '--at', at);
      await kill(before);

      receiver = await startReceiver(port);
      await start(port, 'unused');
      const types = () => receiver!.taken();
      const early = [
        'levels.corrected 2',
        'notices.published 2',
        'release.published 1',
        'release.published 2',
      ];
      await expect.poll(() => types().toSorted(), patience).toEqual(early);
      expect(Date.now()).toBeLessThan(moment);
      await expect.poll(types, patience).toHaveLength(6);
      expect(types().slice(4).toSorted()).toEqual(['notices.published 3', 'release.published 3']);
      expect(Date.now()).toBeGreaterThanOrEqual(moment);
      const sent = receiver.received.map(({ body }) => body);
      expect(sent.slice(0, 4).join('\n')).not.toContain('Secret');
      const releases = types().filter((one) => one.startsWith('release.published'));
      expect(releases).toEqual([1, 2, 3].map((release) => `release.published ${release}`));
    },
  );

  test(
    'a server that is killed while a receiver hangs tells it all again, under the same ids',
    { timeout },
    async () => {
      receiver = await startReceiver();
      receiver.mood = 'silent';
      const before = await start(receiver.port, folders.write(`${engine}-hang`, levels('101')));
      await publish(folders.write(`${engine}-hang-two`, levels('102')));
      // The site goes on meanwhile.
      expect((await fetch(`${before.url}/api/data-version`)).status).toBe(200);
      await expect.poll(() => receiver!.received.length, patience).toBeGreaterThan(0);
      const first = receiver.received[0]!.event;
      await kill(before);
      receiver.mood = 'well';
      await start(receiver.port, 'unused');
      await expect
        .poll(() => receiver!.taken().toSorted(), patience)
        .toEqual(['levels.corrected 2', 'release.published 1', 'release.published 2']);
      const again = receiver.received.find(
        ({ event, isTaken }) => isTaken && event.id === first.id,
      );
      expect(again?.headers['idempotency-key']).toBe(first.id);
    },
  );

  test(
    'after kills of a publish each release is told of once, and nothing else',
    { timeout },
    async () => {
      if (engine === 'postgres') await setReceivers(thrown.store.db, ['webhook']);
      else {
        const store = await openStore(thrown.config);
        await setReceivers(store.db, ['webhook']);
        await store.close();
      }
      const paths: Record<Letter, string> = {
        A: folders.write(`${engine}-A`, folderFiles('A')),
        B: folders.write(`${engine}-B`, folderFiles('B')),
      };
      // The moment of the kill is what this is about: it sweeps over the writing, the flip and what follows. Where the machine
      // has become slower than it was when a publish was measured, it goes on until one has flipped.
      const step = (1.5 * (await publishWhole(paths.A))) / (kills - 1);
      let shown: Letter = 'A';
      let sent: Letter = 'A';
      let release = 1;
      let killed = 0;
      for (; killed < kills || release === 1; killed++) {
        const publisher = startPublisher(thrown.config);
        const opened = await publisher.hear('opened');
        if (opened.release > release) shown = sent;
        ({ release } = opened);
        // What is shown already would not be written again.
        sent = shown === 'A' ? 'B' : 'A';
        publisher.publish(paths[sent]);
        await publisher.hear('wrote');
        await sleep(killed * step);
        await publisher.kill();
      }
      const store = engine === 'postgres' ? thrown.store : await openStore(thrown.config);
      const releases = (await listReleases(store.db)).map(({ number }) => number);
      const events = await listEvents(store.db, { before: null, limit: 1000 });
      if (engine === 'embedded') await store.close();
      const published = events.filter(({ type }) => type === 'release.published');
      expect(published.map(({ release }) => release)).toEqual(releases);
      expect(events.every(({ release }) => releases.includes(release!))).toBe(true);
      const flipped = releases.length - 1;
      console.info(`${engine}: ${killed} kills, ${flipped} of them after the flip`);
      expect(flipped).toBeGreaterThan(0);
      expect(flipped).toBeLessThan(killed);
    },
  );
});
