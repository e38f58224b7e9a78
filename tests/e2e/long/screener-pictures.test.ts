import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAddress, expectShown, visit } from '../../support/visits.ts';

const asked = '/indexes/screener?assetType=equity&plot=volatility3Y,return3Y';

test('SC-01 the list is drawn as points, each an index that the keyboard reaches, and as a table', async () => {
  const page = await visit('/indexes/screener?assetType=equity');
  await page.getByText('Pictures', { exact: true }).click();
  await page.getByRole('link', { name: 'List as points' }).click();
  await page.waitForURL(/plot=volatility3Y(?:,|%2C)return3Y/);
  const picture = page.getByRole('group', { name: /^Each point is an index/ });
  const points = picture.getByRole('link');
  await expectShown(points.first());
  const answer = await page.request.get(
    '/api/portfolio-returns/points?assetType=equity&variants=one&x=volatility3Y&y=return3Y',
  );
  const answered = (await answer.json()) as { points: { fundId: string; portfolioName: string }[] };
  await expect.poll(() => points.count()).toBe(answered.points.length);
  // One stop for the keyboard, from which arrow keys lead to the next point to the right.
  await expect.poll(() => picture.locator('a[tabindex="0"]').count()).toBe(1);
  await points.first().focus();
  const before = Number(await points.first().locator('svg').evaluate(centre));
  await page.keyboard.press('ArrowRight');
  const focused = picture.locator('a:focus');
  expect(Number(await focused.locator('svg').evaluate(centre))).toBeGreaterThanOrEqual(before);
  const [name = ''] = (await focused.getAttribute('aria-label'))!.split(':');
  await expectShown(page.getByText(`${name}: Volatility 3Y`));
  await page.getByText('The same as a table').click();
  const table = page.getByRole('table', { name: /^3Y return p\.a\. by Volatility 3Y/ });
  await expect.poll(() => table.locator('tbody tr').count()).toBe(answered.points.length);
  await picture.locator('a[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expectShown(page.getByRole('heading', { level: 1, name }));
});

const centre = (sign: SVGElement | HTMLElement) =>
  (sign as SVGElement).getAttribute('x')!.replace('%', '');

test('SC-01 both axes of the points say what they measure, in round steps with their unit', async () => {
  const page = await visit(asked);
  const figure = page.locator('main figure');
  await expectShown(figure.getByText('↑ 3Y return p.a.'));
  await expectShown(figure.getByText('Volatility 3Y →'));
  const ticks = await figure.locator('svg > g:not([aria-hidden]) > text').allTextContents();
  expect(ticks.length).toBeGreaterThan(4);
  expect(ticks.filter((tick) => !/^[+−]?\d+%$/.test(tick))).toEqual([]);
});

test.each([
  [320, asked],
  [375, '/ja-jp/indexes/screener?plot=volatility3Y,return3Y'],
  [800, asked],
  [1280, '/indexes/screener?plot=volatility3Y,return3Y'],
  [1920, '/indexes/screener?plot=volatility3Y,return3Y'],
])(
  'SC-01 outer points bear their names, which lie on nothing and in the window: %i px, %s',
  async (width, path) => {
    const page = await visit(path, { viewport: { width, height: 900 } });
    await expectShown(page.locator('main figure svg a path').first());
    const [names, covered] = await page.locator('main figure svg[role]').evaluate((picture) => {
      const shown = Array.from(picture.querySelectorAll('g[aria-hidden] text')).filter(
        (name) => name.getBoundingClientRect().width > 0,
      );
      const boxes = (all: Iterable<Element>) =>
        Array.from(all, (one) => ({ one, box: one.getBoundingClientRect() }));
      const others = [...boxes(shown), ...boxes(picture.querySelectorAll('a path'))];
      const plot = picture.getBoundingClientRect();
      // The line of a text is higher than its letters.
      const air = 4;
      const lies = boxes(shown).filter(
        ({ one, box }) =>
          box.left < plot.left ||
          box.right > plot.right ||
          others.some(
            (other) =>
              other.one !== one &&
              other.box.left < box.right &&
              box.left < other.box.right &&
              other.box.top + air < box.bottom &&
              box.top + air < other.box.bottom,
          ),
      );
      return [shown.map((name) => name.textContent), lies.map(({ one }) => one.textContent)];
    });
    expect(names.length).toBeGreaterThan(5);
    expect(covered).toEqual([]);
  },
);

test.each(['light', 'dark'] as const)(
  'SC-01 points of several asset types have a sign and a colour each, and a key of them (%s)',
  async (colorScheme) => {
    const page = await visit('/indexes/screener?plot=volatility3Y,return3Y', { colorScheme });
    const figure = page.locator('main figure');
    const looksOf = (signs: string) =>
      figure.locator(signs).evaluateAll((all) => {
        const looks = all.map((one) => `${one.getAttribute('d')} ${getComputedStyle(one).stroke}`);
        return Array.from(new Set(looks)).toSorted();
      });
    await expectShown(figure.locator('svg a path').first());
    const key = await looksOf('ul svg path');
    expect(key).toHaveLength(6);
    expect(await looksOf('svg a path')).toEqual(key);
    expect(new Set(key.map((look) => look.replace(/ rgb.*/, ''))).size).toBe(6);
    await expectShown(figure.getByRole('listitem').filter({ hasText: 'Private Markets' }));
    // Of one type alone there is nothing to tell apart.
    const equity = await visit(asked, { colorScheme });
    await expectShown(equity.locator('main figure svg a path').first());
    expect(await equity.locator('main figure ul').count()).toBe(0);
  },
);

test('SC-01 on a wide screen the points are as wide as the list below them', async () => {
  const page = await visit(asked, { viewport: { width: 1920, height: 1080 } });
  await expectShown(page.locator('main figure svg a path').first());
  const widthOf = (all: Locator) =>
    all.first().evaluate((one) => one.getBoundingClientRect().width);
  expect(await widthOf(page.locator('main figure'))).toBe(
    await widthOf(page.getByRole('table', { name: /: indexes with currency/ })),
  );
});

test.each(['', '/ja-jp'])(
  'SC-01 on a phone the axes are chosen in one line%s',
  async (language) => {
    const page = await visit(language + asked, { viewport: { width: 375, height: 800 } });
    const boxes = await page
      .locator('main details[open] + div form')
      .locator('select, button')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as { bottom: number; right: number }),
      );
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    expect(boxes.at(-1)!.right).toBeLessThanOrEqual(375);
  },
);

