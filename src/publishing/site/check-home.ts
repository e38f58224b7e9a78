import { defaultLanguage } from '#src/domain/language.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Faults } from '../faults.ts';
import type { ReadYaml } from '../reading/read-yaml.ts';

/** The home page shows an index once in each of its lists, and no group that is empty or headed as another one. */
export function checkHome(file: string, read: ReadYaml<Site>, faults: Faults): void {
  const { flagships = [], featured } = read.value.home;
  const lists = [
    { path: ['home', 'flagships'], fundIds: flagships },
    ...featured.map(({ fundIds }, group) => ({
      path: ['home', 'featured', group, 'fundIds'],
      fundIds,
    })),
  ];
  for (const { path: at, fundIds } of lists)
    for (const [i, fundId] of fundIds.entries()) {
      if (fundIds.indexOf(fundId) === i) continue;
      faults.add({ file, ...read.at([...at, i]), expected: 'each index once', found: fundId });
    }
  checkGroups(file, read, faults);
}

function checkGroups(file: string, read: ReadYaml<Site>, faults: Faults): void {
  const { featured } = read.value.home;
  const titles = featured.map(({ title }) => title[defaultLanguage]);
  for (const [i, { fundIds }] of featured.entries()) {
    const at = (key: string) => read.at(['home', 'featured', i, key]);
    if (fundIds.length === 0) {
      const expected = 'the fund_id of an index, or the group left out';
      faults.add({ file, ...at('fundIds'), expected, found: 'none' });
    }
    const title = titles[i] ?? '';
    if (title.trim() === '' || titles.indexOf(title) === i) continue;
    faults.add({ file, ...at('title'), expected: 'a title that no other group has', found: title });
  }
}
