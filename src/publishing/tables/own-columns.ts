import {
  columnOfField,
  isColumnOfField,
  type OwnField,
} from '#src/contract/provider/own/own-fields.ts';
import { isColumnOfFigure } from '#src/contract/provider/own/own-figures.ts';
import type { CheckContext } from '../check-context.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import type { Field } from './field.ts';
import { localFields } from './local-fields.ts';

/** Columns of the provider's own fields in `site.yaml`. @param path of them in the record: `ownFields` */
export const columnsOfFields = (fields: readonly OwnField[], path: string): Field[] =>
  fields.flatMap((own) =>
    localFields({ column: columnOfField(own), path: `${path}.${own.field}`, type: 'text' }),
  );

/** A mapping may name own figures and fields before site.yaml, which declares them, is read. */
export function checkMappedColumns(
  { source, path }: SourceFile,
  fields: readonly Field[],
  { faults }: Pick<CheckContext, 'faults'>,
): void {
  const known = new Set(fields.map(({ column }) => column));
  for (const column of Object.keys(source.columns ?? {})) {
    // What can be no such column is a fault of the mapping itself.
    if (known.has(column) || !(isColumnOfFigure(column) || isColumnOfField(column))) continue;
    const expected = `columns for figures and fields of site.yaml alone, in mapping.yaml`;
    faults.add({ file: path, line: 1, column: 1, expected, found: column });
  }
}
