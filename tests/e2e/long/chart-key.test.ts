import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { expectShown, visit } from '../../support/visits.ts';

const { fundId } = demoIndexes.full;
const kinds = {
  'en-us': ['Crisis', 'Change of rules', 'Review'],
  'ja-jp': ['市場の危機', '算出方法の変更', '定期見直し'],
} as const;

test.each(['en-us', 'ja-jp'] as const)(
  'ID-02 the marks of the chart have a key of the kinds that its time has (%s)',
  async (language) => {
    const page = await visit(localPath(language, `/indexes/details/${fundId}?period=5Y`));
    const figure = page.locator('#levels figure');
    await expectShown(figure.getByRole('listitem').first());
    expect((await figure.getByRole('listitem').allTextContents()).toSorted()).toEqual(
      [...kinds[language]].toSorted(),
    );
    expect(await figure.locator('li svg').count()).toBe(kinds[language].length);
    // The kinds of another time: nothing but reviews in the last month or none at all.
    await figure.locator('input[name=period][value="3M"]').check({ force: true });
    await expect.poll(() => figure.getByRole('listitem').count()).toBe(1);
  },
);

test('ID-02 the list of the last day is no review where nobody came or went', async () => {
  const page = await visit(`/indexes/details/${fundId}`);
  const asked = async (path: string) => (await page.request.get(path)).json() as Promise<unknown>;
  const { reviews } = (await asked(`/api/index-details/reviews?portfolioId=${fundId}`)) as {
    reviews: { date: string; additions: number; deletions: number }[];
  };
  const [newest, before] = reviews;
  expect([newest!.additions, newest!.deletions]).toEqual([0, 0]);
  const { events } = (await asked(`/api/index-details/events?indexId=${fundId}`)) as {
    events: { kind: string; date: string }[];
  };
  const marked = events.filter(({ kind }) => kind === 'review').map(({ date }) => date);
  expect(marked).toContain(before!.date);
  expect(marked).not.toContain(newest!.date);
});
