import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blendPage, comparisonPage } from '#src/urls/mixes.ts';
import { pages } from '#src/urls.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { visit } from '../../support/visits.ts';

const ids = [demoIndexes.full.fundId, demoIndexes.topTen.fundId];
const long = {
  'an index': pages.index(demoIndexes.full.fundId),
  'a comparison': comparisonPage({ ids }),
  'a blend': blendPage({ of: 'PLWLD_NTR_USD*60,PLUAG_TR_USD*40' }),
};

const heights = (page: Page) =>
  page
    .locator('[data-long] > section')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));

for (const [name, path] of Object.entries(long)) {
  test(`sections far below are laid out later, and in the end as high as for who begins in the middle: ${name}`, async () => {
    const fromTop = await visit(path, {
      before: (fresh) =>
        fresh.addInitScript(() => {
          const marked: unknown[] = [];
          Object.assign(globalThis, { marked });
          new MutationObserver((changes) => {
            for (const { target } of changes) {
              const { dataset, children } = target as HTMLElement;
              marked.push([dataset['layout'], children.length > 0]);
            }
          }).observe(document, { subtree: true, attributeFilter: ['data-layout'] });
        }),
    });
    await fromTop.locator('[data-long]:not([data-layout])').waitFor();
    // Before any of them has been read, and until all of them are laid out.
    expect(await fromTop.evaluate('marked')).toEqual([
      ['late', false],
      [undefined, true],
    ]);
    const fromBelow = await visit(`${path}#risk`);
    expect(await fromBelow.locator('[data-layout]').count()).toBe(0);
    const high = await heights(fromTop);
    expect(high.length).toBeGreaterThan(6);
    expect(await heights(fromBelow)).toEqual(high);
  });
}

test('of sections that wait the first is laid out at once, and those that wait are skipped', async () => {
  const page = await visit('/');
  // The scripts, which lay out the rest, are not let through.
  await page.route(/\/assets\/.*\.js/, () => undefined);
  await page.goto(long['a comparison'], { waitUntil: 'domcontentloaded' });
  const [first, second, ...others] = await page
    .locator('[data-layout=late] > section')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));
  expect(first).toBe('visible');
  expect(new Set([second, ...others])).toEqual(new Set(['auto']));
});
