import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themes, type Brand, type Palette, type Theme } from '#src/contract/provider/brand.ts';
import { brandStylesheet } from './brand-stylesheet.ts';
import { contrastOf } from './contrast.ts';
import { deriveColours } from './derive-colours.ts';
import { pictureLook } from './picture-look.ts';
import { productPalettes } from './product-palettes.ts';
import { unreadableColours } from './unreadable-colours.ts';
import { wholePalettes } from './whole-palettes.ts';

/** WCAG 2.2, relative luminance and contrast ratio, by the letter of the recommendation. */
function ratio(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const texts = ['ink', 'ink-quiet', 'accent', 'accent-hover', 'event', 'up', 'down', 'error'];
const chartColours = Array.from({ length: 10 }, (_, at) => `chart-${at + 2}`);
const parts = ['rule-strong', ...chartColours];
/** What is written, on what, and the contrast that it needs; pairs as the styles of the site have them. */
const pairs = [
  ...['paper', 'surface', 'tint'].flatMap((ground) => [
    ...texts.map((text) => [text, ground, 4.5] as const),
    ...parts.map((part) => [part, ground, 3] as const),
  ]),
  ['on-accent', 'accent', 4.5],
  ['ink', 'accent-tint', 4.5],
  ['accent', 'accent-tint', 4.5],
  ['ink', 'event-tint', 4.5],
  ['event', 'event-tint', 4.5],
  ['ink', 'added', 4.5],
  ['ink', 'removed', 4.5],
] as const;

/** Pairs of a theme that cannot be read; a hundredth is left to rounding. */
const unreadable = (colours: Record<string, string>) =>
  pairs.filter(([on, ground, wanted]) => ratio(colours[on]!, colours[ground]!) < wanted - 0.01);

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);
const palette = fc.record({ paper: colour, ink: colour, accent: colour });

test('contrast is that of WCAG 2', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrastOf(one, other)).toBeCloseTo(ratio(one, other), 2);
    }),
  );
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('of every palette that is taken, every pair of both themes can be read', () => {
  const series: string[] = [];
  let taken = 0;
  fc.assert(
    fc.property(palette, fc.constantFrom(...themes), (given, theme) => {
      const own: Palette = { ...given, series };
      if (unreadableColours(theme, own).length > 0) return;
      taken++;
      const both = { light: null, dark: null, [theme]: own } as Brand['palette'];
      const whole = wholePalettes(both);
      for (const one of themes)
        expect([theme, given, one, unreadable(deriveColours(one, whole[one]))]).toEqual([
          theme,
          given,
          one,
          [],
        ]);
    }),
    { numRuns: 120, seed: 17 },
  );
  expect(taken).toBeGreaterThan(5);
});

test('a colour below AA is told with its pair, its contrast and the nearest colour that passes', () => {
  const found = unreadableColours('dark', {
    paper: '#101a14',
    ink: '#e8f2ea',
    accent: '#2a3bd1',
    series: ['#14301c'],
  });
  expect(found.map(({ key, ground, wanted }) => [key, ground.name, wanted])).toEqual([
    [['accent'], 'surface', 4.5],
    [['series', 0], 'surface', 3],
  ]);
  for (const { colour: given, contrast, ground, near, wanted } of found) {
    expect(contrast).toBeCloseTo(ratio(given, ground.colour), 1);
    expect(ratio(near!, ground.colour)).toBeGreaterThanOrEqual(wanted);
  }
  expect(
    unreadableColours('light', {
      paper: '#777777',
      ink: '#777777',
      accent: '#777777',
      series: [],
    })[0],
  ).toMatchObject({ key: ['ink'], contrast: 1 });
});

test('the palettes of the product are what its own tokens say, and can be read in both themes', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  const valuesOf = (theme: Theme) =>
    Object.fromEntries(
      Array.from(
        tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g),
        ([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark],
      ).toReversed(),
    );
  for (const theme of themes) {
    const values = valuesOf(theme);
    const { paper, ink, accent, event, series } = productPalettes[theme];
    expect(values).toMatchObject({ paper, ink, accent, event });
    expect(series).toEqual(chartColours.map((name) => values[name]));
    expect([theme, unreadable(values)]).toEqual([theme, []]);
  }
});

const plain: Brand = {
  logo: null,
  logoSvg: null,
  mark: null,
  favicon: null,
  touchIcon: null,
  sharePicture: null,
  hero: null,
  themes: ['light', 'dark'],
  palette: {
    light: { paper: '#ffffff', ink: '#000000', accent: '#004488', series: [] },
    dark: null,
  },
  typefaces: { text: null, headline: null },
  corners: 'round',
  productLine: true,
};

test('a brand has every colour of the tokens, in both themes, and leaves contrast themes their own', () => {
  const named = (css: string) =>
    new Set(Array.from(css.matchAll(/--([\w-]+):\s*light-dark/g), ([, name]) => name));
  const sheet = brandStylesheet(plain, '/licences');
  expect(named(sheet)).toEqual(named(readFileSync('src/ui/tokens.css', 'utf8')));
  expect(sheet).toContain('@media not (forced-colors:active){:root{--paper:light-dark(#ffffff,#');
  expect(sheet).toContain('--radius:8px');
  expect(sheet).not.toContain('color-scheme');
  expect(brandStylesheet({ ...plain, themes: ['dark'] }, '')).toContain('color-scheme:dark');
});

test('pictures of a brand bear no mark of the product', () => {
  expect([pictureLook(null, 'light').hasWeight, pictureLook(plain, 'light').hasWeight]).toEqual([
    true,
    false,
  ]);
});
