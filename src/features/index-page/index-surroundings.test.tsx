import { expect, test } from 'vitest';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { exampleSurroundings } from './index-surroundings.example-data.ts';
import { exampleCharacteristics } from './sections/characteristics/characteristics.example-data.ts';
import { exampleDetails } from './index-page.example-data.ts';
import { completeIndex } from './index-page.examples.tsx';
import { render, sectionOf, textOf } from './index-page.rendered.tsx';

test('ID-04 sustainability stands by pillar, with definitions and the footnote laid down', () => {
  const section = sectionOf(render(completeIndex), 'sustainability');
  expect(section).toContain('As of 31 Oct 2026');
  expect(section).toContain('Governance');
  expect(section).toContain('Board independence What the metric means. 85.2% 97.5%');
  const intensity = 'Carbon intensity t CO2e / USD million revenue What the metric means. 112.5';
  expect(section).toContain(intensity);
  for (const words of ['No Coverage (N/A)', 'Not yet processed (—)']) {
    expect(section).toContain(words);
  }
});

test('a metric of sustainability leads to its working, and a gap to none', () => {
  const html = render(completeIndex);
  const asked = [...html.matchAll(/href="[^"]*\/figures\/([a-z-]+)"/g)].map(([, tag]) => tag);
  const known = exampleSurroundings.sustainability.metrics
    .filter(({ gap }) => gap === null)
    .map(({ metric }) => metric);
  expect(known.length).toBeGreaterThan(0);
  expect(asked).toEqual(known);
});

test('ID-04 the two kinds of gap are told apart, also for those who hear them', () => {
  const html = render(completeIndex);
  expect(html).toContain('<abbr title="No coverage">N/A</abbr>');
  expect(html).toContain('<span role="img" aria-label="Not yet processed">—</span>');
});

test('ID-04 pillars have their names in Japanese', () => {
  const text = textOf(completeIndex, 'ja-jp');
  for (const pillar of ['ガバナンス', '社会', '環境', '気候関連']) expect(text).toContain(pillar);
});

test('ID-05 related indexes say how they are related, and lead to their pages', () => {
  const html = render(completeIndex);
  expect(sectionOf(html, 'related')).toContain(
    'Example All World NTR USD Benchmark NTR USD 2,345.67 20 Nov 2026',
  );
  expect(html).toContain('href="/indexes/screener/all-asset-types/ALLWORLD"');
});

test('ID-05 articles about the index lead to their addresses', () => {
  const html = render(completeIndex);
  expect(html).toContain('href="/insights/research/2641/two-crashes"');
  expect(sectionOf(html, 'insights')).toContain('Research · 2 Nov 2026 · 4 min read');
});

test('ID-03 documents about the index stand with category, date and language', () => {
  const html = render(completeIndex);
  expect(sectionOf(html, 'documents')).toContain(
    'Example World: methodology 30 Jun 2026 Methodology English',
  );
  expect(html).toContain('href="/docs/methodology/world-methodology"');
});

test('ID-03 documents beyond the first rows are a link away, and none is offered where all stand', () => {
  const html = render(completeIndex);
  expect(sectionOf(html, 'documents')).toContain('View all 12 documents');
  expect(html).toContain('href="/documents?index=WORLD_NTR_USD"');
  const documents = { ...exampleSurroundings.documents, total: 1 };
  expect(render({ ...completeIndex, documents })).not.toContain('/documents?index=');
});

test('notices about the index stand with their type and day, and lead to all of them', () => {
  const html = render(completeIndex);
  expect(sectionOf(html, 'notices-of-index')).toContain(
    'Results of the December review of Example World Review 13 Nov 2026',
  );
  expect(sectionOf(html, 'notices-of-index')).toContain('View all 7 notices');
  expect(html).toContain('href="/notices/world-review-2026-12"');
  expect(html).toContain('href="/notices?index=WORLD_NTR_USD"');
});

test('the paragraphs of the important information stand apart', () => {
  const legalDisclaimer = 'Not advice.\n\nNot an offer.\n \nNo promise.';
  const html = render({ ...completeIndex, details: exampleDetails({ legalDisclaimer }) });
  for (const one of ['Not advice.', 'Not an offer.', 'No promise.']) {
    expect(html).toContain(`<p>${one}</p>`);
  }
});

test('ID-01 what the important information speaks of is a link away', () => {
  const legalLinks = [
    { title: 'Terms', href: '/page/terms#use' },
    { title: 'Ombudsman', href: 'https://ombudsman.example/' },
  ];
  const html = render({ ...completeIndex, details: exampleDetails({ legalLinks }) });
  expect(html).toContain('<a href="/page/terms#use" data-page-link="">Terms</a>');
  expect(html).toContain('<a href="https://ombudsman.example/">Ombudsman</a>');
});

test("products that track the index stand with the provider's notice and a link to all of them", () => {
  const html = render(completeIndex);
  const section = sectionOf(html, 'products');
  expect(section).toContain('Example World ETF Example Funds ETF EXWD USD');
  expect(section).toContain('Example Tracker Note ZZ0000000035 Open-ended Example Bank');
  expect(section).toContain('The list is neither complete nor an endorsement.');
  expect(html).toContain('href="/investable-products?index=WORLD_NTR_USD"');
});

test.each(['related', 'sustainability', 'products', 'documents', 'insights', 'notices'] as const)(
  'ID-08 when %s fail, the section says so and the rest of the page stands',
  (part) => {
    const html = render({ ...completeIndex, [part]: 'failed' });
    const section = part === 'notices' ? 'notices-of-index' : part;
    expect(sectionOf(html, section)).toContain('Data Not Available');
    expect(html.match(/Data Not Available/g)).toHaveLength(1);
    expect(html).toMatch(/<figure/);
  },
);

test('ID-08 structured products that fail say so, also where nothing else tracks the index', () => {
  const none = { products: [], totalProducts: 0, matchedBySpelling: false, notice: null };
  const html = render({ ...completeIndex, products: none, structuredProducts: 'failed' });
  expect(sectionOf(html, 'products')).toContain('Structured products Data Not Available');
  expect(html.match(/Data Not Available/g)).toHaveLength(1);
});

test('ID-07 an index of bonds has yield, duration, spread, maturities and ratings, and no P/E', () => {
  const html = render({ ...completeIndex, characteristics: exampleCharacteristics });
  const section = sectionOf(html, 'characteristics');
  expect(section).toContain('As of 18 Nov 2026');
  expect(section).toContain('Yield to worst 3.21% Modified duration 6.79 years');
  expect(section).toContain('Option-adjusted spread 45 bp');
  expect(section).toContain('1–3 years 31.25% 3–5 years 68.75%');
  expect(section).not.toContain('Price to earnings');
});

test('ID-07 maturities that have no end are worded as each language words them', () => {
  expect(compositionMessages('en-us').years('10+')).toBe('10+ years');
  expect(compositionMessages('ja-jp').years('10+')).toBe('10年超');
  expect(compositionMessages('ja-jp').years('7–10')).toBe('7–10年');
});

test('an index of shares has its valuation', () => {
  expect(sectionOf(render(completeIndex), 'characteristics')).toContain(
    'Price to earnings 18.46× Price to book 2.60× Dividend yield 1.96%',
  );
});

test('ID-01 corrected levels stand with old and new value, reason and date, told apart to the last digit', () => {
  const section = sectionOf(render(completeIndex), 'corrections');
  expect(section).toContain(
    '18 Nov 2026 1,999.12 1,998.87 Late dividend of one constituent 20 Nov 2026',
  );
  // Two decimals would show the same value twice.
  expect(section).toContain('17 Nov 2026 1,987.1234 1,987.1229 — 20 Nov 2026');
  expect(section).toContain('15 Nov 2026 1,980.00 Withdrawn A holiday 16 Nov 2026');
});

test('corrections lead to all of them where the page shows a part', () => {
  const all = 'href="/corrections?index=WORLD_NTR_USD"';
  expect(render(completeIndex)).not.toContain(all);
  const corrections = { ...exampleSurroundings.corrections, totalCorrections: 40 };
  const html = render({ ...completeIndex, corrections });
  expect(html).toContain(all);
  expect(sectionOf(html, 'corrections')).toContain('All 40 corrections');
});
