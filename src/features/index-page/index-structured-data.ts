import type { StructuredData } from '#src/client/page/request-context.ts';
import { allAssetTypes, segmentOfAssetType } from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { localPath, pages } from '#src/urls.ts';
import { dataTerms } from '#src/urls/data-files.ts';
import { downloadAddress } from '#src/urls/downloads.ts';
import { indexPageHead } from './index-page-head.ts';
import type { IndexPageData } from './index-page-data.ts';

type Place = { origin: string; language: Language; release: number | null };

/** The index as a set of data with what can be downloaded of it, and where its page stands. */
export function indexStructuredData(data: IndexPageData, place: Place): StructuredData[] {
  const { details } = data;
  if (details === 'failed') return [];
  return [dataset(data, details, place), breadcrumbs(details, place)];
}

type Details = Exclude<IndexPageData['details'], 'failed'>;

function dataset(data: IndexPageData, details: Details, place: Place): StructuredData {
  const { title, description, path } = indexPageHead(data, place.language);
  const { level, fundId, ticker, isin, currency } = details;
  const { licence } = details.entitlements;
  return {
    '@type': 'Dataset',
    '@id': `${place.origin}${pages.indexDetails(fundId)}#dataset`,
    name: title,
    description,
    url: place.origin + localPath(place.language, path),
    identifier: [fundId, ticker, isin].filter((one) => one !== null),
    creator: { '@id': `${place.origin}/#organization` },
    isAccessibleForFree: true,
    license: place.origin + dataTerms,
    ...(licence ? { conditionsOfAccess: licence } : {}),
    includedInDataCatalog: { '@id': `${place.origin}${pages.data}#catalog` },
    ...(place.release === null ? {} : { version: String(place.release) }),
    ...(level
      ? {
          temporalCoverage: `${level.firstDate}/${level.date}`,
          dateModified: level.date,
          variableMeasured: {
            '@type': 'PropertyValue',
            name: indexPageMessages(place.language).indexLevel,
            ...(currency ? { unitText: currency } : {}),
          },
        }
      : {}),
    distribution: distributionOf(data, details, place.origin),
  };
}

const encodings = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
} as const;

/** The files of the index, as far as the provider lets them be taken: those that the page has links to. */
function distributionOf(
  { constituents }: IndexPageData,
  { entitlements, level, fundId }: Details,
  origin: string,
) {
  if (!entitlements.downloads) return [];
  const files = [
    ...(level ? (['levels'] as const) : []),
    ...(hasMembers(constituents) ? (['constituents'] as const) : []),
  ];
  const formats = ['csv', 'xlsx', 'json'] as const;
  return files.flatMap((file) =>
    formats.map((format) => ({
      '@type': 'DataDownload',
      name: `${fundId} ${file}`,
      encodingFormat: encodings[format],
      contentUrl: origin + downloadAddress(file, fundId, format),
    })),
  );
}

const hasMembers = (list: IndexPageData['constituents']) =>
  list !== undefined && list !== 'failed' && list.totalConstituents > 0;

function breadcrumbs({ assetType, portfolioName, fundId }: Details, place: Place): StructuredData {
  const steps = [
    { name: assetTypeName(place.language, allAssetTypes), path: pages.screener() },
    {
      name: assetTypeName(place.language, assetType),
      path: pages.screener(segmentOfAssetType(assetType)),
    },
    { name: portfolioName, path: pages.indexDetails(fundId) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: place.origin + localPath(place.language, path),
    })),
  };
}
