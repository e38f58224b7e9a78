import { expect, test } from 'vitest';
import { defaultLanguage } from '#src/domain/language.ts';
import { fieldColumns } from './field-columns.ts';

const inDefault = (text: string) => ({ [defaultLanguage]: text });

type Row = Parameters<ReturnType<typeof fieldColumns>[number]['cell']>[0];

test('own fields are columns in the order of their names, whatever that of site.yaml is', () => {
  const fields = ['theme', 'cap', 'region'].map((field) => ({ field, name: inDefault(field) }));
  const columns = fieldColumns(fields);
  const named = columns.map(({ name }) => name);
  expect(named).toEqual(['field_cap', 'field_region', 'field_theme']);
  expect(fieldColumns(fields.toReversed()).map(({ name }) => name)).toEqual(named);
  const row: Row = { ownFields: { cap: inDefault('Large') } };
  expect(columns.map(({ cell }) => cell(row))).toEqual(['Large', null, null]);
});
