import { expect, test } from 'vitest';
import { visit } from '../support/visits.ts';

test.each(['/indexes/screener', '/documents'])(
  'on a phone the question is not the largest that %s shows: a slow one would wait for it',
  async (path) => {
    const page = await visit(path, {
      consent: 'unasked',
      viewport: { width: 412, height: 823 },
    });
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as unknown as { element: Element | null };
            resolve(element?.closest('main, #notices')?.id ?? 'above');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).not.toBe('notices');
  },
);
