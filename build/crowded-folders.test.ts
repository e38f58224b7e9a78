import { expect, test } from 'vitest';
import { crowdedFolders } from './crowded-folders.ts';

const listed = (folder: string, count: number, end = '.ts') =>
  Array.from({ length: count }, (_, number) => `${folder}/file-${number}${end}`);

test('a folder holds at most twenty-five source files side by side', () => {
  expect(crowdedFolders(listed('src/api/indexes', 25))).toEqual([]);
  expect(
    crowdedFolders([...listed('src/api/indexes', 26), ...listed('src/api/levels', 5)]),
  ).toEqual(['src/api/indexes: 26 files side by side, at most 25']);
});

test('tests, examples and styles are not counted, nor are routes, which the framework wants flat', () => {
  const aside = [
    ...listed('src/ui', 20, '.test.tsx'),
    ...listed('src/ui', 20, '.examples.tsx'),
    ...listed('src/ui', 20, '.module.css'),
  ];
  expect(crowdedFolders([...listed('src/ui', 25), ...aside])).toEqual([]);
  expect(crowdedFolders(listed('src/routes', 40, '.tsx'))).toEqual([]);
});

test('loaders of routes are counted', () => {
  const loaders = Array.from({ length: 26 }, (_, number) => `src/routes/-load-${number}.ts`);
  expect(crowdedFolders(loaders)).toHaveLength(1);
});
