import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { textUntil, type LevelTable } from './level-tables.ts';

/**
 * Writes the folder as it was on a day: without later levels and, `beforeReview`, with the lists of members that its
 * newest review replaced.
 */
export async function writeEarlierFolder(
  target: string,
  folder: string,
  {
    tables,
    day,
    beforeReview,
  }: { tables: readonly LevelTable[]; day: string; beforeReview: boolean },
): Promise<void> {
  const skipped = new Set(['levels', ...(beforeReview ? ['constituents'] : [])]);
  await mkdir(target, { recursive: true });
  for (const name of await readdir(folder)) {
    if (skipped.has(name) || name === '.generated.json') continue;
    await cp(join(folder, name), join(target, name), { recursive: true });
  }
  await mkdir(join(target, 'levels'));
  for (const table of tables)
    await writeFile(join(target, 'levels', table.name), textUntil(table, day));
  if (beforeReview) await writeListsBefore(target, folder);
}

/** The day of the newest review whose lists the folder has. */
export async function newestReview(folder: string): Promise<string> {
  const names = await readdir(join(folder, 'constituents'));
  const newest = names
    .filter((name) => name.startsWith('review-'))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new Error('There are no lists of a review');
  return basename(newest, '.csv').replace('review-', '');
}

async function writeListsBefore(target: string, folder: string): Promise<void> {
  const from = join(folder, 'constituents');
  const newest = `review-${await newestReview(folder)}.csv`;
  const reviewed = new Set(Array.from(await linesOf(join(from, newest)), portfolioOf));
  await mkdir(join(target, 'constituents'));
  for (const name of await readdir(from)) {
    if (name === newest) continue;
    const path = join(target, 'constituents', name);
    if (name.startsWith('review-')) await cp(join(from, name), path);
    else {
      const [header = '', ...lines] = await linesOf(join(from, name));
      const kept = lines.filter((line) => !reviewed.has(portfolioOf(line)));
      await writeFile(path, [header, ...kept].join('\n'));
    }
  }
}

const linesOf = async (path: string): Promise<string[]> =>
  (await readFile(path, 'utf8')).split('\n');

/** All variants of a portfolio have the same list: `PLJPN_NTR_JPY,…`. */
const portfolioOf = (line: string): string => line.split('_', 1)[0]!;
