import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#src/store/open-store.ts';
import { listReleases } from '#src/store/releases/releases.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { copiedStore, engines, type Engine, type ThrowawayStore } from '../../support/stores.ts';
import { cases } from '../../support/test-size.ts';
import { startPublisher, type Publisher } from '../publisher-process.ts';
import { releaseDigest } from '../release-digest.ts';
import { folderFiles, otherLetter, type Letter } from '../two-folders.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

/** How many kills are aimed before the first write, and how many must fall between it and the flip. */
const series: Record<Engine, { beforeWriting: number; whileWriting: number }> = {
  embedded: { beforeWriting: cases(4), whileWriting: cases(8) },
  postgres: { beforeWriting: cases(2), whileWriting: cases(4) },
};

/** Which folder is public, and as which release. */
type Standing = { release: number; letter: Letter };
type Phase = 'before the first write' | 'between first write and flip' | 'after the flip';
/** `after`: milliseconds from the beginning of the publish, or from its first write for those that fell after it. */
type Kill = { after: number; phase: Phase };
/** Milliseconds that an undisturbed publish took to its first write, and from there to the flip. */
type Pace = { toWrite: number; toFlip: number };
const whileWritingPhase: Phase = 'between first write and flip';

describe.each(engines)('a publish that is killed on %s', (engine) => {
  let thrown: ThrowawayStore;
  const paths = { A: '', B: '' };
  const digests = { A: '', B: '' };
  beforeAll(async () => {
    thrown = await copiedStore(engine);
    // The first process to open the directory runs its engine: that shall be the one that is killed.
    if (engine === 'embedded') await thrown.store.close();
    for (const letter of ['A', 'B'] as const) {
      paths[letter] = folders.write(`${engine}-${letter}`, folderFiles(letter));
    }
  });
  afterAll(() => thrown.remove());

  async function publishOther(publisher: Publisher, standing: Standing) {
    const letter = otherLetter(standing.letter);
    publisher.publish(paths[letter]);
    const { release, milliseconds } = await publisher.hear('published');
    const toWrite = await publisher.hear('wrote');
    expect(release).toBe(standing.release + 1);
    const pace: Pace = { toWrite, toFlip: milliseconds - toWrite };
    return { standing: { release: standing.release + 1, letter }, pace };
  }

  /** Undisturbed: the digest of either folder, read by a fresh process, and the pace of a process's second publish. */
  async function calibrate(): Promise<{ standing: Standing; pace: Pace }> {
    const nothing: Standing = { release: 0, letter: 'B' };
    const first = startPublisher(thrown.config);
    await first.hear('opened');
    const { standing: withA } = await publishOther(first, nothing);
    await first.kill();
    const second = startPublisher(thrown.config);
    digests.A = (await second.hear('opened')).digest ?? '';
    const cold = await publishOther(second, withA);
    const warm = await publishOther(second, cold.standing);
    const { standing } = await publishOther(second, warm.standing);
    await second.kill();
    const third = startPublisher(thrown.config);
    digests.B = (await third.hear('opened')).digest ?? '';
    await third.kill();
    return { standing, pace: warm.pace };
  }

  /** What a fresh process finds after a kill; it must be the old release or, when that was late, the new one. */
  async function found(publisher: Publisher, before: Standing): Promise<Standing> {
    const { release, digest } = await publisher.hear('opened');
    const isOld = release === before.release;
    const letter = isOld ? before.letter : otherLetter(before.letter);
    expect(release - before.release).toBe(isOld ? 0 : 1);
    expect(digest).toBe(digests[letter]);
    return { release, letter };
  }

  test('leaves the old release current and whole, and the next publish succeeds', async () => {
    const { beforeWriting, whileWriting } = series[engine];
    let { standing, pace } = await calibrate();
    const kills: Kill[] = [];
    const writing = () => kills.filter(({ phase }) => phase === whileWritingPhase).length;
    const early = () => kills.filter(({ phase }) => phase === 'before the first write').length;
    for (;;) {
      const publisher = startPublisher(thrown.config);
      const before = standing;
      standing = await found(publisher, before);
      const last = kills.at(-1);
      if (last && standing.release > before.release) {
        last.phase = 'after the flip';
        // Kills that came too late are made up for by others that are aimed earlier.
        pace = { ...pace, toFlip: pace.toFlip * 0.85 };
      }
      standing = (await publishOther(publisher, standing)).standing;
      const isDone = writing() >= whileWriting;
      if (isDone || kills.length === 3 * (beforeWriting + whileWriting)) {
        await publisher.kill();
        break;
      }
      const isEarly = early() < beforeWriting;
      publisher.publish(paths[otherLetter(standing.letter)]);
      await publisher.hear(isEarly ? 'begun' : 'wrote');
      // The moment of the kill is what the series is about: each is at another share of the publish.
      const [at, of] = isEarly ? [early(), beforeWriting] : [writing(), whileWriting];
      const share = (((at * 7) % of) + 0.5) / of;
      const after = share * (isEarly ? pace.toWrite : pace.toFlip);
      await sleep(after);
      const phase = publisher.hasReported('wrote') ? whileWritingPhase : 'before the first write';
      kills.push({ after, phase });
      await publisher.kill();
    }
    print(engine, kills);
    expect(writing()).toBeGreaterThanOrEqual(whileWriting);

    // History is as it was: every release that was flipped is there, and the first reads as on its first day.
    const store = await openStore(thrown.config);
    const releases = await listReleases(store.db);
    expect(releases.map(({ number }) => number)).toEqual(
      Array.from({ length: standing.release }, (_, at) => standing.release - at),
    );
    expect(await releaseDigest(store, 1)).toBe(digests.A);
    await store.close();
  }, 3_600_000);
});

function print(engine: Engine, kills: readonly Kill[]): void {
  const counts = Map.groupBy(kills, ({ phase }) => phase);
  const times = kills.map(({ after }) => Math.round(after));
  const parts = Array.from(counts, ([phase, { length }]) => `${length} ${phase}`);
  console.info(
    `${engine}: ${kills.length} kills, ${Math.min(...times)} to ${Math.max(...times)} ms into the publish: ${parts.join(', ')}`,
  );
}
