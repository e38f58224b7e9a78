import { expect, test } from 'vitest';
import { routeName } from './route-name.ts';

test.each([
  ['/', {}, '/'],
  ['/indexes/screener', {}, '/indexes/screener'],
  ['/indexes/screener_/$assetType', { assetType: 'equity' }, '/indexes/screener/{assetType}'],
  [
    '/indexes/screener_/$assetType',
    { assetType: 'WORLD' },
    '/indexes/screener/{assetType?}/{indexId}',
  ],
  [
    '/indexes/screener_/$assetType_/$indexId',
    { assetType: 'equity', indexId: 'WORLD' },
    '/indexes/screener/{assetType?}/{indexId}',
  ],
  ['/indexes/details/$portfolioDetails', {}, '/indexes/details/{portfolioDetails}'],
  ['/page/{-$page}', {}, '/page/{page?}'],
  ['/insights_/$type', {}, '/insights/{type}/{articleId?}/{articleName?}'],
  ['/insights_/$type_/$articleId', {}, '/insights/{type}/{articleId?}/{articleName?}'],
  [
    '/docs/{-$categoryOrSubcategory}/$identifier',
    {},
    '/docs/{categoryOrSubcategory?}/{identifier}',
  ],
  ['/$templatePageUrl', {}, '/{templatePageUrl}'],
  ['/$subdirectory/$templatePageUrl', {}, '/{subdirectory}/{templatePageUrl?}'],
])('AN-02 the route %s with %j is told of as the specification names it', (id, params, name) => {
  expect(routeName(id, params)).toBe(name);
});
