import { genderGroup, type GenderGroup } from '#src/contract/provider/gender-groups.ts';
import type { CheckContext } from '../check-context.ts';
import type { Field } from '../tables/field.ts';
import { readRecords } from '../tables/read-records.ts';

/** Columns of `gender-diversity.csv`. */
export const genderGroupFields: readonly Field[] = [
  { column: 'isin', path: 'isin', type: 'text', required: true },
  { column: 'region', path: 'region', type: 'text', required: true },
  { column: 'group', path: 'group', type: 'integer', required: true },
];

/** Reads the classification of companies for the gender diversity microsite: each company once. */
export async function checkGenderGroups(context: CheckContext): Promise<void> {
  const files = context.listFiles('gender-diversity');
  const companies: GenderGroup[] = [];
  const lines = new Map<string, string>();
  for (const file of files) {
    await readRecords(file, genderGroupFields, genderGroup, context, (record, at) => {
      const before = lines.get(record.isin);
      if (before) {
        const expected = `a company once (also in ${before})`;
        return [{ cell: at.cellOf('isin'), expected, found: record.isin }];
      }
      lines.set(record.isin, `${at.file}:${at.row.line}`);
      companies.push(record);
      return undefined;
    });
  }
  if (files.length > 0) context.put('gender-groups', 'gender-groups', { companies });
}
