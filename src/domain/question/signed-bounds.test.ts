import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallVocabulary } from '../../../tests/support/small-vocabulary.ts';
import { isQuestion, readQuestion } from './read-question.ts';

const read = (text: string) => readQuestion(text, smallVocabulary);

test.each([
  ['lost more than 10% in 2022', { return2022Max: -10 }],
  ['lost less than 10% in 2022', { return2022Min: -10 }],
  ['lost in 2022 less than 10', { return2022Min: -10 }],
  ['did not lose more than 15% in 2022', { return2022Min: -15 }],
  ['gained more than 5 ytd', { returnYTDMin: 5 }],
  ['gained less than 5', { return1YMax: 5 }],
  ['lost between 5 and 10 percent in 2022', { return2022Min: -10, return2022Max: -5 }],
  ['beat the benchmark by 2%', { excessReturn3YMin: 2 }],
  ['beat the benchmark by more than 2% over 5 years', { excessReturn5YMin: 2 }],
  ['positive return above 5', { return1YMin: 5 }],
  ['2022年に10%以上下落', { return2022Max: -10 }],
  ['2022年の下落が10%未満', { return2022Min: -10 }],
  ['2022年に20%以上上昇', { return2022Min: 20 }],
  // A bound of another figure is its own.
  ['lost more than 10% in 2022, volatility under 12', { return2022Max: -10, volatility3YMax: 12 }],
  ['lost more than 10%, 5y above 6', { return1YMax: -10, return5YMin: 6 }],
  ['volatility under 12, lost in 2022', { volatility3YMax: 12, return2022Max: -0.01 }],
  ['return above 5, lost in 2022', { return1YMin: 5, return2022Max: -0.01 }],
])('the size of a gain or a loss: %s', (text, bounds) => {
  expect(read(text)).toMatchObject({ bounds, words: '' });
});

test.each([
  'lost more than -10 in 2022',
  'not lose between 5 and 10 in 2022',
  'lost better than 5 in 2022',
  // Its verb may say the opposite.
  'plummeted more than 10% in 2022',
  'plummeted by more than 10% ytd',
])('a gain or a loss that is not clear is not read as its opposite: %s', (text) => {
  const question = read(text);
  expect(question).toMatchObject({ bounds: {}, words: text });
  expect(isQuestion(question)).toBe(false);
});

const verbs = {
  gained: (change: number) => change,
  lost: (change: number) => -change,
};
const compared = {
  'more than': (size: number, bound: number) => size >= bound,
  'less than': (size: number, bound: number) => size <= bound,
};
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

test('the bound lets through exactly the returns that are said', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...keysOf(verbs)),
      fc.constantFrom(...keysOf(compared)),
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: -9999, max: 9999 }),
      (verb, comparison, hundredths, change) => {
        const size = hundredths / 100;
        const { bounds } = read(`${verb} ${comparison} ${size}% in 2022`);
        const { return2022Min: least = -Infinity, return2022Max: most = Infinity } = bounds;
        const isLetThrough = change / 100 >= least && change / 100 <= most;
        expect(Object.keys(bounds)).toHaveLength(1);
        expect(isLetThrough).toBe(compared[comparison](verbs[verb](change) / 100, size));
      },
    ),
  );
});
