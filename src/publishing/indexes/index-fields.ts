import { columnIn, otherLanguages } from '#src/domain/language.ts';
import { columnOfFigure, type OwnFigure } from '#src/contract/provider/own/own-figures.ts';
import type { OwnField } from '#src/contract/provider/own/own-fields.ts';
import type { Field } from '../tables/field.ts';
import { localFields } from '../tables/local-fields.ts';
import { columnsOfFields } from '../tables/own-columns.ts';

/** Columns of `indexes.csv`. */
export const indexFields: readonly Field[] = [
  { column: 'fund_id', path: 'fundId', type: 'text', required: true },
  { column: 'sec_id', path: 'secId', type: 'text', sameAs: 'fundId' },
  { column: 'performance_id', path: 'performanceId', type: 'text', sameAs: 'fundId' },
  { column: 'name', path: 'name', type: 'text', required: true },
  ...otherLanguages.map((language): Field => ({
    column: columnIn(language, 'name'),
    path: `names.${language}`,
    type: 'text',
  })),
  { column: 'former_names', path: 'formerNames', type: 'list', absent: [] },
  { column: 'keywords', path: 'keywords', type: 'list', absent: [] },
  { column: 'asset_type', path: 'assetType', type: 'text', required: true },
  { column: 'family', path: 'family', type: 'text' },
  { column: 'region', path: 'region', type: 'text' },
  { column: 'currency', path: 'currency', type: 'text' },
  { column: 'return_type', path: 'returnType', type: 'text' },
  { column: 'hedged_to', path: 'hedgedTo', type: 'text' },
  { column: 'variant_group', path: 'variantGroup', type: 'text' },
  { column: 'rank', path: 'rank', type: 'integer' },
  { column: 'calendar', path: 'calendar', type: 'text' },
  { column: 'ticker', path: 'ticker', type: 'text' },
  { column: 'isin', path: 'isin', type: 'text' },
  { column: 'base_date', path: 'baseDate', type: 'date' },
  { column: 'base_value', path: 'baseValue', type: 'number' },
  { column: 'launch_date', path: 'launchDate', type: 'date' },
  { column: 'frequency', path: 'frequency', type: 'text', absent: 'daily' },
  { column: 'returns', path: 'hasReturns', type: 'yes-no', absent: true },
  { column: 'weighting', path: 'weighting', type: 'text' },
  { column: 'rebalancing', path: 'rebalancing', type: 'text' },
  { column: 'administrator', path: 'administrator', type: 'text' },
  ...localFields({ column: 'description', path: 'description', type: 'text' }),
  { column: 'bond_sector', path: 'bondSector', type: 'text' },
  { column: 'benchmark_fund_id', path: 'benchmarkFundId', type: 'text' },
  { column: 'ceased_on', path: 'ceasedOn', type: 'date' },
  { column: 'successor_fund_id', path: 'successorFundId', type: 'text' },
  { column: 'history_from', path: 'entitlements.historyFrom', type: 'date' },
  { column: 'constituents', path: 'entitlements.constituents', type: 'text', absent: 'all' },
  {
    column: 'constituents_delay_days',
    path: 'entitlements.constituentsDelayDays',
    type: 'integer',
    absent: 0,
  },
  { column: 'downloads', path: 'entitlements.downloads', type: 'yes-no', absent: true },
  ...localFields({ column: 'licence', path: 'entitlements.licence', type: 'text', absent: '' }),
];

/** The provider's own columns of `indexes.csv`, declared in `site.yaml`. */
export type OwnColumns = { figures: readonly OwnFigure[]; fields: readonly OwnField[] };

/** Columns of `indexes.csv` with those that the provider declares. */
export const fieldsWith = ({ figures, fields }: OwnColumns): readonly Field[] => [
  ...indexFields,
  ...columnsOfFields(fields, 'ownFields'),
  ...figures.map((figure): Field => ({
    column: columnOfFigure(figure),
    path: `ownFigures.${figure.figure}`,
    type: 'number',
  })),
];
