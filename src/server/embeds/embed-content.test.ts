import { expect, test } from 'vitest';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import { figuresContent } from './embed-content.ts';

const details = {
  portfolioName: 'Example World',
  returnType: 'NTR',
  currency: 'USD',
  hedgedTo: null,
  hasReturns: true,
  level: null,
} as unknown as IndexDetails;

/** The text of an embed with two returns, the longer of which has back-tested levels or not. */
async function textWith(crossesLaunch: boolean | null): Promise<string> {
  const figures = {
    periodReturns: [
      { tag: 'return1Y', value: 5, annualised: false, crossesLaunch: false },
      { tag: 'return3Y', value: 7, annualised: true, crossesLaunch },
    ],
  } as unknown as IndexFigures;
  const shown = await figuresContent({ details, figures, language: 'en-us' });
  return String(shown)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('an embed of figures explains the mark of back-tested ones where it has it', async () => {
  expect(await textWith(true)).toMatch(/3Y p\.a\. † \+7\.00% † contains back-tested levels/);
  for (const crosses of [false, null]) expect(await textWith(crosses)).not.toContain('†');
});
