import { notice, type Notice } from '#src/contract/provider/notices.ts';
import type { CheckContext } from '../check-context.ts';
import { askAboutComingDate } from '../guards/coming-dates.ts';
import { placeInRow } from '../guards/row-question.ts';
import { askAboutTerms, oddTermsOfNotice } from '../guards/odd-terms.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Field } from '../tables/field.ts';
import { localFields } from '../tables/local-fields.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';
import type { Problem } from '../tables/read-rows.ts';

/** Columns of `notices.csv`. */
export const noticeFields: readonly Field[] = [
  { column: 'notice_id', path: 'noticeId', type: 'text', required: true },
  { column: 'date', path: 'date', type: 'date', required: true },
  { column: 'effective_date', path: 'effectiveDate', type: 'date' },
  { column: 'type', path: 'type', type: 'text', required: true },
  { column: 'families', path: 'families', type: 'list', absent: [] },
  { column: 'indexes', path: 'indexFundIds', type: 'list', absent: [] },
  ...localFields({ column: 'title', path: 'title', type: 'text', required: true }),
  ...localFields({ column: 'text', path: 'paragraphs', type: 'list', required: true }),
];

/** Reads the notices, and checks that each is listed once and refers to existing indexes and families. */
export async function checkNotices(
  context: CheckContext,
  directory: IndexDirectory,
): Promise<void> {
  const lines = new Map<string, string>();
  for (const file of context.listFiles('notices')) {
    await readRecords(file, noticeFields, notice, context, (record, at) => {
      const problems = problemsOf(record, at, directory, lines.get(record.noticeId));
      if (problems.length > 0) return problems;
      lines.set(record.noticeId, `${at.file}:${at.row.line}`);
      const { noticeId, date } = record;
      const of = { kind: 'notice', key: noticeId } as const;
      const odd = oddTermsOfNotice(record, { directory, today: context.today });
      askAboutTerms(odd, at, context.ask, of);
      askAboutComingDate({ column: 'date', date }, placeInRow(at, 'date'), context, of);
      context.put('notice', record.noticeId, record, { file: at.file, line: at.row.line });
      return [];
    });
  }
}

function problemsOf(
  { noticeId, families, indexFundIds }: Notice,
  at: RecordRow,
  directory: IndexDirectory,
  before: string | undefined,
): Problem[] {
  if (before !== undefined) {
    const expected = `a notice_id used once (also in ${before})`;
    return [{ cell: at.cellOf('notice_id'), expected, found: noticeId }];
  }
  const noIndexes = indexFundIds
    .filter((fundId) => !directory.has(fundId))
    .map((found) => ({
      cell: at.cellOf('indexes'),
      expected: 'indexes: the fund_id of an index',
      found,
    }));
  const noFamilies = families
    .filter((family) => !directory.hasFamily(family))
    .map((found) => ({
      cell: at.cellOf('families'),
      expected: 'families: the family of an index',
      found,
    }));
  return [
    ...noIndexes,
    ...noFamilies,
    ...repeatedIn(indexFundIds, 'indexes', at),
    ...repeatedIn(families, 'families', at),
  ];
}

const repeatedIn = (values: readonly string[], column: string, at: RecordRow): Problem[] =>
  values
    .filter((value, place) => values.indexOf(value) < place)
    .map((found) => ({ cell: at.cellOf(column), expected: `${column}: each once`, found }));
