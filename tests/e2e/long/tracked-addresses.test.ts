import { expect, test } from 'vitest';
import { untilScriptsRun, visit } from '../../support/visits.ts';

test.each(['/', '/indexes/screener?currency=EUR', '/insights', '/documents'])(
  'an address keeps what the page does not know, and %s is the page without it',
  async (path) => {
    const marked = `${path}${path.includes('?') ? '&' : '?'}utm_source=mail&utm_medium=a+b&anything=else&page=&flag&c=%20d&anything=more`;
    const asked: string[] = [];
    const page = await visit(marked, {
      before: async (opened) => {
        opened.on('request', (request) => asked.push(request.url()));
      },
    });
    expect(page.url().endsWith(marked)).toBe(true);
    // The browser goes on with the data that the server sent.
    expect(asked.filter((url) => /\/api\/(portfolio|insights|documents)/.test(url))).toEqual([]);
    const main = page.locator('main');
    expect(await main.innerHTML()).not.toContain('utm_source');
    const shown = await main.innerText();
    await page.goto(path);
    await untilScriptsRun(page);
    expect(await main.innerText()).toBe(shown);
  },
);
