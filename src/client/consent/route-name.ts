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
 * @param isIndex one segment below the screener is an asset type, or the id of an index: what its page was loaded as
 */
export function routeName(routeId: string, isIndex: boolean): string {
  const name = routeId
    .replaceAll(/_(?=\/|$)/g, '')
    .replaceAll(/\{-\$(\w+)\}/g, '{$1?}')
    .replaceAll(/\$(\w+)/g, '{$1}');
  if (isIndex && name === '/indexes/screener/{assetType}') return anIndex;
  return together[name] ?? name;
}
