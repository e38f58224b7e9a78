import { documentList } from './document-list.ts';
import { articleList } from './article-list.ts';
import { articleRows } from './article-rows.ts';
import { correctionList } from './correction-list.ts';
import { correctionRows } from './correction-rows.ts';
import { indexList } from './index-list.ts';
import { indexRows } from './index-rows.ts';
import type { List } from '../list.ts';
import { noticeList } from './notice-list.ts';
import { productList } from './product-list.ts';
import type { ReadFigures } from '../figures/figures-of-release.ts';
import type { ReadHeld } from '../figures/held-figures.ts';
import { eachBody, type ReadItems } from '#src/store/items/each-item.ts';
import type { Correction } from '#src/store/levels/corrections.ts';
import { structuredProductList } from './structured-product-list.ts';

/** What rows are read from: the items of a release of a day, its figures and what it holds, and its ledger of corrections. */
export type RowSource = {
  read: ReadItems;
  day: string;
  figures: ReadFigures;
  held: ReadHeld;
  corrections: () => AsyncIterable<Correction>;
};

/** A declared list and where its rows are read; both agree on what a row is. */
type ListSource<Declaration> = {
  declaration: Declaration;
  rows: (source: RowSource) => AsyncIterable<RowOf<Declaration>>;
};

// A row is read from the parameter of `demoted`: the declaration's other places hold it under more types.
type RowOf<Declaration> = Declaration extends { demoted: (row: infer Row) => boolean }
  ? Row
  : never;

const from = <Declaration>(
  declaration: Declaration,
  rows: ListSource<Declaration>['rows'],
): ListSource<Declaration> => ({ declaration, rows });

/** Every list of the catalogue: one line, and it is built with each release, searched, filtered and paged. */
export const lists = {
  indexes: from(indexList, ({ read, figures, held, day }) => indexRows(read, figures, held, day)),
  products: from(productList, ({ read }) => eachBody(read, 'product')),
  structuredProducts: from(structuredProductList, ({ read }) =>
    eachBody(read, 'structured-product'),
  ),
  documents: from(documentList, ({ read }) => eachBody(read, 'document')),
  articles: from(articleList, ({ read }) => articleRows(read)),
  notices: from(noticeList, ({ read }) => eachBody(read, 'notice')),
  corrections: from(correctionList, ({ read, corrections }) => correctionRows(read, corrections())),
} as const;

export type ListName = keyof typeof lists;

/** The lists of one release, in memory. */
export type Catalogue = { [Name in ListName]: List<(typeof lists)[Name]['declaration']> };
