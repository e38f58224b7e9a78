import { existsSync } from 'node:fs';
import path from 'node:path';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import { siteSource, type Site } from '#src/contract/provider/site.ts';
import type { CheckContext } from '../check-context.ts';
import type { OwnField } from '#src/contract/provider/own/own-fields.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { OwnColumns } from '../indexes/index-fields.ts';
import { isRowColumn } from '#src/contract/api/figures/figure-query.ts';
import { findDeclared } from '#src/domain/register/register.ts';
import { checkScreener } from './check-screener.ts';
import { readYaml, type ReadYaml } from '../reading/read-yaml.ts';

export const siteFile = 'site.yaml';

/** What is known of the site before the indexes are read. */
export type SiteToCheck = {
  /** The provider's own figures and fields of indexes. */
  own: OwnColumns;
  /** The provider's own fields of members. */
  memberFields: readonly OwnField[];
  /** Names of the calendars of indexes; null where site.yaml could not be read. */
  calendars: readonly string[] | null;
  /** Known asset types; null where site.yaml could not be read. */
  assetTypes: readonly string[] | null;
  /** Checks what needs the indexes, and returns the site; null when it could not be read. */
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
    ...declaredBy(read && read.value),
    check(directory) {
      if (read === null) return null;
      checkSite(file, read, context, directory);
      checkAssetTypes(file, read, context);
      checkScreener(file, read, faults);
      context.put('site', 'site', read.value);
      return read.value;
    },
  };
}

function declaredBy(site: Site | null): Omit<SiteToCheck, 'check'> {
  if (site === null) {
    return {
      own: { figures: [], fields: [] },
      memberFields: [],
      calendars: null,
      assetTypes: null,
    };
  }
  const { figures, fields, memberFields, calendar } = site;
  return {
    own: { figures, fields },
    memberFields,
    calendars: Object.keys(calendar?.named ?? {}),
    assetTypes: assetTypesOf(site),
  };
}

/** Featured indexes must exist, and names of own figures must be free. */
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

/** The expectation in faults of unknown asset types. */
export const oneOfAssetTypes = (known: readonly string[]): string =>
  `one of ${known.join(', ')} (assetTypes of site.yaml)`;

/** Asset types must be declared once: of two, one would be lost. */
function checkAssetTypes(file: string, read: ReadYaml<Site>, { faults }: CheckContext): void {
  const types = read.value.assetTypes.map(({ type }) => type);
  for (const [i, type] of types.entries()) {
    if (types.indexOf(type) === i) continue;
    const place = read.at(['assetTypes', i, 'type']);
    faults.add({ file, ...place, expected: 'each asset type once', found: type });
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
