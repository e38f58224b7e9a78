const anIndex = '/indexes/screener/{assetType?}/{indexId}';
const articles = '/insights/{type}/{articleId?}/{articleName?}';

/** Routes of the specification that correspond to several of the router's. */
const together: Readonly<Record<string, string>> = {
  '/indexes/screener/{assetType}/{indexId}': anIndex,
  '/insights/{type}': articles,
  '/insights/{type}/{articleId}': articles,
  '/insights/{type}/{articleId}/{articleName}': articles,
  '/{subdirectory}/{templatePageUrl}': '/{subdirectory}/{templatePageUrl?}',
};

/**
 * The specification's name of a route for analytics: independent of the router and of file names.
 * @param routeId the router's name, such as `/indexes/screener_/$assetType`
 * @param isIndex whether the segment below the screener is the id of an index instead of an asset type
 */
export function routeName(routeId: string, isIndex: boolean): string {
  const name = routeId
    .replaceAll(/_(?=\/|$)/g, '')
    .replaceAll(/\{-\$(\w+)\}/g, '{$1?}')
    .replaceAll(/\$(\w+)/g, '{$1}');
  if (isIndex && name === '/indexes/screener/{assetType}') return anIndex;
  return together[name] ?? name;
}
