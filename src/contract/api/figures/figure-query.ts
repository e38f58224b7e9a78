import * as z from 'zod';
import { meantHint, nearestName } from '#src/domain/parameter-names.ts';
import { boundNames, boundOf } from '#src/domain/register/bounds.ts';
import { declared, isTag } from '#src/domain/register/register.ts';
import { isColumnOfField } from '../../provider/own/own-fields.ts';
import { parameterFamilies } from '../parameter-family.ts';

/** Limits of one answer: histograms, columns, and the rows of the first page. */
const limits = { opened: 8, columns: 60, first: 200 } as const;

/** Bounds of figures; each bound is a parameter of its own, such as `volatility3YMax=12`. */
const ranges = z
  .record(z.string(), z.number('must be a number like 12 or -1.5'))
  .optional()
  .describe(
    'Bounds of figures, each a parameter of its own: the tag of the figure, see /figures, with Min or Max behind it, such ' +
      'as volatility3YMax=12. Bounds are inclusive, in the unit of the figure, and compared with its value as shown',
  )
  .register(parameterFamilies, {
    isName: (name) => boundOf(name) !== null,
    names: boundNames,
    form: 'the tag of a figure with Min or Max behind it',
  });

const valuesOfField = z.array(z.string().min(1).max(500)).min(1).max(100);

const fields = z
  .record(z.string(), valuesOfField)
  .optional()
  .describe(
    'Values of fields of the provider, each field a parameter of its own: its name with field_ before it, such as field_theme; ' +
      'repeat the key for several values. Filter options name those that there are',
  )
  .register(parameterFamilies, {
    isName: isColumnOfField,
    names: [],
    form: 'a field of the provider with field_ before it',
    isRepeated: true,
  });

const includeMissing = z
  .enum(['true', 'false'])
  .default('false')
  .describe('Whether bounds of a figure keep the indexes that have no value of it');

const variants = z
  .enum(['all', 'one'])
  .default('all')
  .describe(
    'one gives a row for each index, of its variants the best that matches, and counts these rows; all gives every variant',
  );

const first = z
  .int()
  .min(1)
  .max(limits.first)
  .optional()
  .describe(
    'Only so many rows from the beginning of the order: with sortBy the best ones. Filter options count all',
  );

/** The parameters that narrow a list of indexes by figures, besides its filters. */
export const figureNarrowing = { ranges, fields, includeMissing, variants, first };

/** A parameter that holds several names separated by commas. */
const namesIn = (isName: (name: string) => boolean, names: readonly string[], most: number) =>
  z
    .string()
    .max(2000)
    .transform((given) => [...new Set(given.split(',').filter(Boolean))])
    .pipe(z.array(z.string()).min(1).max(most))
    .check(({ value, issues }) => {
      const unknown = value.find((name) => !isName(name));
      if (unknown === undefined) return;
      const nearest = nearestName(unknown, names);
      issues.push({
        code: 'custom',
        input: value,
        message: `no column ${unknown.slice(0, 40)}${meantHint(nearest, ', ')}`,
        params: { value: unknown, nearest },
      });
    });

/** The columns of a row that are not figures. */
export const rowColumns = [
  'assetType',
  'family',
  'region',
  'currency',
  'returnType',
  'hedgedTo',
  'launchDate',
  'asOfDate',
  'asOfLevel',
  'ticker',
  'isin',
] as const;

export type RowColumn = (typeof rowColumns)[number];

export const isRowColumn = (name: string): name is RowColumn =>
  (rowColumns as readonly string[]).includes(name);

const tags = declared.map(({ tag }) => tag);

/** The declared tag that is spelled most like an unknown name; null if none is similar. */
export const nearestTag = (name: string): string | null => nearestName(name, tags);

export const columns = namesIn(
  (name) => isRowColumn(name) || isTag(name),
  [...rowColumns, ...tags],
  limits.columns,
)
  .optional()
  .describe(
    `Columns with commas between: tags of figures, which the rows then bear, and ${rowColumns.join(', ')}`,
  );

export const rangesOf = namesIn(isTag, tags, limits.columns)
  .optional()
  .describe('Tags of the figures whose ranges are given, with commas between; without it all');

export const opened = namesIn(isTag, tags, limits.opened)
  .optional()
  .describe(
    `Tags of figures, at most ${limits.opened} with commas between, whose histograms count what the other filters leave, as those ` +
      'of figures with a bound do; the others count the whole list',
  );

export const line = z
  .enum(['1Y'])
  .optional()
  .describe('1Y adds a small line to each row: the weekly levels of one year');
