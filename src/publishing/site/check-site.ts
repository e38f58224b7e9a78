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
import { isoOfDay } from '#src/domain/day.ts';
import type { Position } from '../faults.ts';
import { isCurrency } from '../guards/odd-terms.ts';
import { refuseEmptyTexts } from '../reading/empty-texts.ts';
import { refuseMarkup } from '../reading/markup.ts';
import { readLoosely, readYaml, type ReadYaml } from '../reading/read-yaml.ts';
import { checkAssetTypes, readTypeNames } from './check-asset-types.ts';
import { checkCalendars } from './check-calendars.ts';
import { checkHome } from './check-home.ts';
import { askAboutOwnColumns } from './check-own-columns.ts';
import { checkScreener } from './check-screener.ts';

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
  const typeNames = await readTypeNames(folder);
  const declared = read === null ? await declaredLoosely(file) : declaredBy(read.value);
  return {
    ...declared,
    check(directory) {
      if (read === null) return null;
      checkSite(file, read, context, directory);
      checkAssetTypes(file, read, context, typeNames);
      checkScreener(file, read, faults);
      context.put('site', 'site', read.value, { file });
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
  context: CheckContext,
  directory: IndexDirectory,
): void {
  const { faults } = context;
  for (const { path, fundId } of namedIndexes(read.value)) {
    if (directory.has(fundId)) continue;
    faults.add({ file, ...read.at(path), expected: 'the fund_id of an index', found: fundId });
  }
  refuseEmptyTexts(file, read, faults);
  refuseMarkup(file, read, faults);
  checkHome(file, read, faults);
  checkCalendars(file, read, context, directory);
  askAboutOwnColumns(file, read, context, directory);
  checkCrises(file, read, context);
  checkCategories(file, read, faults);
  checkEmails(file, read, faults);
  checkRiskFree(file, read, faults, directory);
  for (const [i, { figure }] of read.value.figures.entries()) {
    if (findDeclared(figure) === null && !isRowColumn(figure)) continue;
    const expected = 'a name that no figure or column of the screener has';
    faults.add({ file, ...read.at(['figures', i, 'figure']), expected, found: figure });
  }
}

/** A crisis is found in addresses by its id, and its days have been. */
function checkCrises(
  file: string,
  read: ReadYaml<Site>,
  { faults, today }: Pick<CheckContext, 'faults' | 'today'>,
): void {
  const { crises } = read.value;
  refuseTwice(crises, (i) => read.at(['crises', i, 'id']), file, faults);
  for (const [i, { from }] of crises.entries()) {
    if (from <= isoOfDay(today)) continue;
    const expected = 'a day that has been: from a coming one there are no levels';
    faults.add({ file, ...read.at(['crises', i, 'from']), expected, found: from });
  }
}

/** Visitors would see one of two categories with one id. */
function checkCategories(file: string, read: ReadYaml<Site>, faults: CheckContext['faults']): void {
  const { documentCategories = [] } = read.value;
  refuseTwice(documentCategories, (i) => read.at(['documentCategories', i, 'id']), file, faults);
}

function refuseTwice(
  entries: readonly { id: string }[],
  at: (i: number) => Position,
  file: string,
  faults: CheckContext['faults'],
): void {
  const ids = entries.map(({ id }) => id);
  for (const [i, id] of ids.entries()) {
    if (ids.indexOf(id) === i) continue;
    faults.add({ file, ...at(i), expected: 'each id once', found: id });
  }
}

function checkEmails(file: string, read: ReadYaml<Site>, faults: CheckContext['faults']): void {
  for (const [i, { email }] of read.value.globalContacts.entries()) {
    if (/^[^\s@]+@[^\s@]+$/.test(email)) continue;
    const place = read.at(['globalContacts', i, 'email']);
    faults.add({ file, ...place, expected: 'an address like info@example.org', found: email });
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
    if (!isCurrency(currency)) {
      const expected = 'a currency of ISO 4217';
      faults.add({ file, ...place, expected, found: currency });
    }
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
