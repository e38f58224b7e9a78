import * as z from 'zod';
import { localText } from '../local-text.ts';

/** One of `figures` in `site.yaml`: the meaning of a numeric column of `indexes.csv`. */
export const ownFigure = z.object({
  /** The tag of the figure; `columnOfFigure` gives the column. */
  figure: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens, a letter first'),
  name: localText,
  definition: localText,
  /** A unit such as `%` or `days`; null for a bare number. */
  unit: localText.nullable().default(null),
  decimals: z.int().min(0).max(6).default(2),
  /** Which end of the list comes first when it is sorted by the figure. */
  first: z.enum(['highest', 'lowest']).default('highest'),
});

export type OwnFigure = z.infer<typeof ownFigure>;

const columnPrefix = 'figure_';

/** The column of `indexes.csv` that holds the figure, such as `figure_days-to-trade`. */
export const columnOfFigure = ({ figure }: Pick<OwnFigure, 'figure'>): string =>
  columnPrefix + figure;

export const isColumnOfFigure = (column: string): boolean => column.startsWith(columnPrefix);
