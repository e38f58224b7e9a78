import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { pageKindOf, type PageKind } from '#src/contract/provider/page-url.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { findItem, listItems } from '#src/store/items/items.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import type { Stored } from '../../source.ts';

/** Identifiers of the release that examples use. */
export type ExampleIds = {
  fundId: string;
  secId: string;
  performanceId: string;
  /** Another index of the same currency; empty where there is none. */
  otherFundId: string;
  articleId: string;
  documentId: string;
  versionedDocumentId: string;
  noticeId: string;
  /** Addresses of pages of the provider, of the first what stands below /page. */
  contentPage: string;
  templatedPage: string;
  /** Values of filters. */
  assetType: string;
  currency: string;
  productCountry: string;
  structuredCountry: string;
  documentCategory: string;
  documentAssetClass: string;
  articleAssetType: string;
};

/** Further values of the release that examples use. */
export type Examples = ExampleIds & {
  name: string;
  family: string;
  /** Day of its newest list of constituents. */
  review: string;
  /** Its last day, and the day a year before. */
  lastDate: string;
  yearBefore: string;
  /** The earliest and the latest version of a document that has several. */
  firstVersion: string;
  lastVersion: string;
};

const noIndex = { fundId: '', secId: '', performanceId: '', name: '', family: null };

export const findExamples = oncePerRelease(async (source: Stored): Promise<Examples> => {
  const index = await findExample(source);
  return {
    ...(await namesOf(index, source)),
    ...(await documentsOf(source)),
    ...(await pagesOf(source)),
    ...filterValuesOf(source),
    otherFundId: await findOther(source, index),
    articleId: await firstKey('article', source),
    noticeId: await firstKey('notice', source),
  };
});

async function namesOf(index: IndexRecord | null, source: Stored) {
  const { fundId, secId, performanceId, name, family } = index ?? noIndex;
  const newest = await findItem(source.db, source.snapshot.release, 'constituents', fundId);
  const lastDate = lastDateOf(source, fundId);
  return {
    fundId,
    secId,
    performanceId,
    name,
    family: family ?? '',
    review: newest?.asOfDate ?? '',
    lastDate,
    yearBefore: lastDate === '' ? '' : isoOfDay(dayOfIso(lastDate)! - 365),
  };
}

async function documentsOf({ db, snapshot: { release } }: Stored) {
  const documents = await listItems(db, release, 'document', { limit: 1000 });
  const versioned = documents.find(({ body }) => body.versions.length > 1);
  const versions = (versioned?.body.versions ?? []).map(({ version }) => version);
  const [lastVersion = ''] = versions;
  return {
    documentId: (versioned ?? documents[0])?.key ?? '',
    versionedDocumentId: versioned?.key ?? '',
    firstVersion: versions.at(-1) ?? '',
    lastVersion,
  };
}

async function pagesOf({ db, snapshot: { release } }: Stored) {
  const pages = await listItems(db, release, 'page', { limit: 1000 });
  const first = (kind: PageKind) =>
    pages.find(
      ({ body: { language, url } }) => language === defaultLanguage && pageKindOf(url) === kind,
    )?.body.url ?? '';
  return {
    contentPage: first('content').replace(/^\/page\//, ''),
    templatedPage: first('templated').replace(/^\//, ''),
  };
}

function filterValuesOf({ snapshot: { catalogue } }: Stored) {
  const { indexes, products, structuredProducts, documents, articles } = catalogue;
  return {
    assetType: indexes.valuesOf('assetType')[0] ?? '',
    currency: indexes.valuesOf('currency')[0] ?? '',
    productCountry: products.valuesOf('countries')[0] ?? '',
    structuredCountry: structuredProducts.valuesOf('country')[0] ?? '',
    documentCategory: documents.valuesOf('category')[0] ?? '',
    documentAssetClass: documents.valuesOf('assetClasses')[0] ?? '',
    articleAssetType: articles.valuesOf('assetTypes')[0] ?? '',
  };
}

async function firstKey(kind: 'article' | 'notice', { db, snapshot }: Stored): Promise<string> {
  const [first] = await listItems(db, snapshot.release, kind, { limit: 1 });
  return idOf(first?.body) ?? first?.key ?? '';
}

/** An article's own id: its key contains the language too. */
const idOf = (body: object | undefined) =>
  body && 'articleId' in body ? String(body.articleId) : undefined;

function lastDateOf({ snapshot }: Stored, fundId: string): string {
  const { indexes } = snapshot.catalogue;
  const row = indexes.find('fundId', fundId);
  return (row === null ? null : indexes.value('lastDate', row)) ?? '';
}

/** An index that has data for every example, else one with levels, else any index. */
async function findExample({ db, snapshot }: Stored): Promise<IndexRecord | null> {
  const { release } = snapshot;
  const lists = await listItems(db, release, 'constituents', { limit: 5 });
  for (const { key, body } of lists) {
    const [index, levels] = await Promise.all([
      findItem(db, release, 'index', key),
      findLevels(db, release, key),
    ]);
    if (index?.hasReturns && index.entitlements.downloads && levels && !body.withheld) return index;
  }
  const { indexes } = snapshot.catalogue;
  const rows = Array.from({ length: indexes.size }, (_, row) => row);
  const row = rows.find((each) => indexes.value('lastDate', each) !== null) ?? rows[0];
  return row === undefined ? null : findItem(db, release, 'index', indexes.value('fundId', row));
}

/** Another index of the same currency and frequency, for comparisons and blends. */
async function findOther(
  { db, snapshot: { release } }: Stored,
  example: IndexRecord | null,
): Promise<string> {
  const indexes = await listItems(db, release, 'index', { limit: 200 });
  const others = indexes.filter(
    ({ key, body: { currency, hasReturns, frequency, entitlements } }) =>
      key !== example?.fundId &&
      currency === example?.currency &&
      frequency === example?.frequency &&
      hasReturns &&
      entitlements.downloads &&
      entitlements.historyFrom === null,
  );
  for (const { key } of others) {
    if (await findLevels(db, release, key)) return key;
  }
  return '';
}
