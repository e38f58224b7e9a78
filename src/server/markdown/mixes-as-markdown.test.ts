import { expect, test } from 'vitest';
import { exampleComparison } from '#src/features/mixes/mixes.example-data.ts';
import { comparisonAsMarkdown } from './mixes-as-markdown.ts';

const cite = 'https://indexes.example/indexes/compare';

test('15.5 a comparison says of which index nothing is known of back-tests, and what its mark means', () => {
  const [first] = exampleComparison.indexes;
  const written = (launchDate: string | null, backTested: string[]) => {
    const usual = { ...first!.usual, backTested };
    const indexes = [{ ...first!, launchDate, usual, window: null }];
    return comparisonAsMarkdown({ ...exampleComparison, indexes }, { cite });
  };
  const unknown = `${first!.fundId}: The launch date is not published: which figures include`;
  expect(written(null, [])).toContain(unknown);
  expect(written('2019-03-01', [])).not.toContain(unknown);
  expect(written('2019-03-01', ['return1Y'])).toContain('\n\n\\*: includes back-tested levels\n');
  expect(written('2019-03-01', [])).not.toContain('includes back-tested levels');
});
