import {
  columnOfField,
  type OwnField,
  type OwnTexts,
} from '#src/contract/provider/own/own-fields.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { text } from './columns.ts';
import type { RowColumn } from './data-table.ts';

/**
 * Columns for the provider's own fields, sorted by name, since their order in site.yaml may change without any row
 * changing.
 */
export const fieldColumns = <Row extends { ownFields?: OwnTexts | undefined }>(
  fields: readonly OwnField[],
): RowColumn<Row>[] =>
  fields
    .toSorted((one, other) => (one.field < other.field ? -1 : 1))
    .map(({ field, name }) =>
      text(
        columnOfField({ field }),
        name[defaultLanguage],
        ({ ownFields }) => ownFields?.[field]?.[defaultLanguage] ?? null,
      ),
    );
