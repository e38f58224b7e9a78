import { isColumnOfField } from '#src/contract/provider/own/own-fields.ts';
import { isColumnOfFigure } from '#src/contract/provider/own/own-figures.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Faults } from '../faults.ts';
import type { Field } from '../tables/field.ts';
import { readYaml, type YamlPath } from '../reading/read-yaml.ts';
import { unnamed } from '../reading/received-file.ts';
import { starIn } from './star-in.ts';
import { checkRule, type Place } from './check-rule.ts';
import { periodReader } from './date-format.ts';
import {
  joinsOf,
  listSourceFiles,
  namedBy,
  tableKinds,
  type SourceFile,
} from './list-source-files.ts';
import {
  mapping as mappingSchema,
  type Across,
  type Mapping,
  type Source,
  type TableKind,
} from './mapping-schema.ts';

export const mappingFile = 'mapping.yaml';

export type Folders = { folder: string; filesDir: string | null };

/** By kind: columns that rules may make with their types, and columns that they must make. */
export type ColumnsByKind = Record<
  TableKind,
  { types: ReadonlyMap<string, Field['type']>; required: string[] }
>;

/**
 * Reads `mapping.yaml` and finds the files of every kind. Patterns without a match, rules for unknown columns, and
 * unreadable formats are faults of the mapping.
 */
export async function readMapping(
  folders: Folders,
  columns: ColumnsByKind,
  faults: Faults,
): Promise<Record<TableKind, SourceFile[]>> {
  const file = path.join(folders.folder, mappingFile);
  const read = existsSync(file) ? await readYaml(file, mappingSchema, faults) : null;
  const mapping = read?.value ?? mappingSchema.parse({});
  const fault: Place = (at, expected, found) =>
    faults.add({ file, ...(read?.at(at) ?? { line: 1, column: 1 }), expected, found });
  const entries = tableKinds.map((kind) => {
    for (const index of mapping[kind].keys())
      checkRules(mapping, kind, index, columns[kind], fault);
    const files = listSourceFiles(kind, mapping[kind], folders, (at, pattern) =>
      fault([kind, ...at], 'a file by this name', pattern),
    );
    return [kind, files.filter((found) => fitsName(found, mapping[kind], fault))] as const;
  });
  return Object.fromEntries(entries) as Record<TableKind, SourceFile[]>;
}

/**
 * The source of levels for a file that arrives by itself: the only one of the mapping, or the first whose pattern
 * matches its name. Null where the mapping has a fault.
 */
export async function readLevelsMapping(
  file: string,
  levelsFile: string,
  columns: ColumnsByKind,
  faults: Faults,
): Promise<Pick<SourceFile, 'source' | 'joins'> | null> {
  const read = await readYaml(file, mappingSchema, faults);
  if (read === null) return null;
  const { levels } = read.value;
  const before = faults.total;
  const fault: Place = (at, expected, found) =>
    faults.add({ file, ...read.at(at), expected, found });
  const name = path.basename(levelsFile);
  const fitting = levels.findIndex((one) => path.matchesGlob(name, path.basename(one.file)));
  // Standard input has no name to match.
  const index = levels.length === 1 ? 0 : fitting;
  const source = levels[index];
  if (source === undefined) {
    const said = name === unnamed ? `${name}, whose name --name gives` : name;
    fault(['levels'], `a source of levels whose file fits ${said}`, patternsOf(levels));
    return null;
  }
  checkRules(read.value, 'levels', index, columns.levels, fault);
  const own = namedBy(name, source);
  fitsName({ kind: 'levels', name, path: levelsFile, source: own }, levels, fault);
  const joins = joinsOf(source.joins, [path.dirname(file)], (at, joined) =>
    fault(['levels', index, 'joins', at, 'file'], 'a file by this name', joined),
  );
  return faults.total > before ? null : { source: own, joins };
}

const patternsOf = (levels: readonly Source[]) =>
  levels.map(({ file }) => file).join(', ') || 'none';

/** Columns of own figures and fields, of which `site.yaml`, read later, decides which exist. */
function isOwnColumn(kind: TableKind, column: string): boolean {
  if (isColumnOfField(column)) return kind === 'indexes' || kind === 'constituents';
  return kind === 'indexes' && isColumnOfFigure(column);
}

function checkRules(
  mapping: Mapping,
  kind: TableKind,
  index: number,
  { types, required }: ColumnsByKind[TableKind],
  fault: Place,
): void {
  const source: Source | undefined = mapping[kind][index];
  const at = [kind, index];
  if (source?.across) checkAcross(source.across, [...at, 'across'], fault);
  const rules = source?.columns;
  if (!rules) return;
  checkSeries(source, [...at, 'series'], fault);
  for (const [column, rule] of Object.entries(rules)) {
    const isOurs = types.has(column) || isOwnColumn(kind, column);
    const place = [...at, 'columns', column];
    if (!isOurs) fault(place, `one of ${[...types.keys()].join(', ')}`, column);
    checkRule(rule, place, types.get(column), fault);
  }
  for (const column of lackingRules(kind, source, required)) {
    fault([...at, 'columns'], `a rule for ${column}`, Object.keys(rules).join(', '));
  }
}

/** Columns stand for indexes, and nothing else says whose levels they hold, which would be ignored. */
function checkSeries({ series, across, columns = {} }: Source, at: YamlPath, fault: Place): void {
  if (!series) return;
  const other = across ? 'across' : 'index' in columns ? 'a rule for index' : null;
  if (other !== null) fault(at, `series or ${other}: both say what the columns hold`, 'series');
}

/**
 * Where columns stand for dates, there is no column of dates, and each row names its index. Other rows that name their
 * index have a level; without a rule for it, nothing of them would be read.
 */
function lackingRules(
  kind: TableKind,
  { across, series, columns = {} }: Source,
  required: readonly string[],
): string[] {
  const isOfRows = kind === 'levels' && 'index' in columns && !series;
  const ofRows = isOfRows ? [...required, 'level'] : required;
  return (across ? ['index'] : ofRows).filter((column) => !(column in columns));
}

/** Whether all rules on the file's name match it; otherwise a fault is added and the file is not read. */
function fitsName(
  { kind, name, source }: SourceFile,
  sources: readonly Source[],
  fault: Place,
): boolean {
  const index = sources.findIndex(({ file }) => file === source.file);
  const wrong = Object.entries(source.columns ?? {}).filter(
    ([, { fileName }]) => fileName !== undefined && starIn(fileName, path.basename(name)) === null,
  );
  for (const [column, { fileName = '' }] of wrong) {
    fault([kind, index, 'columns', column, 'fileName'], `a pattern that fits ${name}`, fileName);
  }
  return wrong.length === 0;
}

/** Names of columns become dates: the format must have a year, and the template contain the name. */
function checkAcross({ date, template }: Across, at: YamlPath, fault: Place): void {
  if (!periodReader(date)) fault([...at, 'date'], 'YYYY, or a date format with YYYY and M', date);
  if (!template.includes('{column}')) {
    fault([...at, 'template'], 'a text with {column} in it, the name of each column', template);
  }
}
