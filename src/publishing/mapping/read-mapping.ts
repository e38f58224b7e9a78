import { isColumnOfField } from '#src/contract/provider/own-fields.ts';
import { isColumnOfFigure } from '#src/contract/provider/own-figures.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Faults } from '../faults.ts';
import { readYaml, type YamlPath } from '../reading/read-yaml.ts';
import { dateReader } from './date-format.ts';
import { listSourceFiles, tableKinds, type SourceFile } from './list-source-files.ts';
import { mapping as mappingSchema, type Mapping, type TableKind } from './mapping-schema.ts';

export const mappingFile = 'mapping.yaml';

export type Folders = { folder: string; filesDir: string | null };

/** Columns that rules may make, and those that they must, by kind. */
export type ColumnsByKind = Record<TableKind, { known: string[]; required: string[] }>;

type Place = (path: YamlPath, expected: string, found: string) => void;

/**
 * Reads `mapping.yaml` and finds the files of every kind. Patterns that match nothing, rules for columns
 * that we do not have and formats that cannot be read are faults of the mapping.
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
    const files = listSourceFiles(kind, mapping[kind], folders, (index, pattern) =>
      fault([kind, index, 'file'], 'a file by this name', pattern),
    );
    return [kind, files] as const;
  });
  return Object.fromEntries(entries) as Record<TableKind, SourceFile[]>;
}

/** Columns of figures and fields that `site.yaml` declares; which it does is not known yet. */
const isOwnColumn = (column: string) => isColumnOfFigure(column) || isColumnOfField(column);

function checkRules(
  mapping: Mapping,
  kind: TableKind,
  index: number,
  { known, required }: ColumnsByKind[TableKind],
  fault: Place,
): void {
  const rules = mapping[kind][index]?.columns;
  if (!rules) return;
  for (const [column, rule] of Object.entries(rules)) {
    const at = [kind, index, 'columns', column];
    const isOwn = kind === 'indexes' && isOwnColumn(column);
    if (!known.includes(column) && !isOwn) fault(at, `one of ${known.join(', ')}`, column);
    if (rule.date !== undefined && !dateReader(rule.date)) {
      fault([...at, 'date'], 'a date format with YYYY and M', rule.date);
    }
  }
  for (const column of required.filter((one) => !(one in rules))) {
    fault([kind, index, 'columns'], `a rule for ${column}`, Object.keys(rules).join(', '));
  }
}
