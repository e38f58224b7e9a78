import { assetTypeOfSegment } from '#src/domain/asset-type.ts';

const anIndex = '/indexes/screener/{assetType?}/{indexId}';
const articles = '/insights/{type}/{articleId?}/{articleName?}';

/** Routes of the specification that several of the router's are. */
const together: Readonly<Record<string, string>> = {
  '/indexes/screener/{assetType}/{indexId}': anIndex,
  '/insights/{type}': articles,
  '/insights/{type}/{articleId}': articles,
  '/insights/{type}/{articleId}/{articleName}': articles,
  '/{subdirectory}/{templatePageUrl}': '/{subdirectory}/{templatePageUrl?}',
};

/**
 * What the specification calls a route, which analytics are told: it stays when the router, or how its files are named, changes.
 * @param routeId the router's name of it, such as `/indexes/screener_/$assetType`
 * @param params values of its parameters
 */
export function routeName(routeId: string, params: Readonly<Record<string, unknown>>): string {
  const name = routeId
    .replaceAll(/_(?=\/|$)/g, '')
    .replaceAll(/\{-\$(\w+)\}/g, '{$1?}')
    .replaceAll(/\$(\w+)/g, '{$1}');
  // One segment below the screener is an asset type, else the id of an index.
  const isIndex =
    name === '/indexes/screener/{assetType}' &&
    assetTypeOfSegment(String(params['assetType'])) === null;
  return isIndex ? anIndex : (together[name] ?? name);
}
