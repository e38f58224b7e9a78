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
export function indexRedirect(
  { catalogue: { indexes } }: Snapshot,
  pathname: string,
  search: string,
): string | null {
  const { language, path } = splitLanguage(pathname);
  const code = codeIn(path, assetTypesIn(language));
  if (code === null || kindsOfId.some((kind) => indexes.find(kind, code) !== null)) return null;
  const { rows } = indexes.search({ text: code, limit: looksAt });
  const bearers = rows.map((row) => indexes.row(row)).filter((index) => bears(index, code));
  const [only] = bearers;
  if (bearers.length !== 1 || !only?.fundId) return null;
  const [, , below = ''] = addresses.exec(path) ?? [];
  return `${localPath(language, pages.indexDetails(only.fundId))}${below}${search}`;
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
  const own = row === undefined ? null : indexes.row(row).assetType;
  if (own === null || own === undefined || own === requestedType) return null;
  const target = `${pages.screener(segmentOfAssetType(own))}/${slug}`;
  return `${localPath(language, target)}${search}`;
}

function codeIn(path: string, types: readonly string[]): string | null {
  const slug = addresses.exec(path)?.[1];
  return slug === undefined || assetTypeOfSegment(slug, types) !== null ? null : codeOf(slug);
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
