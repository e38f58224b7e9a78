import { defaultLanguage } from '#src/domain/language.ts';
import { createHash } from 'node:crypto';
import type { IndexList, ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import type { FigureFacts } from '#src/domain/register/figure.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { findItems } from '#src/store/items/items.ts';
import { localText } from '#src/i18n/local-text.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { declaredIn, registerOfRelease } from '../figures/listed-figures.ts';
import { rounded } from '../figures/rounded.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import { siteTexts } from '../site/site-texts.ts';
import { fieldColumns } from './field-columns.ts';
import { date, number, text } from './columns.ts';
import { inParts, tableOfRows, type DataTable, type RowColumn } from './data-table.ts';

type Column = RowColumn<ListedIndex>;

const fundId: Column = text('fundId', 'Identifier of the index', (row) => row.fundId);

const identity: readonly Column[] = [
  fundId,
  text('secId', 'Identifier of its price series', (row) => row.secId),
  text('name', 'Name of the index', (row) => row.name),
  text('ticker', 'Ticker', (row) => row.ticker),
  text('isin', 'ISIN', (row) => row.isin),
  text('assetType', 'Asset type', (row) => row.assetType),
  text('family', 'Family of indexes', (row) => row.family),
  text('region', 'Region', (row) => row.region),
  text('currency', 'Currency of the levels, ISO 4217', (row) => row.currency),
  text('returnType', 'PR, NTR or TR: price, net or gross total return', (row) => row.returnType),
  text('hedgedTo', 'Currency that it is hedged to', (row) => row.hedgedTo),
  text('frequency', 'How often levels are published', (row) => row.frequency),
  text('status', 'live or ceased', (row) => row.status),
  date(
    'launchDate',
    'First day of the live record; levels before it are back-tested',
    (row) => row.launchDate,
  ),
  date('firstDate', 'First level', (row) => row.firstDate),
  date('lastDate', 'Last level', (row) => row.lastDate),
];

/** An index of the catalogue with its own fields. */
type IndexRow = ListedIndex & { ownFields: IndexRecord['ownFields'] };

/** Identity of the indexes: one row each, with columns for the provider's own figures and fields. */
export async function indexTable(source: Stored, { fundIds }: ChosenIndexes): Promise<DataTable> {
  const { snapshot, db } = source;
  const { indexes } = snapshot.catalogue;
  const ofRow = ({ cell, ...column }: RowColumn<number>): Column => ({
    ...column,
    cell: (row) => cell(rowOf(indexes, row.fundId)),
  });
  const { site } = await siteTexts(source);
  const fields = fieldColumns<IndexRow>(site.fields);
  const columns = [...identity, ...(await ownColumns(source)).map(ofRow), ...fields];
  return tableOfRows<IndexRow>('Indexes', columns, async function* () {
    for (const part of inParts(fundIds)) {
      const records =
        fields.length === 0 ? [] : await findItems(db, snapshot.release, 'index', part);
      const said = new Map(records.map(({ fundId: id, ownFields }) => [id, ownFields]));
      yield part.map((id) => ({
        ...indexes.row(rowOf(indexes, id)),
        ownFields: said.get(id),
      }));
    }
  });
}

/**
 * Figures of levels, of constituents, and the provider's own: one column for each that some index has. Sustainability
 * metrics have a table of their own, with coverage and day.
 */
export async function figureTable(source: Stored, { fundIds }: ChosenIndexes): Promise<DataTable> {
  const { indexes } = source.snapshot.catalogue;
  const columns = [...figureColumns(indexes), ...(await ownColumns(source))];
  return tableOfRows('Figures', columns, async function* () {
    for (const part of inParts(fundIds)) yield part.map((id) => rowOf(indexes, id));
  });
}

const rowOf = (indexes: List<IndexList>, fundId: string) => indexes.find('fundId', fundId)!;

/** Identifier, day and level, and the figures that the software declares. */
export const figureColumns = (indexes: List<IndexList>): RowColumn<number>[] => [
  text('fundId', 'Identifier of the index', (row) => indexes.value('fundId', row)),
  date('date', 'Day of the figures', (row) => indexes.value('lastDate', row)),
  number('level', 'Last level', (row) => indexes.value('lastLevel', row)),
  ...declaredIn(indexes).map((figure) => figureColumn(indexes, figure)),
];

function figureColumn(indexes: List<IndexList>, figure: FigureFacts): RowColumn<number> {
  const column = number<number>(figure.tag, figureName(defaultLanguage, figure), (row) =>
    rounded(indexes.figure(figure.tag, row).value),
  );
  return figure.unit === 'percent' ? { ...column, unit: '%' } : column;
}

/** A column for each of the provider's own figures that some index has. */
async function ownColumns(source: Stored): Promise<RowColumn<number>[]> {
  const { indexes } = source.snapshot.catalogue;
  const { present } = await registerOfRelease(source);
  return present
    .filter(({ group }) => group === 'provider')
    .map(({ tag, name, definition, unit: kind, unitText }) => {
      const said = [name(defaultLanguage), definition && localText(definition, defaultLanguage)];
      const column = number<number>(tag, said.filter(Boolean).join(': '), (row) =>
        rounded(indexes.figure(tag, row).value),
      );
      const unit = kind === 'percent' ? '%' : unitText(defaultLanguage);
      return unit === null ? column : { ...column, unit };
    });
}

type Values = (indexes: List<IndexList>, row: number) => readonly unknown[];

/** A digest of what follows from levels and is therefore in no item of the release. */
const digestOf =
  (values: Values) =>
  ({ snapshot }: Stored, { fundIds }: ChosenIndexes): string => {
    const { indexes } = snapshot.catalogue;
    const digest = createHash('sha256');
    for (const fundId of fundIds) {
      digest.update(`${JSON.stringify(values(indexes, rowOf(indexes, fundId)))}\n`);
    }
    return digest.digest('base64url');
  };

/** Columns of the identity that are derived: whether the index has ended, and which levels it has. */
export const derivedIdentity = digestOf((indexes, row) =>
  (['status', 'firstDate', 'lastDate'] as const).map((name) => indexes.value(name, row)),
);

export const derivedFigures = digestOf((indexes, row) => [
  indexes.value('lastDate', row),
  indexes.value('lastLevel', row),
  ...indexes.figures.toSorted().map((tag) => [tag, indexes.figure(tag, row).value]),
]);
