import { expect, test } from 'vitest';
import { pictureLook } from '#src/brand/picture-look.ts';
import { widthOf } from '#src/charts/letter-width.ts';
import { drawFrame } from './frame.ts';

const size = { width: 1200, height: 630 };
const base = {
  ...size,
  format: 'png',
  language: 'en-us',
  look: pictureLook(null, 'light'),
  provider: 'Example',
  release: 1,
  address: 'https://indexes.example/indexes/details/WORLD',
} as const;
const words = {
  title: 'Example Developed Markets excluding Japan Climate Transition Sustainable Dividend Index',
  subtitle: [
    'Level',
    'Net total return',
    'US dollar',
    'hedged to the euro',
    'rebased to 100 in 1998',
  ],
  notes: [],
  source: 'Example, release 1',
  description: 'An index',
};

/** The texts of a picture with the places where they begin and end, by the estimated width of their letters. */
const textsIn = (svg: string) =>
  Array.from(
    svg.matchAll(
      /<text x="([^"]*)" y="([^"]*)" [^>]*font-size="([^"]*)"[^>]*text-anchor="([^"]*)"[^>]*>([^<]*)/g,
    ),
    ([, x, y, fontSize, anchor, shown = '']) => {
      const width = widthOf(shown) * Number(fontSize);
      const from = anchor === 'end' ? Number(x) - width : Number(x);
      return { shown, y: Number(y), from, to: from + width };
    },
  );

test('title and caption of a share picture end before its large value begins', () => {
  const figure = { value: '12,345.67', day: '20 Nov 2026' };
  const texts = textsIn(drawFrame(base, { words: { ...words, figure }, draw: () => [] }));
  const value = texts.find(({ shown }) => shown === figure.value)!;
  const head = texts.filter(
    ({ shown, y }) => y < size.height / 2 && !Object.values(figure).includes(shown),
  );
  expect(head.map(({ shown }) => shown).join(' ')).toContain('Dividend Index Level');
  expect(head.filter(({ to }) => to > value.from)).toEqual([]);
});

test('without a value they use the whole width', () => {
  const texts = textsIn(drawFrame(base, { words, draw: () => [] }));
  const widest = Math.max(...texts.map(({ to }) => to));
  expect(widest).toBeGreaterThan(1000);
  expect(widest).toBeLessThan(size.width);
});

test('a picture is one image for screen readers, named by its title and described in words', () => {
  const svg = drawFrame(base, { words, draw: () => [] });
  expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="title desc">/);
  expect(svg).toContain(`<title id="title">${words.title}</title><desc id="desc">An index</desc>`);
});
