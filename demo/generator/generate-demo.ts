import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { articleFiles } from './articles/article-files.ts';
import { documentFiles } from './documents/document-files.ts';
import { csvOf } from './folder/csv.ts';
import { characteristicsFile } from './folder/characteristics.ts';
import { constituentFiles } from './folder/constituents.ts';
import { genderDiversityText } from './folder/gender-diversity.ts';
import { indexColumns } from './folder/demo-index.ts';
import { indexRows, listIndexes } from './folder/index-master.ts';
import { levelFiles } from './folder/levels.ts';
import { noticesText } from './folder/notices.ts';
import { longHistoryFile } from './folder/special-indexes.ts';
import { productsText } from './folder/products.ts';
import { structuredProductsText } from './folder/structured-products.ts';
import { sustainabilityFile } from './folder/sustainability.ts';
import { writeWhole } from './folder/write-file.ts';
import { makeMarket, type Market } from './market/market.ts';
import { pictureFiles } from './pictures/picture-files.ts';
import { portfolios } from './portfolios/portfolios.ts';

type Extent = {
  /** Years of levels up to the last day; all of them unless given. */
  years?: number;
  /** Part of the members of each constituent list, above 0 and at most 1; all of them unless given. */
  scale?: number;
  /** The last day with levels, that until which the markets are drawn unless given. */
  lastDate?: string | undefined;
};

/** The hand-written part of the demo folder, which the generator only copies. */
export const handWritten = [
  'site.yaml',
  'navigation.yaml',
  'insights.yaml',
  'redirects.csv',
  'sustainability-metrics.csv',
  'pages',
];

const demoFolder = join(import.meta.dirname, '..');

/**
 * Writes a complete provider folder. A smaller extent shortens levels and constituent lists; the
 * reference files, and so every reference between them, stay the same.
 */
export async function generateDemo(folder: string, extent: Extent = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of handWritten) {
    await cp(join(demoFolder, name), join(folder, name), { recursive: true });
  }
  await writeGenerated(folder, extent);
}

/** Writes the generated part of the folder and returns the paths of its files. */
export async function writeGenerated(
  folder: string,
  { years = 100, scale = 1, lastDate }: Extent = {},
): Promise<string[]> {
  const indexes = listIndexes(portfolios);
  const market = makeMarket(lastDate);
  const files = [
    ...referenceFiles(market),
    ...articleFiles(market, indexes),
    ...(await documentFiles(portfolios, indexes)),
    ...constituentFiles(indexes, scale),
    characteristicsFile(market, indexes, scale),
    ...pictureFiles(market, indexes),
    { path: 'gender-diversity.csv', text: genderDiversityText(scale) },
    sustainabilityFile(indexes),
    ...levelFiles(market, indexes, years),
    longHistoryFile(market, indexes),
  ];
  for (const { path, text } of files) await writeWhole(folder, path, text);
  return files.map(({ path }) => path);
}

/** The generated files that stand in the repository too, as examples to read. */
export function referenceFiles(market: Market): { path: string; text: string }[] {
  const indexes = listIndexes(portfolios);
  return [
    { path: 'indexes.csv', text: csvOf(indexColumns, indexRows(indexes)) },
    { path: 'products.csv', text: productsText(indexes) },
    { path: 'structured-products.csv', text: structuredProductsText(indexes) },
    { path: 'notices.csv', text: noticesText(market, portfolios, indexes) },
  ];
}
