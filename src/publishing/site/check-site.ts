import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteSource, type Site } from '#src/contract/provider/site.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { OwnColumns } from '../indexes/index-fields.ts';
import { isRowColumn } from '#src/contract/api/figures/figure-query.ts';
import { findDeclared } from '#src/domain/register/register.ts';
import { readYaml, type ReadYaml } from '../reading/read-yaml.ts';

export const siteFile = 'site.yaml';

/** What is known of the site before the indexes are. */
export type SiteToCheck = {
  /** Figures and fields of the provider's own, of which indexes have columns. */
  own: OwnColumns;
  /** Names of the calendars that indexes may go by; null where the site could not be read. */
  calendars: readonly string[] | null;
  /** Checks what needs the indexes, and hands the site on; null when it could not be read. */
  check: (directory: IndexDirectory) => Site | null;
};

/** Reads the site's names, legal texts, contacts, own figures and fields. */
export async function readSite(context: CheckContext): Promise<SiteToCheck> {
  const { faults, folder } = context;
  const file = path.join(folder, siteFile);
  const read = existsSync(file) ? await readYaml(file, siteSource, faults) : null;
  if (!existsSync(file)) {
    faults.add({ file, line: 1, column: 1, expected: 'the file', found: 'no file' });
  }
  return {
    own: { figures: read?.value.figures ?? [], fields: read?.value.fields ?? [] },
    calendars: read && Object.keys(read.value.calendar?.named ?? {}),
    check(directory) {
      if (read === null) return null;
      checkSite(file, read, context, directory);
      context.put('site', 'site', read.value);
      return read.value;
    },
  };
}

/** The indexes that the site features exist, and no figure of its own has a name that is taken. */
function checkSite(
  file: string,
  read: ReadYaml<Site>,
  { faults }: CheckContext,
  directory: IndexDirectory,
): void {
  for (const { path, fundId } of namedIndexes(read.value)) {
    if (directory.has(fundId)) continue;
    faults.add({ file, ...read.at(path), expected: 'the fund_id of an index', found: fundId });
  }
  for (const [i, { figure }] of read.value.figures.entries()) {
    if (findDeclared(figure) === null && !isRowColumn(figure)) continue;
    const expected = 'a name that no figure or column of the screener has';
    faults.add({ file, ...read.at(['figures', i, 'figure']), expected, found: figure });
  }
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
