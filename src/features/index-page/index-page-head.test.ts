import { expect, test } from 'vitest';
import { pageHead } from '#src/client/page/page-head.ts';
import { completeIndex } from './index-page.examples.tsx';
import { indexPageHead } from './index-page-head.ts';

const head = pageHead(
  { language: 'ja-jp', origin: 'https://indexes.example' },
  { name: 'Example Indexes', languages: ['en-us', 'ja-jp'], sharePicture: null },
  indexPageHead(completeIndex, 'ja-jp'),
);

test('RT-08 the canonical address is that of the details page', () => {
  expect(head.links).toContainEqual({
    rel: 'canonical',
    href: 'https://indexes.example/ja-jp/indexes/details/WORLD_NTR_USD',
  });
  expect(head.links).toContainEqual({
    rel: 'alternate',
    hrefLang: 'en-US',
    href: 'https://indexes.example/indexes/details/WORLD_NTR_USD',
  });
});

test('15 the description says what the index has, and promises nothing that a rate or an index without members lacks', () => {
  const { details } = completeIndex;
  const rate = { ...details, description: null, figures: null };
  expect(indexPageHead({ ...completeIndex, details: rate }, 'en-us').description).toBe(
    'Example World NTR USD. Net total return · USD · 1,975.43 (20 Nov 2026)',
  );
  const bare = { ...rate, level: null, returnType: null, currency: null, hedgedTo: null };
  expect(indexPageHead({ ...completeIndex, details: bare }, 'en-us').description).toBe(
    'Example World NTR USD.',
  );
});

test('the title is the name of index and site; the description tells variant, level and date', () => {
  expect(head.meta).toContainEqual({ title: 'Example World NTR USD | Example Indexes' });
  const description = head.meta.find((entry) => 'name' in entry && entry.name === 'description');
  expect(JSON.stringify(description)).toContain('税引後配当込み · USD · 1,975.43 (2026年11月20日)');
});
