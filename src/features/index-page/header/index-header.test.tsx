import { expect, test } from 'vitest';
import { exampleDetails } from '../index-page.example-data.ts';
import { completeIndex, indexPageExamples } from '../index-page.examples.tsx';
import { plain, render } from '../index-page.rendered.tsx';

test('an index that ceased says when, and leads to its successor', () => {
  const ceased = indexPageExamples.find(({ name }) => name.startsWith('ceased'));
  const html = render(ceased?.data ?? completeIndex);
  expect(plain(html)).toContain('This index ceased on 19 Nov 2026 and is no longer calculated.');
  expect(html).toMatch(/href="\/indexes\/screener\/all-asset-types\/WORLD2"[^>]*>Example World II/);
});

test('ID-01 an index whose end is announced says when, and has its level followed until then', () => {
  const details = exampleDetails({ ceasedOn: '2027-03-31', successorFundId: 'WORLD2' });
  const shown = plain(render({ ...completeIndex, details }));
  expect(shown).toContain('This index will cease on 31 Mar 2027 and is calculated until then.');
  expect(shown).toContain('Its successor: WORLD2');
  expect(shown).toContain('Ceases on 31 Mar 2027');
  expect(shown).not.toContain('no longer calculated');
});

test('the level and the number of constituents lead to their workings', () => {
  const html = render(completeIndex);
  const { level } = exampleDetails();
  expect(level).not.toBeNull();
  for (const tag of ['asOfLevel', 'numberOfConstituents']) {
    expect(html).toContain(`href="/indexes/details/WORLD_NTR_USD/figures/${tag}"`);
  }
});

test('ID-01 a level of invested money changes in percent and points, another one in points', () => {
  const level = { ...exampleDetails().level!, value: 102, previousValue: 100 };
  const changeOf = (hasReturns: boolean) => {
    const details = exampleDetails({ hasReturns, level });
    return / Change ([^a-z]*) From /.exec(plain(render({ ...completeIndex, details })))?.[1];
  };
  expect([changeOf(true), changeOf(false)]).toEqual(['+2.00% +2.00 ·', '+2.00']);
});
