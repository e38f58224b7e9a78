import { expect, test } from 'vitest';
import { routeName } from './route-name.ts';

test.each([
  ['/', false, '/'],
  ['/indexes/screener', false, '/indexes/screener'],
  ['/indexes/screener_/$assetType', false, '/indexes/screener/{assetType}'],
  ['/indexes/screener_/$assetType', true, '/indexes/screener/{assetType?}/{indexId}'],
  ['/indexes/screener_/$assetType_/$indexId', true, '/indexes/screener/{assetType?}/{indexId}'],
  ['/indexes/details/$portfolioDetails', true, '/indexes/details/{portfolioDetails}'],
  ['/page/{-$page}', false, '/page/{page?}'],
  ['/insights_/$type', false, '/insights/{type}/{articleId?}/{articleName?}'],
  ['/insights_/$type_/$articleId', false, '/insights/{type}/{articleId?}/{articleName?}'],
  [
    '/docs/{-$categoryOrSubcategory}/$identifier',
    false,
    '/docs/{categoryOrSubcategory?}/{identifier}',
  ],
  ['/$templatePageUrl', false, '/{templatePageUrl}'],
  ['/$subdirectory/$templatePageUrl', false, '/{subdirectory}/{templatePageUrl?}'],
])(
  'AN-02 the route %s, of an index: %j, is told of as the specification names it',
  (id, isIndex, name) => {
    expect(routeName(id, isIndex)).toBe(name);
  },
);
