import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { requestsFor, failWith, untilRequestsSeen } from '../../support/requests.ts';
import {
  expectAddress,
  expectFocused,
  expectShown,
  followLink,
  resize,
  visit,
} from '../../support/visits.ts';

const row = (page: Page) => page.getByRole('list', { name: 'Indexes: By year' });
const dots = (page: Page) => page.getByRole('navigation', { name: 'Groups of By year' });

/** Names of the cards that can be seen whole in their row. */
async function cardsInView(page: Page): Promise<string[]> {
  return row(page).evaluate((list) => {
    const frame = list.getBoundingClientRect();
    return [...list.children]
      .filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= frame.left - 1 && right <= frame.right + 1;
      })
      .map((card) => card.querySelector('h4')?.textContent ?? '');
  });
}

const target = (...years: number[]) => years.map((year) => `Plumbline Target ${year} TR USD`);

test('TP-03 four cards are in view, a 10px dot leads to the next four and is marked', async () => {
  const page = await visit('/solutions/retirement');
  await expect.poll(() => cardsInView(page)).toEqual(target(2030, 2035, 2040, 2045));
  const links = dots(page).getByRole('link');
  expect(await links.count()).toBe(2);
  const dot = await links.first().evaluate((link) => {
    const { width, height } = getComputedStyle(link, '::before');
    return [width, height];
  });
  expect(dot).toEqual(['10px', '10px']);
  const scrolled = await page.evaluate(() => scrollY);
  await links.nth(1).click();
  await expect.poll(() => cardsInView(page)).toEqual(target(2050, 2055, 2060, 2065));
  await expect.poll(() => links.nth(1).getAttribute('aria-current')).toBe('true');
  await expect.poll(() => links.first().getAttribute('aria-current')).toBeNull();
  // The page stays where it was, and so does its address.
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(400);
  expect(new URL(page.url()).hash).toBe('');
});

test('TP-03 by keyboard the row scrolls, and the focus brings a card into view', async () => {
  const page = await visit('/solutions/retirement');
  await row(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await cardsInView(page))[0]).not.toBe(target(2030)[0]);
  await row(page).getByRole('link', { name: 'Target 2065' }).focus();
  await expect.poll(() => cardsInView(page)).toContain(target(2065)[0]);
});

test('TP-03 without a script the dots lead to the other cards', async () => {
  const page = await visit('/solutions/retirement', { javaScriptEnabled: false });
  await dots(page).getByRole('link').nth(1).click();
  await expect.poll(() => cardsInView(page)).toEqual(target(2050, 2055, 2060, 2065));
});

test('TP-03 a card leads to its index', async () => {
  const page = await visit('/equity');
  await page.getByRole('main').getByRole('link', { name: 'Plumbline World NTR USD' }).click();
  await expectAddress(page, '/indexes/screener/all-asset-types/PLWLD_NTR_USD');
  await expectShown(page.getByRole('heading', { level: 1, name: 'Plumbline World NTR USD' }));
});

test.each(['/solutions/retirement', '/page/private-markets'])(
  'the picture of %s is drawn, with labels that can be read on a phone',
  async (path) => {
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    const picture = page.locator('main figure img').first();
    await picture.scrollIntoViewIfNeeded();
    // A picture that the browser cannot read has no size.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const src = (await picture.getAttribute('src')) ?? '';
    const width = (await picture.boundingBox())?.width ?? 0;
    const drawing = await (await page.request.get(src)).text();
    // The drawing by itself, in a window of its own width: what it is as a picture.
    await page.goto('about:blank');
    await page.setContent(drawing);
    const drawn = page.locator('svg');
    await drawn.evaluate((svg, to) => svg.setAttribute('width', String(to)), width);
    await resize(page, Math.round(width), 800);
    const label = drawn.locator('text').first();
    const size = await label.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    const scale = await drawn.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
    expect(size * scale).toBeGreaterThan(10);
  },
);

