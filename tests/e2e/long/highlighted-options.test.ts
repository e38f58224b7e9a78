import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { visit } from '../../support/visits.ts';
import { openSearch } from '../open-search.ts';

type Rows = EndpointAnswer<'suggestions'>['portfolios'];

/** Answers of the search to `abc` at once, and to `abcd`, of other rows, when that is let go. */
async function answer(page: Page, reordered: (rows: Rows) => Rows) {
  const asked = await page.request.get(`${new URL(page.url()).origin}/api/securities/suggestions`, {
    params: { filterPattern: 'plumbline', size: 4 },
  });
  const all: EndpointAnswer<'suggestions'> = await asked.json();
  const later = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route(/suggestions\?filterPattern=abcd/, async (route) => {
    isAsked = true;
    await later.promise;
    await route.fulfill({ json: { ...all, portfolios: reordered(all.portfolios) } });
  });
  await page.route(/suggestions\?filterPattern=abc&/, (route) => route.fulfill({ json: all }));
  return { rows: all.portfolios, isAsked: () => isAsked, letGo: () => later.resolve() };
}

const fields = {
  'the search': ['/', openSearch],
  'a comparison': [
    '/indexes/compare',
    async (page: Page) => page.locator('main form').getByRole('combobox').first(),
  ],
} as const;

/** Moves to the third row while the answer to more letters is under way; gives what is highlighted before and after. */
async function highlighted(name: keyof typeof fields, reordered: (rows: Rows) => Rows) {
  const [path, open] = fields[name];
  const page = await visit(path);
  const { rows, isAsked, letGo } = await answer(page, reordered);
  const field = await open(page);
  const active = async () => {
    const id = await field.getAttribute('aria-activedescendant');
    return id ? page.locator(`[id="${id}"]`).textContent() : '';
  };
  const options = page.getByRole('option');
  await field.fill('abc');
  await options.filter({ hasText: rows[3]!.portfolioName }).waitFor();
  await field.press('End');
  await field.pressSequentially('d');
  await expect.poll(isAsked).toBe(true);
  while (!(await active())?.includes(rows[2]!.portfolioName)) await field.press('ArrowDown');
  letGo();
  const [first] = reordered(rows);
  await expect.poll(() => options.first().textContent()).toContain(first!.portfolioName);
  return { rows, after: await active() };
}

test.each(['the search', 'a comparison'] as const)(
  'ID-08 in %s the option that was moved to stays the one that Enter picks when an answer brings others',
  async (name) => {
    const { rows, after } = await highlighted(name, ([one, two, three, four]) => [
      three!,
      four!,
      one!,
      two!,
    ]);
    expect(after).toContain(rows[2]!.portfolioName);
  },
);

test.each([
  ['the search', ''],
  ['a comparison', 'the first'],
] as const)('in %s one that is gone is replaced by %s', async (name, expected) => {
  const { rows, after } = await highlighted(name, ([one, two, , four]) => [four!, one!, two!]);
  if (expected === '') expect(after).toBe('');
  else expect(after).toContain(rows[3]!.portfolioName);
});
