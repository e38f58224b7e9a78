import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import { columnOfField, type OwnField } from '#src/contract/provider/own/own-fields.ts';
import type { DataTableName } from '#src/urls/data-files.ts';
import type { Stored } from '../source.ts';
import { characteristicTable } from './characteristic-table.ts';
import type { HoldingOf } from './chosen-indexes.ts';
import { constituentTable } from './constituent-table.ts';
import { correctionTable } from './correction-table.ts';
import type { TableDeclaration } from './data-table.ts';
import { derivedFigures, derivedIdentity, figureTable, indexTable } from './index-tables.ts';
import { daysAsked, launchDates, levelTable } from './level-tables.ts';
import { documentTable, productTable, structuredProductTable } from './listed-tables.ts';
import { sustainabilityTable } from './sustainability-table.ts';

export const whereDownloaded: HoldingOf = ({ downloads }) => (downloads ? 'all' : 'none');

const whereMembersAreShown: HoldingOf = ({ downloads, constituents }) => {
  if (!downloads || constituents === 'none') return 'none';
  return constituents === 'top10' ? 'part' : 'all';
};

const ofIndexes = {
  parameters: ['ids'],
  holding: whereDownloaded,
} satisfies Partial<TableDeclaration>;

const ofProvider = { parameters: [] } satisfies Partial<TableDeclaration>;

type Items = TableDeclaration['madeFrom']['items'];

const ofEach =
  (...kinds: ItemKind[]): Items =>
  (_, few) =>
    kinds.map((kind) => [kind, few]);

const ownColumn = (field: OwnField): string => columnOfField(field);

/** The list of a review is the newest until a later one is published. */
const listsOfMembers: Items = ({ part: review }, few) => [
  ['constituents', few],
  ['earlier-constituents', review === undefined ? [] : few?.map((id) => `${id}/${review}`)],
];

/** Every table. An entry here makes it available in every format. */
export const tables: Record<DataTableName, TableDeclaration> = {
  indexes: {
    key: ['fundId'],
    ...ofIndexes,
    madeFrom: {
      items: ofEach('index'),
      also: derivedIdentity,
      columns: ({ fields }) => fields.map(ownColumn),
    },
    open: indexTable,
  },
  figures: {
    key: ['fundId'],
    ...ofIndexes,
    madeFrom: { items: () => [], also: derivedFigures },
    open: figureTable,
  },
  levels: {
    key: ['fundId', 'date'],
    parameters: ['ids', 'from', 'to', 'frequency', 'shape'],
    holding: whereDownloaded,
    madeFrom: { items: () => [], daysOf: daysAsked, also: launchDates },
    open: levelTable,
  },
  constituents: {
    ...ofIndexes,
    holding: whereMembersAreShown,
    madeFrom: {
      items: listsOfMembers,
      columns: ({ memberFields }) => memberFields.map(ownColumn),
    },
    open: constituentTable,
  },
  characteristics: {
    ...ofIndexes,
    madeFrom: { items: ofEach('characteristics') },
    open: characteristicTable,
  },
  sustainability: {
    key: ['fundId', 'metric'],
    ...ofIndexes,
    madeFrom: {
      items: (_, few) => [
        ['sustainability', few],
        ['sustainability-metric', undefined],
      ],
    },
    open: sustainabilityTable,
  },
  corrections: {
    ...ofIndexes,
    madeFrom: { items: ofEach('index'), daysOf: daysAsked },
    open: correctionTable,
  },
  products: {
    key: ['productId'],
    ...ofProvider,
    madeFrom: { items: ofEach('product') },
    open: productTable,
  },
  'structured-products': {
    key: ['productId'],
    ...ofProvider,
    madeFrom: { items: ofEach('structured-product') },
    open: structuredProductTable,
  },
  documents: {
    key: ['documentId'],
    ...ofProvider,
    madeFrom: { items: ofEach('document'), columns: ({ languages }) => languages },
    open: documentTable,
  },
};

/** Title and columns of a table, without reading rows. */
export async function columnsOf(table: DataTableName, source: Stored) {
  const nothing = { fundIds: [], inPart: [], leftOut: [] };
  const request = { frequency: 'daily', shape: 'long' } as const;
  const { title, columns } = await tables[table].open(source, nothing, request);
  return { title, columns: [...columns] };
}
