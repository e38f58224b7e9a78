import { isRowColumn, rowColumns } from '#src/contract/api/figures/figure-query.ts';
import { indexFilterNames } from '#src/contract/api/query.ts';
import { columnOfField } from '#src/contract/provider/own/own-fields.ts';
import type { Site } from '#src/contract/provider/site.ts';
import { meantHint, nearestName } from '#src/domain/parameter-names.ts';
import { declared, findDeclared } from '#src/domain/register/register.ts';
import type { Faults } from '../faults.ts';
import type { ReadYaml, YamlPath } from '../reading/read-yaml.ts';

/** Checks that the filters and columns of the screener in site.yaml exist. */
export function checkScreener(file: string, read: ReadYaml<Site>, faults: Faults): void {
  const { screener = {}, fields, figures } = read.value;
  const filters = [...indexFilterNames, ...fields.map((one) => columnOfField(one))];
  const own = figures.map(({ figure }) => figure);
  const refuse = (at: YamlPath, expected: string, found: string) =>
    faults.add({ file, ...read.at(['screener', ...at]), expected, found });
  for (const [i, name] of (screener.filters ?? []).entries()) {
    if (!filters.includes(name)) refuse(['filters', i], `one of ${filters.join(', ')}`, name);
  }
  for (const [i, name] of (screener.columns ?? []).entries()) {
    if (!isColumn(name, own)) refuse(['columns', i], columnExpected(name, own), name);
  }
}

const isColumn = (name: string, own: readonly string[]): boolean =>
  isRowColumn(name) || own.includes(name) || findDeclared(name) !== null;

function columnExpected(name: string, own: readonly string[]): string {
  const names = [...rowColumns, ...own, ...declared.map(({ tag }) => tag)];
  const meant = meantHint(nearestName(name, names));
  return `a column or figure of the screener, as /api/figures has them${meant}`;
}
