import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { untilDrawn, visit } from '../../support/visits.ts';

const { full, governmentBond } = demoIndexes;

const pages = [full.fundId, governmentBond.fundId].map((fundId) => `/indexes/details/${fundId}`);

test.each([...pages, localPath('ja-jp', pages[0]!)])(
  'on a desk %s is at most 6,000px high, with ten rows of every long list in sight',
  async (path) => {
    const page = await visit(path);
    for (const id of ['returns', 'constituents', 'disclaimer']) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    }
    await page.locator('#constituents tbody tr').nth(9).waitFor();
    await page.locator('[data-layout=late]').waitFor({ state: 'detached' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6000);
    expect(await page.locator('#returns table').nth(1).locator('tbody tr').count()).toBe(10);
  },
);

test('on a desk short sections stand side by side, in one line', async () => {
  const page = await visit(`/indexes/details/${full.fundId}`);
  // Of one moment: sections above, which come late, push both down.
  const boxesOf = (ids: readonly string[]) =>
    page.evaluate(
      (all) =>
        all.map((id) => document.getElementById(id)!.getBoundingClientRect().toJSON() as DOMRect),
      ids,
    );
  for (const [left, right] of [
    ['comparison', 'characteristics'],
    ['variants', 'related'],
    ['about', 'disclaimer'],
  ] as const) {
    await page.locator(`#${right}`).waitFor();
    const [one, other] = await boxesOf([left, right]);
    expect([left, other!.y]).toEqual([left, one!.y]);
    expect(other!.x).toBeGreaterThan(one!.x + one!.width);
  }
});

test.each([
  { width: 1280, height: 800 },
  { width: 375, height: 700 },
])(
  'while it loads the page at $width px has nearly its final height, and nothing shifts as one scrolls',
  async (viewport) => {
    const page = await visit(`/indexes/details/${full.fundId}`, {
      viewport,
      before: (opened) => opened.addInitScript(noteHeightAndShifts),
    });
    await page.locator('[data-layout=late]').waitFor({ state: 'detached' });
    for (const id of ['returns', 'composition', 'constituents', 'documents', 'disclaimer']) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await untilDrawn(page);
    }
    const { atFirst, atLast, shifted } = await page.evaluate(() => ({
      ...(globalThis as unknown as { noted: { atFirst: number; shifted: number } }).noted,
      atLast: document.documentElement.scrollHeight,
    }));
    expect(Math.abs(atFirst / atLast - 1)).toBeLessThan(0.1);
    expect(shifted).toBe(0);
  },
);

/** The height of the page when its document has come, and how much has shifted that no one asked for. */
function noteHeightAndShifts(): void {
  const noted = { atFirst: 0, shifted: 0 };
  Object.assign(globalThis, { noted });
  addEventListener('DOMContentLoaded', () => {
    noted.atFirst = document.documentElement.scrollHeight;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) noted.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
