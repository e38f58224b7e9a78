import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

type Read = { isQuestion: boolean; filters: object; bounds: Record<string, number>; words: string };

async function read(text: string): Promise<Read> {
  const answer = await site.get(`/api/screener/question?text=${encodeURIComponent(text)}`);
  return (await answer.json()) as Read;
}

const guide = readFileSync(new URL('../../docs/questions.md', import.meta.url), 'utf8');
const codesOf = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

/** Examples of the grammar with the bounds that they become, from rows that name one for each. */
const examples = guide
  .slice(guide.indexOf('| Form |'))
  .split('\n')
  .flatMap((row) => {
    const [, , texts, becomes] = row.split(' | ').length === 3 ? ['', ...row.split(' | ')] : [];
    const [asked, parameters] = [codesOf(texts), codesOf(becomes)];
    const isOfBounds = parameters.every((one) => /^\w+M(in|ax)=/.test(one));
    if (asked.length !== parameters.length || !isOfBounds) return [];
    return asked.map((text, at) => ({ text, parameters: parameters[at]! }));
  });

test('the examples of the documentation become the bounds that it says', async () => {
  expect(examples.length).toBeGreaterThanOrEqual(20);
  for (const { text, parameters } of examples) {
    const bounds = Array.from(new URLSearchParams(parameters), ([name, value]) => [
      name,
      Number(value),
    ]);
    const { bounds: found, words } = await read(text);
    expect({ text, bounds: found, words }).toEqual({
      text,
      bounds: Object.fromEntries(bounds),
      words: '',
    });
  }
});

test.each([
  'plummeted more than 10% in 2022',
  'low correlation to bonds',
  'beta against japan equity below 0.9',
  '株式との相関0.5以下',
  'yield to maturity above 4',
  'recovered from 2020',
])('what could mean the opposite or another index is searched for: %s', async (text) => {
  expect(await read(text)).toMatchObject({
    isQuestion: false,
    filters: {},
    bounds: {},
    words: text,
  });
});
