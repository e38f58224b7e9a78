import { expect, test } from 'vitest';
import { namesAtEnds } from './short-names.ts';

const at = (...names: string[]) => namesAtEnds(names.map((name) => ({ name })));

test('ID-02 names at the ends of lines leave out what all of them say', () => {
  expect(at('Plumbline World NTR USD', 'Plumbline Emerging Markets NTR USD')).toEqual([
    ['World'],
    ['Emerging Markets'],
  ]);
  expect(at('Plumbline World NTR USD', 'Plumbline World PR USD')).toEqual([['NTR'], ['PR']]);
});

test('ID-02 a name of one word, such as that of a blend, leaves the others what they share', () => {
  expect(at('Blend', 'Plumbline World NTR USD', 'Plumbline Europe NTR USD')).toEqual([
    ['Blend'],
    ['World'],
    ['Europe'],
  ]);
});

test('ID-02 a long name is never cut: it goes on in further rows, Japanese ones too', () => {
  expect(at('Blend', 'Plumbline World NTR USD')[1]).toEqual(['Plumbline World NTR', 'USD']);
  expect(at('Plumbline Global Government Bond', 'Europe')[0]).toEqual([
    'Plumbline Global',
    'Government Bond',
  ]);
  expect(at('プラムライン日本株 税引後配当込み 米ドル', 'World')[0]).toEqual([
    'プラムライン日本株',
    '税引後配当込み 米ドル',
  ]);
  expect(at('Supercalifragilisticexpialidocious Index', 'B')[0]).toEqual([
    'Supercalifragilisticexpialidocious',
    'Index',
  ]);
});

test('ID-02 a line alone needs no name, and one of equal names keeps a word', () => {
  expect(at('Plumbline World')).toEqual([['']]);
  expect(at('World', 'World')).toEqual([['World'], ['World']]);
});
