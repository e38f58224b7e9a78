import type { ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { allAssetTypes, assetTypeOfSegment, segmentOfAssetType } from '#src/domain/asset-type.ts';
import { assetTypesIn } from '#src/i18n/asset-types.ts';
import { localPath, pages, splitLanguage } from '#src/urls.ts';
import { idOfSlug } from '#src/urls/index-slug.ts';

/** The addresses of an index, with the segment that names it (RT-07, RT-08), and what stands below its page. */
const addresses = /^\/indexes\/(?:details|screener(?:\/[^/]+)?)\/([^/]+)(\/figures\/[^/]+)?$/;
const kindsOfId = ['fundId', 'secId', 'performanceId'] as const;
const kindsOfCode = ['fundId', 'ticker', 'isin'] as const;

// A code that more indexes share than this does not identify one.
const looksAt = 50;

/**
 * Redirects an index asked for by its ticker, its ISIN or its id in another letter case to its page (RT-08), and keeps
 * the query; null where the address is right already, and where no index or several have the code.
 */
export function indexRedirect(snapshot: Snapshot, pathname: string, search: string): string | null {
  const { language, path } = splitLanguage(pathname);
  const [, slug, below = ''] = addresses.exec(path) ?? [];
  if (slug === undefined || assetTypeOfSegment(slug, assetTypesIn(language)) !== null) return null;
  const code = codeOf(slug);
  const { indexes } = snapshot.catalogue;
  if (code === null || kindsOfId.some((kind) => indexes.find(kind, code) !== null)) return null;
  const fundId = onlyBearer(snapshot, code);
  return fundId && `${localPath(language, pages.indexDetails(fundId))}${below}${search}`;
}

/** The files, charts and embeds of an index, with the segment that names it. */
const files = /^(\/(?:data(?:\/releases\/\d+)?|charts|embed)\/indexes\/)([^/]+)(\/.+)$/;

/** Redirects a file of an index that is asked for by another of its codes to its own address, as its page is; else null. */
export function indexFileRedirect(
  snapshot: Snapshot,
  pathname: string,
  search: string,
): string | null {
  const [, before = '', segment = '', after = ''] = files.exec(pathname) ?? [];
  const code = segment && codeOf(segment);
  const fundId = code ? onlyBearer(snapshot, code) : null;
  return fundId === null || fundId === code
    ? null
    : `${before}${encodeURIComponent(fundId)}${after}${search}`;
}

/** The fundId of the one index that has a code; null where none or several have it. */
function onlyBearer({ catalogue: { indexes } }: Snapshot, code: string): string | null {
  const { rows } = indexes.search({ text: code, limit: looksAt });
  const bearers = rows.map((row) => indexes.row(row)).filter((index) => bears(index, code));
  return (bearers.length === 1 && bearers[0]?.fundId) || null;
}

const ofAssetType = /^\/indexes\/screener\/([^/]+)\/([^/]+)$/;

/**
 * Redirects an index under another asset type's address to its own type, and keeps the query; null where the type is
 * right, an alias of it, or all types.
 */
export function assetTypeRedirect(
  { catalogue: { indexes } }: Snapshot,
  pathname: string,
  search: string,
): string | null {
  const { language, path } = splitLanguage(pathname);
  const [, segment = '', slug = ''] = ofAssetType.exec(path) ?? [];
  const requestedType = assetTypeOfSegment(segment, assetTypesIn(language));
  if (requestedType === null || requestedType === allAssetTypes) return null;
  const code = codeOf(slug);
  const row = kindsOfId.map((kind) => indexes.find(kind, code ?? '')).find((at) => at !== null);
  const own = row === undefined ? null : indexes.value('assetType', row);
  if (own === null || own === requestedType) return null;
  const target = `${pages.screener(segmentOfAssetType(own))}/${slug}`;
  return `${localPath(language, target)}${search}`;
}

/** The code of an index in the last segment of its page's address, after the last hyphen; null where none can be read. */
export function codeOf(slug: string): string | null {
  try {
    return idOfSlug(decodeURIComponent(slug)) || null;
  } catch {
    return null;
  }
}

function bears(index: ListedIndex, code: string): boolean {
  return kindsOfCode.some((kind) => index[kind]?.toUpperCase() === code.toUpperCase());
}
