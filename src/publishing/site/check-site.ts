import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteSource, type Site } from '#src/contract/provider/site.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { readYaml } from '../reading/read-yaml.ts';

export const siteFile = 'site.yaml';

/**
 * Reads the site's names, legal texts and contacts; the indexes that it features exist.
 * @returns null when it cannot be read
 */
export async function checkSite(
  context: CheckContext,
  directory: IndexDirectory,
): Promise<Site | null> {
  const { faults, folder } = context;
  const file = path.join(folder, siteFile);
  if (!existsSync(file)) {
    faults.add({ file, line: 1, column: 1, expected: 'the file', found: 'no file' });
    return null;
  }
  const read = await readYaml(file, siteSource, faults);
  if (!read) return null;
  for (const { path, fundId } of namedIndexes(read.value)) {
    if (directory.has(fundId)) continue;
    faults.add({ file, ...read.at(path), expected: 'the fund_id of an index', found: fundId });
  }
  context.put('site', 'site', read.value);
  return read.value;
}

function namedIndexes({
  home,
  riskFree = {},
}: Site): { path: (string | number)[]; fundId: string }[] {
  const featured = home.featured.flatMap(({ fundIds }, group) =>
    fundIds.map((fundId, index) => ({
      path: ['home', 'featured', group, 'fundIds', index],
      fundId,
    })),
  );
  const riskFreeIndexes = Object.entries(riskFree).map(([currency, fundId]) => ({
    path: ['riskFree', currency],
    fundId,
  }));
  const flagships = (home.flagships ?? []).map((fundId, index) => ({
    path: ['home', 'flagships', index],
    fundId,
  }));
  return [...flagships, ...featured, ...riskFreeIndexes];
}