test('TP-05 in the browser a templated page asks for what its sections show', async () => {
  const page = await visit('/page/about');
  const asked = requestsFor(page, /\/api\//);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saving for retirement' }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Saving for a date' }));
  const prices = () => asked.filter(({ pathname }) => pathname === '/api/index-prices');
  await expect.poll(prices).toHaveLength(17);
  const hasAsked = (path: string) => asked.some(({ pathname }) => pathname === path);
  await expect.poll(() => hasAsked('/api/portfolio-returns')).toBe(true);
  await expect.poll(() => hasAsked('/api/structured-products')).toBe(true);
  const calls = asked.map(({ pathname, searchParams }) => [
    pathname,
    Object.fromEntries(searchParams),
  ]);
  expect(calls).toContainEqual(['/api/templatized-page', { url: '/solutions/retirement' }]);
  expect(calls).toContainEqual(['/api/index-prices', { secId: 'PLT2030_TR_USD', latest: '2' }]);
  const lists = Object.fromEntries(calls) as Record<string, object>;
  expect(lists['/api/portfolio-returns']).toMatchObject({
    family: 'Plumbline Target Date',
    size: '8',
  });
  expect(lists['/api/structured-products']).toMatchObject({ assetClass: 'multi-asset', size: '5' });
});

test('TP-08 coming back to a page asks for nothing', async () => {
  const page = await visit('/page/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Equity indexes', exact: true }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Equity indexes' }));
  await footer.getByRole('link', { name: 'Complaints' }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Complaints' }));
  const asked = requestsFor(page, /\/api\/(templatized-page|index-prices|portfolio-returns|pages)/);
  await page.goBack();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Equity indexes' }));
  await footer.getByRole('link', { name: 'Complaints' }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Complaints' }));
  await untilRequestsSeen(page);
  expect(asked).toEqual([]);
});

test('TP-08 another language asks for its own text', async () => {
  const page = await visit('/equity');
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: '株式指数' }));
});

test('TP-07 an unknown section is said in its place and logged, the rest of the page stands', async () => {
  const page = await visit('/page/about');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/\/api\/templatized-page/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { sections: unknown[] };
    body.sections.splice(1, 0, { type: 'unknown', asked: 'globe' }, { type: 'laterVersion' });
    await route.fulfill({ response: answer, json: body });
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Equity indexes', exact: true })
    .click();
  await expectShown(page.getByRole('heading', { level: 2, name: 'Built as one' }));
  const said = page.getByText('We seem to have encountered a problem loading this element.');
  await expect.poll(() => said.count()).toBe(2);
  await expect.poll(() => logged.join('\n')).toContain('section "globe" is unknown');
});

test('ER-02 a page that fails is the error page, a card whose price fails says so', async () => {
  const prices = await visit('/page/about', { allowedErrors: /status of 500/ });
  await failWith(prices, /\/api\/index-prices/, 500);
  const toEquity = (page: Page) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Equity indexes', exact: true })
      .click();
  await toEquity(prices);
  await expectShown(prices.getByRole('heading', { level: 1, name: 'Equity indexes' }));
  await expectShown(prices.getByText('The level could not be loaded').first());
  const whole = await visit('/page/about', { allowedErrors: /status of 500|ApiError/ });
  await failWith(whole, /\/api\/templatized-page/, 500);
  await toEquity(whole);
  await expectShown(whole.getByText('500', { exact: true }));
});

test('NV-04 an address that no page has is left to the server, which may redirect it', async () => {
  const page = await visit('/page/about', { allowedErrors: /status of 404/ });
  await followLink(page, '/products/indices');
  await expectAddress(page, '/indexes/screener');
  await expectShown(page.getByRole('heading', { level: 1, name: 'Our Indexes' }));
});

test.each([
  ['/our-indexes/details/PLWLD_NTR_USD', '/indexes/details/PLWLD_NTR_USD'],
  ['/products/indices/shares', '/indexes/screener/equity'],
])('NV-04 %s, longer than the addresses of pages, is redirected too', async (from, to) => {
  const page = await visit('/page/about');
  await followLink(page, from);
  await expectAddress(page, to);
  await expectShown(page.getByRole('heading', { level: 1 }));
  await expect.poll(() => page.getByText('could not be found').count()).toBe(0);
});

test('I18-02 a link to a page in the other language leads there', async () => {
  const page = await visit('/page/about');
  await followLink(page, '/ja-jp/documents');
  await expectAddress(page, '/ja-jp/documents');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja-JP');
});

test('a link to a heading of another page gives it the focus', async () => {
  const page = await visit('/page/about');
  await followLink(page, '/page/methodology#volatility');
  await expectFocused(page.getByRole('heading', { name: 'Volatility', exact: true }));
});

test('NV-04 an address that leads to another site takes the place of the page that asked for it', async () => {
  const page = await visit('/page/about', { allowedErrors: /status of 404/ });
  const [request] = await Promise.all([
    page.waitForRequest('https://group.plumbline.example/careers?from=about'),
    followLink(page, '/careers?from=about'),
  ]);
  expect(request.isNavigationRequest()).toBe(true);
  // That site does not exist: the browser says so in the place of the page.
  await expect.poll(() => page.evaluate(() => location.protocol)).toBe('chrome-error:');
  // Nothing of ours is left between: one step back is the page with the link.
  await page.goBack();
  await expectAddress(page, '/page/about');
});

test('a heading of a long text is led to, clear of the sticky header', async () => {
  const page = await visit('/page/methodology#volatility');
  const heading = page.getByRole('heading', { name: 'Volatility', exact: true });
  const below = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    return (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
  };
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await expect.poll(below).toBeLessThan(200);
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Beta').click();
  await expectAddress(page, '/page/methodology#beta');
});
