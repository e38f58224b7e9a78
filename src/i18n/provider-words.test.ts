import { expect, test } from 'vitest';
import { countryNames } from '#src/contract/forms/countries.ts';
import { countryChoices } from './country-names.ts';
import { providerCountry, providerWord } from './provider-words.ts';

test('I18-01 words that all providers use are Japanese on Japanese pages, others stay as written', () => {
  expect(providerWord('ja-jp', 'sector', 'Health Care')).toBe('ヘルスケア');
  expect(providerWord('ja-jp', 'region', 'Emerging Markets')).toBe('新興国');
  expect(providerWord('ja-jp', 'sector', 'Space Travel')).toBe('Space Travel');
  expect(providerWord('ja-jp', 'sector', 'constructor')).toBe('constructor');
  expect(providerWord('en-us', 'sector', 'Health Care')).toBe('Health Care');
});

test('I18-01 countries are named in Japanese by name or code', () => {
  const names = [
    'United States',
    'United Kingdom',
    'Germany',
    'Korea',
    'Hong Kong',
    'JP',
    'Atlantis',
  ];
  expect(names.map((name) => providerCountry('ja-jp', name))).toEqual([
    '米国',
    '英国',
    'ドイツ',
    '韓国',
    '香港',
    '日本',
    'Atlantis',
  ]);
  expect(providerCountry('en-us', 'Germany')).toBe('Germany');
});

test('I18-01 a country has one name in Japanese, in forms, lists and data', () => {
  for (const { value, name } of countryChoices('ja-jp')) {
    expect(providerCountry('ja-jp', value)).toBe(name);
    expect(providerCountry('ja-jp', countryNames[value as keyof typeof countryNames])).toBe(name);
  }
});
