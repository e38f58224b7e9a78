import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import type { Store } from '#src/store/open-store.ts';
import { acceptedAll } from '../accepted-all.ts';

/** A figure of the independent calculation: its exact value and its shown digits, or the reason why it is missing. */
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

/** The calculated figures of an index. `asOf` is null if it has no levels or the release does not show it. */
export type ExpectedIndex =
  | { asOf: null; isShown: boolean }
  | {
      asOf: string;
      endsMonth: boolean;
      isWithheld: boolean;
      register: Record<string, ExpectedFigure>;
      range: { high: RangeEnd; low: RangeEnd; since: string | null };
      /** Levels that are not the value of an investment have none of the following. */
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
  /** The figures of each release, and those of the first under today's entitlements, after the second was published. */
  expected: { first: Expected; second: Expected; firstByNow: Expected };
  remove: () => Promise<void>;
};

/** Whether Python is installed, in which the independent calculation is written. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

const run = promisify(execFile);
const python = async (program: string, ...given: string[]) =>
  (
    await run('python3', ['-B', `tests/independent/awkward/${program}.py`, ...given], {
      maxBuffer: 100_000_000,
    })
  ).stdout;

/** Makes the awkward provider's two folders, with all figures as the independent calculation gives them. */
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

/** Publishes one of the folders. The second withdraws levels, which the publish accepts. */
export async function publishAwkward(store: Store, folder: string): Promise<void> {
  await publishFolder(store, {
    folder,
    today: dayOfIso('2026-11-20') ?? 0,
    accepted: acceptedAll,
    withdrawLevels: 'all',
    reason: 'Levels of the wrong source',
  });
}
