import * as z from 'zod';
import { localText } from '../local-text.ts';

/** One of `fields` in `site.yaml`: what a column of texts in `indexes.csv` says of an index. */
export const ownField = z.object({
  /** Its name for programs; its column is called by `columnOfField`. */
  field: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens, a letter first'),
  name: localText,
});

export type OwnField = z.infer<typeof ownField>;

const columnPrefix = 'field_';

/** The column of `indexes.csv` that holds a field of the provider: `field_theme`. */
export const columnOfField = ({ field }: Pick<OwnField, 'field'>): string => columnPrefix + field;

export const isColumnOfField = (column: string): boolean => column.startsWith(columnPrefix);
