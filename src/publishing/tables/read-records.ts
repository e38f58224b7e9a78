import type * as z from 'zod';
import type { CheckContext } from '../check-context.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import { expectationOf } from '#src/contract/expectation-of.ts';
import { markupIn, plainText } from '../reading/markup.ts';
import type { Row } from '../reading/split-rows.ts';
import { beginsFormula } from '#src/domain/csv.ts';
import { printableText, unprintableIn } from '../reading/unprintable.ts';
import { bindFields, type BoundField } from './bind-fields.ts';
import type { Field } from './field.ts';
import { checkHeader } from './header-lookup.ts';
import { readRows, type Problem } from './read-rows.ts';

/** No text for a page is longer. */
const longestText = 100_000;

/** The row of a record, so that a rule can point to a cell. */
export type RecordRow = {
  row: Row;
  file: string;
  delimiter: string;
  /** Cell of one of our columns; null where the value is not from the file. */
  cellOf: (column: string) => number | null;
};

/**
 * Reads the records of one table. `take` is called with each record that the schema accepts, and returns a fault by
 * rules beyond the schema, or nothing when it has taken the record.
 */
export async function readRecords<S extends z.ZodType>(
  file: SourceFile,
  fields: readonly Field[],
  schema: S,
  context: CheckContext,
  take: (record: z.output<S>, at: RecordRow) => readonly Problem[] | void,
): Promise<void> {
  await readRows(file, context, ({ table, header }) => {
    const bound = bindFields(fields, file.source, header);
    const cells = new Map(bound.map(({ field, cell }) => [field.column, cell]));
    const cellOf = (column: string) => cells.get(column) ?? null;
    const build = recordBuilder(fields, bound);
    return {
      faults: checkHeader(table, file.source, fields),
      read(row) {
        const { record, problems } = build(row.cells);
        if (problems.length > 0) return problems;
        const parsed = schema.safeParse(record);
        if (!parsed.success) return schemaProblems(parsed.error, fields, row, cellOf);
        const at = { row, file: file.path, delimiter: table.delimiter, cellOf };
        const found = take(parsed.data, at);
        return found && found.length > 0 ? found : null;
      },
    };
  });
}

function recordBuilder(fields: readonly Field[], bound: readonly BoundField[]) {
  const byColumn = new Map(bound.map((one) => [one.field.column, one]));
  const steps = fields.map((field) => ({
    field,
    path: field.path.split('.'),
    from: byColumn.get(field.column),
  }));
  return (cells: readonly string[]) => {
    const record: Record<string, unknown> = {};
    const problems: Problem[] = [];
    for (const { field, path, from } of steps) {
      const text = from?.text(cells) ?? null;
      const problem =
        text === null || !from
          ? fillAbsent(record, field, path, from)
          : (misfitOf(from, cells) ?? fillPresent(record, from, path, text));
      if (problem) problems.push(problem);
    }
    return { record, problems };
  };
}

/** A text that does not match the mapping's pattern. */
export function misfitOf(from: BoundField, cells: readonly string[]): Problem | null {
  const found = from.misfit(cells);
  const { cell, field, part } = from;
  return found === null ? null : { cell, expected: `${field.column}: a text like ${part}`, found };
}

function fillAbsent(
  record: Record<string, unknown>,
  field: Field,
  path: readonly string[],
  from: BoundField | undefined,
): Problem | null {
  if (field.required) {
    return { cell: from?.cell ?? null, expected: `a value for ${field.column}`, found: '' };
  }
  const { sameAs, absent = 'absent' in field ? undefined : null } = field;
  const value = sameAs ? record[sameAs] : absent;
  if (value !== undefined) assign(record, path, value);
  return null;
}

function fillPresent(
  record: Record<string, unknown>,
  from: BoundField,
  path: readonly string[],
  text: string,
): Problem | null {
  const { cell, field } = from;
  const value = from.parse(text);
  if (value === undefined) {
    return { cell, expected: `${field.column}: ${from.expected}`, found: text };
  }
  const found = unprintableIn(text);
  if (found !== null) return { cell, expected: `${field.column}: ${printableText}`, found };
  const refused = field.type === 'text' || field.type === 'list' ? refusedText(text) : null;
  if (refused !== null) {
    return { cell, expected: `${field.column}: ${refused.expected}`, found: refused.found };
  }
  if (text.length > longestText) {
    const expected = `${field.column}: at most ${longestText} characters`;
    return { cell, expected, found: `${text.length} characters` };
  }
  assign(record, path, value);
  return null;
}

/** What a text of a table may not be, as it is shown and downloaded sign by sign. */
function refusedText(text: string): { expected: string; found: string } | null {
  if (beginsFormula(text)) {
    return { expected: 'text that no spreadsheet runs: not begun with = + - or @', found: text };
  }
  const found = markupIn(text);
  return found === null ? null : { expected: plainText, found };
}

function assign(record: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first = '', second] = path;
  if (second === undefined) record[first] = value;
  else assign((record[first] ??= {}) as Record<string, unknown>, path.slice(1), value);
}

function schemaProblems(
  error: z.ZodError,
  fields: readonly Field[],
  row: Row,
  cellOf: (column: string) => number | null,
): Problem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.join('.');
    const field = fields.find((one) => path === one.path || path.startsWith(`${one.path}.`));
    const cell = field ? cellOf(field.column) : null;
    // A fault of a substituted value is reported where the value comes from.
    if (field?.sameAs && cell === null) return [];
    const found = cell === null ? '' : (row.cells[cell] ?? '');
    return { cell, expected: `${field?.column ?? path}: ${expectationOf(issue)}`, found };
  });
}