test('SC-01 without scripts the points are drawn, and their figures chosen by a form', async () => {
  const page = await visit(asked, { javaScriptEnabled: false });
  expect(await page.locator('figure svg a path').count()).toBeGreaterThan(50);
  await page.getByLabel('Up', { exact: true }).selectOption({ label: 'Beta 3Y' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/plot=volatility3Y&plot=beta3Y/);
  await expectShown(page.getByText('Beta 3Y by Volatility 3Y.').first());
});

test.each([
  ['', 375],
  ['', 800],
  ['', 1280],
  ['/ja-jp', 375],
  ['/ja-jp', 1280],
] as const)(
  'SC-01 what folds beside the views stays where it is when it is pressed (%s, %i px)',
  async (language, width) => {
    const page = await visit(`${language}/indexes/screener`, { viewport: { width, height: 900 } });
    const summaries = page.locator('main div[data-print="no"] > nav ~ details > summary');
    expect(await summaries.count()).toBe(2);
    const places = () =>
      summaries.evaluateAll((all) =>
        all.map((one) => {
          const { left, top } = one.getBoundingClientRect();
          return [Math.round(left), Math.round(top)];
        }),
      );
    const before = await places();
    await summaries.first().click();
    await expectShown(
      page
        .locator('main')
        .getByRole('combobox', { name: /column|列/ })
        .first(),
    );
    expect(await places()).toEqual(before);
    await summaries.last().click();
    await expectShown(page.locator('main').getByRole('link', { name: /List as points|散布図/ }));
    expect(await places()).toEqual(before);
  },
);

test('SC-01 returns are shaded by choice, and each row has the line of its last year', async () => {
  const page = await visit('/indexes/screener');
  expect(await page.locator('tbody td [data-heat]').count()).toBe(0);
  expect(await page.locator('tbody th svg polyline').count()).toBeGreaterThan(15);
  await page.getByText('Pictures', { exact: true }).click();
  await page.getByRole('link', { name: 'Shade returns' }).click();
  await expectAddress(page, '/indexes/screener?heat=on');
  await expectShown(page.locator('tbody td [data-heat="2"]').first());
  await page.getByRole('link', { name: 'Without shades' }).click();
  await expectAddress(page, '/indexes/screener');
});

test.each([
  ['', 375],
  ['', 1280],
  ['/ja-jp', 375],
] as const)(
  'SC-01 no small line of a row lies on its words (%s, %i px)',
  async (language, width) => {
    const page = await visit(`${language}/indexes/screener/all-asset-types?size=100`, {
      viewport: { width, height: 900 },
    });
    const [lines, covered] = await page.evaluate(() => {
      const drawn = Array.from(document.querySelectorAll('main tbody svg')).filter((line) =>
        line.checkVisibility(),
      );
      const texts = drawn.flatMap((line) => {
        const box = line.getBoundingClientRect();
        const words = document.createTreeWalker(line.closest('th, td')!, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(words.currentNode);
          const lies = Array.from(range.getClientRects()).some(
            ({ left, right, top, bottom }) =>
              left < box.right && box.left < right && top + 3 < box.bottom && box.top + 2 < bottom,
          );
          if (lies) found.push(words.currentNode.textContent ?? '');
        }
        return found;
      });
      return [drawn.length, texts] as const;
    });
    expect(lines).toBeGreaterThan(50);
    expect(covered).toEqual([]);
  },
);
