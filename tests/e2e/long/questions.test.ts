import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { expectShown, visit } from '../../support/visits.ts';

/** The most that a visitor has to do. */
const mostActions = 6;

const guide = readFileSync(new URL('../../../docs/questions.md', import.meta.url), 'utf8');

const calls = Array.from(guide.matchAll(/^ {4}(\/api\/\S+)$/gm), ([, call = '']) => call);

/** A visit whose actions are counted. */
function counted(page: Page) {
  let actions = 0;
  return {
    page,
    actions: () => actions,
    /** Types into the search field and sends it: one action. */
    async ask(text: string) {
      actions++;
      const field = page.locator('main [name=filterPattern][type=search]');
      await field.fill(text);
      await field.press('Enter');
      await page.waitForURL(/[?&]asked=/);
    },
    async choose(target: Locator) {
      actions++;
      await target.click();
    },
  };
}

type Visit = ReturnType<typeof counted>;

const chips = ({ page }: Visit) => page.getByRole('list', { name: 'Selected filters' });
const view = ({ page }: Visit, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true });
const firstRow = ({ page }: Visit) => page.locator('tbody tr').first();

/** How each question is answered, after its page was opened. */
const ways: { question: string; path: string; walk: (visit: Visit) => Promise<void> }[] = [
  {
    question: 'The four best',
    path: '/indexes/screener',
    async walk(visited) {
      await visited.ask(
        'developed markets, low carbon, EUR, net return, volatility below 12 %, the four best',
      );
      await expectShown(chips(visited).getByText('Volatility 3Y ≤ 12.00%'));
      await expectShown(visited.page.getByText('searched for as words: “developed markets”'));
      await expectShown(
        visited.page.getByText('Sorted by Carbon intensity, lowest first: do not sort.'),
      );
      const heads = await visited.page.locator('thead th').allTextContents();
      expect(heads.slice(1, 3).join()).toMatch(/Volatility 3Y.*Carbon intensity/);
      await expect.poll(() => visited.page.locator('tbody tr').count()).toBe(4);
      const csv = visited.page.getByRole('link', { name: 'CSV: Download this list' });
      const href = (await csv.getAttribute('href'))!;
      const file = await (await fetch(new URL(href, inject('demoUrl')))).text();
      expect(file.trim().split('\n')).toHaveLength(5);
    },
  },
  {
    question: 'Hedged shares with little risk',
    path: '/indexes/screener',
    async walk(visited) {
      await visited.ask('japan equity ntr eur hedged volatility under 15, 5y above 6');
      await expectShown(chips(visited).getByText('Japan'));
      await expectShown(chips(visited).getByText('5Y return p.a. ≥ 6.00%'));
      // A filter can be taken off again.
      await visited.choose(
        visited.page.getByRole('link', { name: '5Y return p.a. ≥ 6.00%: remove' }),
      );
      await visited.page.waitForURL((url) => !url.search.includes('return5YMin'));
    },
  },
  {
    question: 'Yield without much duration',
    path: '/indexes/screener',
    async walk(visited) {
      await visited.ask('bonds usd yield to worst above 3 duration below 6 by duration');
      await visited.choose(view(visited, 'Valuation'));
      await expectShown(visited.page.getByRole('columnheader', { name: 'Yield to worst' }));
      await expectShown(firstRow(visited));
    },
  },
  {
    question: 'Concentration',
    path: '/indexes/screener',
    async walk(visited) {
      await visited.ask('europe equity high effective number');
      await visited.choose(view(visited, 'Valuation'));
      await expectShown(
        visited.page.getByRole('columnheader', { name: 'Effective number of constituents' }),
      );
    },
  },
  {
    question: "A figure's working",
    path: '/indexes/details/PLWLD_NTR_USD',
    async walk(visited) {
      await visited.choose(visited.page.locator('a[href$="/figures/sharpeRatio3Y"]').first());
      await expectShown(visited.page.getByText('Calculate it yourself'));
    },
  },
  {
    question: 'Two indexes beside each other',
    path: '/indexes/compare?ids=PLWLD_TR_USD,PLGAG_TR_USD',
    async walk({ page }) {
      await expectShown(page.getByRole('heading', { name: /^Correlation/ }));
      await expectShown(page.getByRole('heading', { name: /^Crises/ }));
    },
  },
  {
    question: 'A blend',
    path: '/indexes/blend?of=PLWLD_TR_USD*60,PLGAG_TR_USD*40&rebalance=annually',
    async walk({ page }) {
      await expectShown(page.getByRole('heading', { level: 1, name: /60/ }));
      await expectShown(
        page
          .getByRole('main')
          .getByText(/hypothetical/i)
          .first(),
      );
    },
  },
  {
    question: 'Turnover',
    path: '/indexes/screener/equity',
    async walk(visited) {
      await visited.choose(view(visited, 'Valuation'));
      const heading = visited.page.getByRole('columnheader', { name: /Turnover/ });
      await visited.choose(heading.getByRole('link'));
      await visited.page.waitForURL(/sortBy=turnover/);
      await expectShown(firstRow(visited));
    },
  },
  {
    question: 'As of an earlier release',
    path: '/indexes/screener?asof=1&volatility3YMax=12',
    async walk(visited) {
      await expectShown(chips(visited).getByText('Volatility 3Y ≤ 12.00%'));
      await expectShown(firstRow(visited));
    },
  },
  {
    question: 'Cheap and paying',
    path: '/indexes/screener',
    async walk(visited) {
      await visited.ask('emerging markets p/e under 15 dividend yield over 2');
      await visited.choose(view(visited, 'Valuation'));
      await expectShown(visited.page.getByRole('columnheader', { name: 'Price to earnings' }));
      await expectShown(firstRow(visited));
    },
  },
];

test('the guide has ten questions, each with one call of the API that answers with something', async () => {
  const titles = Array.from(guide.matchAll(/^## \d+\. (.+)$/gm), ([, title]) => title);
  expect(titles).toEqual(ways.map(({ question }) => question));
  expect(calls).toHaveLength(titles.length);
  for (const call of calls) {
    const answer = await fetch(new URL(call, inject('demoUrl')));
    expect([call, answer.status]).toEqual([call, 200]);
    const { numberOfPortfolios = 1 } = (await answer.json()) as { numberOfPortfolios?: number };
    expect([call, numberOfPortfolios > 0]).toEqual([call, true]);
  }
});

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  test.each(ways)('SC-02 a question is answered in a few actions: $question', async (way) => {
    const visited = counted(await visit(way.path, { javaScriptEnabled }));
    await way.walk(visited);
    // Opening the page is an action too.
    expect(visited.actions() + 1).toBeLessThanOrEqual(mostActions);
  });
});
