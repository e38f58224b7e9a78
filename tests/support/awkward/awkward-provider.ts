import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import type { Store } from '#src/store/open-store.ts';
import { acceptedAll } from '../accepted-all.ts';

/** A figure of the independent calculation: its value as text, and its digits as shown; or the reason of its dash. */
export type ExpectedFigure = {
  value?: string;
  shown?: string;
  missing?: string;
  from?: string | null;
  to?: string | null;
  crossesLaunch?: boolean | null;
  observations?: number;
};
type Dated = { value: string; from: string; to: string };
type RangeEnd = { value: string; date: string };

/** What is calculated of an index; without levels, or where an earlier release does not show it, `asOf` is null. */
export type ExpectedIndex =
  | { asOf: null; isShown: boolean }
  | {
      asOf: string;
      endsMonth: boolean;
      isWithheld: boolean;
      register: Record<string, ExpectedFigure>;
      range: { high: RangeEnd; low: RangeEnd; since: string | null };
      /** Of levels that are no invested money there is no more. */
      calendar?: {
        year: number;
        value: string | null;
        months: (string | null)[];
        shown: (string | null)[];
        toDate: boolean | null;
      }[];
      rolling?: Record<
        string,
        { count: number; best: Dated; worst: Dated; median: string; positive: string } | null
      >;
      drawdowns?: Record<string, (string | null)[]>;
    };
export type Expected = Record<string, ExpectedIndex>;

export type AwkwardProvider = {
  folders: { first: string; second: string };
  /** What each release has, and the first as of today's terms once the second is public. */
  expected: { first: Expected; second: Expected; firstByNow: Expected };
  remove: () => Promise<void>;
};

/** The calculation is in another language, which not every machine has. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

const run = promisify(execFile);
const python = async (program: string, ...given: string[]) =>
  (
    await run('python3', ['-B', `tests/independent/awkward/${program}.py`, ...given], {
      maxBuffer: 100_000_000,
    })
  ).stdout;

/** The awkward provider's two folders, and all figures of them as calculated from the files alone. */
export async function makeAwkwardProvider(): Promise<AwkwardProvider> {
  const root = await mkdtemp(join(tmpdir(), 'plumbline-awkward-'));
  const folders = { first: join(root, 'first'), second: join(root, 'second') };
  await Promise.all(Object.entries(folders).map(([name, at]) => python('make_folder', at, name)));
  const calculate = async (...given: string[]): Promise<Expected> =>
    JSON.parse(await python('calculate', ...given));
  const [first, second, narrowed] = await Promise.all([
    calculate(folders.first),
    calculate(folders.second),
    calculate(folders.first, folders.second),
  ]);
  const firstByNow = { ...first, ...narrowed };
  const remove = () => rm(root, { recursive: true, force: true });
  return { folders, expected: { first, second, firstByNow }, remove };
}

/** Publishes one of the folders; the second takes levels back, and says so. */
export async function publishAwkward(store: Store, folder: string): Promise<void> {
  await publishFolder(store, {
    folder,
    today: dayOfIso('2026-11-20') ?? 0,
    accepted: acceptedAll,
    withdrawLevels: 'all',
    reason: 'Levels of the wrong source',
  });
}
