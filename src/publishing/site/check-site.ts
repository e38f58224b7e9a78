import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import { siteSource, type Site } from '#src/contract/provider/site.ts';
import type { CheckContext } from '../check-context.ts';
import type { OwnField } from '#src/contract/provider/own/own-fields.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { OwnColumns } from '../indexes/index-fields.ts';
import { isRowColumn } from '#src/contract/api/figures/figure-query.ts';
import { findDeclared } from '#src/domain/register/register.ts';
import { checkScreener } from './check-screener.ts';
import { readLoosely, readYaml, type ReadYaml } from '../reading/read-yaml.ts';

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
  const declared = read === null ? await declaredLoosely(file) : declaredBy(read.value);
  return {
    ...declared,
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

type Declared = Omit<SiteToCheck, 'check'>;

function declaredBy(site: Site): Declared {
  const { figures, fields, memberFields, calendar } = site;
  return {
    own: { figures, fields },
    memberFields,
    calendars: Object.keys(calendar?.named ?? {}),
    assetTypes: assetTypesOf(site),
  };
}

/**
 * Own figures and fields of a site that has a fault elsewhere: without them every column of theirs would be a fault too,
 * and hide that one.
 */
async function declaredLoosely(file: string): Promise<Declared> {
  const found = (await readLoosely(file)) ?? {};
  const { figures, fields, memberFields } = siteSource.shape;
  const partOf = <T>(schema: z.ZodType<T[]>, key: string): T[] =>
    schema.safeParse(Reflect.get(Object(found), key)).data ?? [];
  return {
    own: { figures: partOf(figures, 'figures'), fields: partOf(fields, 'fields') },
    memberFields: partOf(memberFields, 'memberFields'),
    calendars: null,
    assetTypes: null,
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
  checkNamedOnce(file, read, faults);
  checkHolidays(file, read, faults);
  checkCrises(file, read, faults);
  checkEmails(file, read, faults);
  checkRiskFree(file, read, faults, directory);
  for (const [i, { figure }] of read.value.figures.entries()) {
    if (findDeclared(figure) === null && !isRowColumn(figure)) continue;
    const expected = 'a name that no figure or column of the screener has';
    faults.add({ file, ...read.at(['figures', i, 'figure']), expected, found: figure });
  }
}

/** A crisis is found in addresses by its id. */
function checkCrises(file: string, read: ReadYaml<Site>, faults: CheckContext['faults']): void {
  const ids = read.value.crises.map(({ id }) => id);
  for (const [i, id] of ids.entries()) {
    if (ids.indexOf(id) === i) continue;
    const place = read.at(['crises', i, 'id']);
    faults.add({ file, ...place, expected: 'each id once', found: id });
  }
}

function checkEmails(file: string, read: ReadYaml<Site>, faults: CheckContext['faults']): void {
  for (const [i, { email }] of read.value.globalContacts.entries()) {
    if (/^[^\s@]+@[^\s@]+$/.test(email)) continue;
    const place = read.at(['globalContacts', i, 'email']);
    faults.add({ file, ...place, expected: 'an address like info@example.org', found: email });
  }
}

/** A holiday that stands twice is most likely another one, mistyped. */
function checkHolidays(file: string, read: ReadYaml<Site>, faults: CheckContext['faults']): void {
  const { calendar } = read.value;
  if (calendar === undefined) return;
  const lists = [
    { path: ['calendar', 'holidays'], holidays: calendar.holidays },
    ...Object.entries(calendar.named ?? {}).map(([name, { holidays }]) => ({
      path: ['calendar', 'named', name, 'holidays'],
      holidays,
    })),
  ];
  for (const { path: at, holidays } of lists)
    for (const [i, day] of holidays.entries()) {
      if (holidays.indexOf(day) === i) continue;
      faults.add({ file, ...read.at([...at, i]), expected: 'each holiday once', found: day });
    }
}

/** The home page shows an index once in each of its lists. */
function checkNamedOnce(file: string, read: ReadYaml<Site>, faults: CheckContext['faults']): void {
  const { flagships = [], featured } = read.value.home;
  const lists = [
    { path: ['home', 'flagships'], fundIds: flagships },
    ...featured.map(({ fundIds }, group) => ({
      path: ['home', 'featured', group, 'fundIds'],
      fundIds,
    })),
  ];
  for (const { path: at, fundIds } of lists)
    for (const [i, fundId] of fundIds.entries()) {
      if (fundIds.indexOf(fundId) === i) continue;
      faults.add({ file, ...read.at([...at, i]), expected: 'each index once', found: fundId });
    }
}

/** What is free of risk in one currency is not in another, and a rate is no money that grows. */
function checkRiskFree(
  file: string,
  read: ReadYaml<Site>,
  faults: CheckContext['faults'],
  directory: IndexDirectory,
): void {
  for (const [currency, fundId] of Object.entries(read.value.riskFree ?? {})) {
    const facts = directory.facts(fundId);
    const place = read.at(['riskFree', currency]);
    if (facts?.hasReturns === false) {
      const expected = 'an index of what money earns, whose levels have returns';
      faults.add({ file, ...place, expected, found: `${fundId}, with returns: no` });
    }
    const of = facts?.currency ?? currency;
    if (of === currency) continue;
    const expected = `an index whose levels are in ${currency}`;
    faults.add({ file, ...place, expected, found: `${fundId}, in ${of}` });
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
