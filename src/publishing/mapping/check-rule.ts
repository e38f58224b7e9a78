import type { Field } from '../tables/field.ts';
import type { YamlPath } from '../reading/read-yaml.ts';
import { dateReader } from './date-format.ts';
import type { ColumnRule } from './mapping-schema.ts';

/** Adds a fault at a place of the mapping. */
export type Place = (path: YamlPath, expected: string, found: string) => void;

/** Where a value comes from: one of them, as the others would be ignored. */
const origins = ['from', 'template', 'value', 'fileName'] as const;

const ofNumbers: readonly Field['type'][] = ['number', 'integer'];

/** Keys that mean something for columns of some types alone; elsewhere they would be ignored. */
const typesOf = {
  date: ['date'],
  number: ofNumbers,
  times: ofNumbers,
} as const satisfies Partial<Record<keyof ColumnRule, readonly Field['type'][]>>;

const named: Readonly<Record<string, string>> = {
  date: 'dates',
  number: 'numbers',
  integer: 'whole numbers',
  text: 'texts',
  list: 'lists',
  'yes-no': 'yes or no',
};

/**
 * Checks one rule of a column: nothing in it is ignored, its format of dates can be read, and the digits of dates are
 * not replaced.
 * @param type of the column; undefined for one that there is not
 */
export function checkRule(
  rule: ColumnRule,
  at: YamlPath,
  type: Field['type'] | undefined,
  fault: Place,
): void {
  for (const key of origins.filter((one) => rule[one] !== undefined).slice(1)) {
    fault([...at, key], `one of ${origins.join(', ')}`, key);
  }
  for (const [key, types] of Object.entries(typesOf)) {
    if (type === undefined || !(key in rule) || types.some((one) => one === type)) continue;
    fault([...at, key], `no ${key}: the column has ${named[type]}`, key);
  }
  if (rule.share !== undefined && at.at(-1) !== 'weight') {
    fault([...at, 'share'], 'no share: that is of the weight of constituents', 'share');
  }
  checkDate(rule, at, type, fault);
}

function checkDate(
  { date, replace }: ColumnRule,
  at: YamlPath,
  type: Field['type'] | undefined,
  fault: Place,
): void {
  if (replace && type === 'date') {
    const expected =
      'the form of the date (date): replaced characters could make another day of it';
    fault([...at, 'replace'], expected, Object.keys(replace).join(' '));
  }
  if (date !== undefined && !dateReader(date)) {
    fault([...at, 'date'], 'a date format with YYYY and M', date);
  }
}
