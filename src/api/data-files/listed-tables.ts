import type { Catalogue } from '#src/catalogue/lists/lists.ts';
import { otherColumn } from '#src/catalogue/lists/local-columns.ts';
import { languageFacts, otherLanguages } from '#src/domain/language.ts';
import { fileAddress, pages } from '#src/urls.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';
import { date, integer, number, percent, text, texts } from './columns.ts';
import { inParts, tableOfRows, type DataTable, type RowColumn } from './data-table.ts';

type ListName = 'products' | 'structuredProducts' | 'documents';
type Row<Name extends ListName> = ReturnType<Catalogue[Name]['row']>;

/** A table of a list of the catalogue, row by row. */
const tableOf =
  <Name extends ListName>(title: string, list: Name, columns: readonly RowColumn<Row<Name>>[]) =>
  ({ snapshot }: Stored): DataTable => {
    const { size, row } = snapshot.catalogue[list];
    const rows = Array.from({ length: size }, (_, at) => at);
    return tableOfRows(title, columns, async function* () {
      for (const part of inParts(rows)) yield part.map((at) => row(at) as Row<Name>);
    });
  };

export const productTable = tableOf('Investable products', 'products', [
  text('productId', 'Identifier of the product', (row) => row.productId),
  text('name', 'Name of the product', (row) => row.name),
  text('productType', 'Type', (row) => row.productType),
  text('provider', 'House that offers it', (row) => row.provider),
  text('ticker', 'Ticker', (row) => row.ticker),
  text('isin', 'ISIN', (row) => row.isin),
  text('currency', 'Currency, ISO 4217', (row) => row.currency),
  text('exchange', 'Exchange', (row) => row.exchange),
  text('assetClass', 'Asset class', (row) => row.assetClass),
  text('category', 'Category', (row) => row.category),
  text('indexFundId', 'fundId of the index that it follows', (row) => row.indexFundId),
  texts('countries', 'Countries in which it is sold', (row) => row.countries),
  text('url', 'Page of the product', (row) => row.url),
  percent('fee', 'Total expense a year', (row) => row.fee),
  number('netAssets', 'Net assets of the fund, in its currency', (row) => row.netAssets),
  date('netAssetsDate', 'Day of the net assets', (row) => row.netAssetsDate),
  text(
    'replication',
    'How it follows the index: full, sampled, synthetic',
    (row) => row.replication,
  ),
  text('distribution', 'Income: accumulating, distributing', (row) => row.distribution),
]);

export const structuredProductTable = tableOf('Structured products', 'structuredProducts', [
  text('productId', 'Identifier of the product', (row) => row.productId),
  text('name', 'Name of the product', (row) => row.name),
  text('issuer', 'Issuer', (row) => row.issuer),
  text('isin', 'ISIN', (row) => row.isin),
  text('symbol', 'Symbol', (row) => row.symbol),
  text('assetClass', 'Asset class', (row) => row.assetClass),
  text('country', 'Country', (row) => row.country),
  text('underlying', 'What it is on', (row) => row.underlying),
  text('indexFundId', 'fundId of the index that it is on', (row) => row.indexFundId),
  date('maturity', 'Maturity; empty where it has none', (row) => row.maturity),
]);

type OtherLanguage = (typeof otherLanguages)[number];

/** `titleJa` */
const titleIn = (language: OtherLanguage): string => {
  const [first = '', ...others] = languageFacts[language].tag.split('-', 1)[0]!;
  return `title${first.toUpperCase()}${others.join('')}`;
};

/** A title for each language that the site is shown in. */
export async function documentTable(source: Stored): Promise<DataTable> {
  const { site } = await siteTexts(source);
  const others = otherLanguages.filter((language) => site.languages.includes(language));
  const [id, title, ...further] = documentColumns;
  return tableOf('Documents', 'documents', [id, title, ...others.map(titleColumn), ...further])(
    source,
  );
}

const titleColumn = (language: OtherLanguage) =>
  text<Row<'documents'>>(
    titleIn(language),
    `Title in the language ${languageFacts[language].tag}, where it has one`,
    (row) => row[otherColumn('title', language)],
  );

type DocumentColumn = RowColumn<Row<'documents'>>;

const documentColumns: readonly [DocumentColumn, DocumentColumn, ...DocumentColumn[]] = [
  text('documentId', 'Identifier of the document', (row) => row.documentId),
  text('title', 'Title', (row) => row.title),
  text('description', 'Description', (row) => row.description),
  text('category', 'Category', (row) => row.category),
  text('subcategory', 'Category within it', (row) => row.subcategory),
  date('date', 'Day of the document', (row) => row.date),
  text('language', 'Language that it is written in', (row) => row.language),
  text('translationOf', 'documentId of the document that it is a translation of', (row) =>
    row.original === row.documentId ? null : row.original,
  ),
  texts('assetClasses', 'Asset classes that it concerns', (row) => row.assetClasses),
  texts('families', 'Families of indexes that it concerns', (row) => row.families),
  texts('regions', 'Regions that it concerns', (row) => row.regions),
  texts('indexFundIds', 'fundIds of indexes that it concerns', (row) => row.indexFundIds),
  text('format', 'html or pdf', (row) => row.format),
  integer('bytes', 'Size of its file', (row) => row.bytes),
  text('sha256', 'SHA-256 of its file', (row) => row.sha256),
  text('path', 'Where it is read on this site', (row) =>
    row.format === 'pdf'
      ? fileAddress(row.sha256, row.fileName)
      : pages.document(row.category, row.documentId),
  ),
];
