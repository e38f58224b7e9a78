import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, type TextChange } from './compare-texts.ts';

/** The passages in the notation of wdiff. */
const written = ({ passages }: TextChange) =>
  passages.map((passage) =>
    passage
      .map(({ kind, text }) =>
        kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`,
      )
      .join(''),
  );

const long = (name: string, words: number) =>
  Array.from({ length: words }, (_, at) => `${name}${at}`).join(' ');

test('PB-04 words that were taken out and put in stand between some words around', () => {
  const rule = 'Members are reviewed every three months by the committee of the index.';
  const change = compareTexts(rule, rule.replace('three months', 'six weeks'));
  expect(change).toMatchObject({ state: 'compared', more: 0 });
  expect(written(change)).toEqual([
    'Members are reviewed every [-three months-]{+six weeks+} by the committee of the index.',
  ]);
});

test('PB-04 places far from each other are passages of their own, cut at whole words', () => {
  const text = `One. ${long('word', 60)} Two.`;
  const change = compareTexts(text, text.replace('One', 'First').replace('Two', 'Second'));
  expect(written(change)).toEqual([
    expect.stringMatching(/^\[-One-\]\{\+First\+\}\. word0 .*word\d…$/),
    expect.stringMatching(/^…word\d+ .*word59 \[-Two-\]\{\+Second\+\}\.$/),
  ]);
});

test('PB-04 words of Japanese are found although no space stands between them', () => {
  expect(written(compareTexts('見直しは年2回実施します。', '見直しは年4回実施します。'))).toEqual([
    '見直しは年[-2-]{+4+}回実施します。',
  ]);
});

test('PB-04 a line that came, and a text where none was, are whole', () => {
  expect(written(compareTexts('One line.\nThe last.', 'One line.\nAnother.\nThe last.'))).toEqual([
    'One line.\n{+Another.\n+}The last.',
  ]);
  expect(written(compareTexts('', 'A lead.'))).toEqual(['{+A lead.+}']);
  expect(written(compareTexts('A lead.', ''))).toEqual(['[-A lead.-]']);
});

test('PB-04 a long text of other words is said to be rewritten, at the cost of no more than its length', () => {
  const lines = (name: string) =>
    Array.from({ length: 500 }, (_, at) => long(`${name}${at}x`, 25)).join('\n');
  const [before, after] = [lines('old'), lines('new')];
  expect(before.length).toBeGreaterThan(100_000);
  const change = compareTexts(before, after);
  expect(change).toMatchObject({ state: 'rewritten', more: 0 });
  const [[removed, added] = []] = change.passages;
  expect([removed?.text.slice(0, 8), added?.text.slice(0, 8)]).toEqual(['old0x0 o', 'new0x0 n']);
  expect(JSON.stringify(change).length).toBeLessThan(10_000);
});

test('PB-04 of very many changed places the first are shown, and the others counted', () => {
  const text = (name: string) =>
    Array.from({ length: 500 }, (_, at) => `${long(`a${at}b`, 30)} ${name}${at}`).join('\n');
  const change = compareTexts(text('old'), text('new').replaceAll(/new(\d*[13579])$/gm, 'old$1'));
  expect(change.state).toBe('compared');
  expect(change.passages.length + change.more).toBe(250);
  expect(change.more).toBeGreaterThan(0);
});

test('PB-04 a text of blanks alone that stays as it is has no changed place', () => {
  expect(compareTexts('\n', '\n')).toEqual({ state: 'compared', passages: [], more: 0 });
});

const words = fc
  .array(fc.constantFrom('members', 'are', 'weighted', '\n', '見直し', '10%.'), { maxLength: 20 })
  .map((list) => list.join(' '));

test('PB-04 whatever changes, nothing is shown as taken out that was not there, nor as put in that is not', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const { state, passages } = compareTexts(before, after);
      for (const { kind, text } of passages.flat()) {
        const cleaned = text.replaceAll('…', '');
        if (kind !== 'added') expect(before).toContain(cleaned);
        if (kind !== 'removed') expect(after).toContain(cleaned);
      }
      if (before !== after && state === 'compared') expect(passages).not.toEqual([]);
      if (before === after) expect(passages).toEqual([]);
    }),
  );
});
