import { expect, test } from 'vitest';
import { noFigures } from '#src/features/index-page/index-figures.example-data.ts';
import {
  exampleConstituents,
  exampleDetails,
} from '#src/features/index-page/index-page.example-data.ts';
import { noReviews } from '#src/features/index-page/sections/constituents/reviews.example-data.ts';
import { indexAsMarkdown } from './index-as-markdown.ts';

const textOf = (details: Parameters<typeof exampleDetails>[0]) =>
  indexAsMarkdown({
    details: exampleDetails(details),
    figures: noFigures,
    constituents: exampleConstituents(0),
    reviews: noReviews,
    notice: null,
    version: { release: 1, figureRules: 1, appliedRules: 1 },
    origin: 'https://indexes.example',
  });

test('an index says until when its last level is the newest, and from when it is late', () => {
  const by = '2026-11-20T22:30:00.000Z';
  const due = textOf({ nextDue: { date: '2026-11-20', by }, lateFrom: by });
  expect(due).toContain(
    '- Next level due by: 20 Nov 2026, 22:30 UTC; from then on the last one is late',
  );
  const old = textOf({ nextDue: null, lateFrom: by });
  expect(old).toContain('- Last level late from: 20 Nov 2026, 22:30 UTC');
  expect(textOf({ nextDue: null, lateFrom: null })).not.toMatch(/ due | late /);
});

test('where no launch date is known, nothing is said of levels before it', () => {
  expect(textOf({ launchDate: '2015-01-02' })).toContain('levels before the launch date');
  const unknown = textOf({ launchDate: null });
  expect(unknown).toContain('The launch date is not published');
  expect(unknown).not.toContain('levels before the launch date');
});
