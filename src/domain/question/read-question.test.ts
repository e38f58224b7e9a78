import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuestion, readQuestion } from './read-question.ts';
import { smallVocabulary as vocabulary } from '../../../tests/support/small-vocabulary.ts';

const read = (text: string) => readQuestion(text, vocabulary);

describe('a typed question', () => {
  test('becomes filters and bounds, in either language', () => {
    const asked = {
      filters: {
        region: ['Japan'],
        assetType: ['equity'],
        returnType: ['NTR'],
        currency: ['EUR'],
        hedged: ['yes'],
      },
      bounds: { volatility3YMax: 15, return5YMin: 6 },
      words: '',
    };
    expect(read('japan equity ntr eur hedged volatility under 15, 5y above 6')).toMatchObject(
      asked,
    );
    const { hedged: _, ...unhedged } = asked.filters;
    expect(read('日本 株式 NTR ユーロ ボラティリティ 15以下 5年 6以上')).toMatchObject({
      ...asked,
      filters: unhedged,
    });
    expect(read('日本株式のボラティリティ１５％以下')).toMatchObject({
      filters: { region: ['Japan'], assetType: ['equity'] },
      bounds: { volatility3YMax: 15 },
      words: '',
    });
  });

  test.each([
    ['volatility 5y ≤ 12.5%', { volatility5YMax: 12.5 }],
    ['5y volatility under 12', { volatility5YMax: 12 }],
    ['ytd above -3', { returnYTDMin: -3 }],
    ['return since inception above 4', { returnSinceInceptionMin: 4 }],
    ['volatility between 12 and 8', { volatility3YMin: 8, volatility3YMax: 12 }],
    ['ボラティリティ8以上12以下', { volatility3YMin: 8, volatility3YMax: 12 }],
    ['return above 6', { return1YMin: 6 }],
    // The window may follow the bound, or a word that joins it to the figure.
    ['volatility under 12 over 5y', { volatility5YMax: 12 }],
    ['volatility under 12 in the last 5 years', { volatility5YMax: 12 }],
    ['return over 5 years above 6', { return5YMin: 6 }],
    ['return above 6 ytd', { returnYTDMin: 6 }],
    ['volatility under 12, ytd above 6', { volatility3YMax: 12, returnYTDMin: 6 }],
    ['volatility under 12 and 5y above 6', { volatility3YMax: 12, return5YMin: 6 }],
    // Units are said by the figure; years may be one.
    ['volatility under 12 percent', { volatility3YMax: 12 }],
    ['duration under 3 years', { modifiedDurationMax: 3 }],
    ['デュレーション5年以下', { modifiedDurationMax: 5 }],
    ['PER15倍以下', { priceToEarningsMax: 15 }],
    ['duration above 1,000', { modifiedDurationMin: 1000 }],
    ['volatility under 0.125', { volatility3YMax: 0.125 }],
    // The bound may come before its figure.
    ['over 3 years duration', { modifiedDurationMin: 3 }],
    ['under 12 volatility 5y', { volatility5YMax: 12 }],
    // Falls are spoken of without a sign.
    ['drawdown under 20', { maximumDrawdown3YMin: -20 }],
    ['drawdown above -20', { maximumDrawdown3YMin: -20 }],
    // Two bounds, or a span.
    ['return above 5 but below 10', { return1YMin: 5, return1YMax: 10 }],
    ['return above 5 and below 10 volatility', { return1YMin: 5, volatility3YMax: 10 }],
    ['volatility 5-10', { volatility3YMin: 5, volatility3YMax: 10 }],
    ['volatility from 5 to 10', { volatility3YMin: 5, volatility3YMax: 10 }],
    ['5% to 10% volatility', { volatility3YMin: 5, volatility3YMax: 10 }],
    ['duration 3 to 7 years', { modifiedDurationMin: 3, modifiedDurationMax: 7 }],
    ['ボラティリティ10〜15%', { volatility3YMin: 10, volatility3YMax: 15 }],
    ['ボラティリティが10%から15%', { volatility3YMin: 10, volatility3YMax: 15 }],
    // A time in words, or behind the bound without a word that joins it.
    ['volatility over five years below 12', { volatility5YMax: 12 }],
    ['five-year volatility below 12', { volatility5YMax: 12 }],
    ['volatility under 12 5y', { volatility5YMax: 12 }],
    ['return above 1,5', { return1YMin: 1.5 }],
    // A bound behind a figure may be that of the next one, and two that of one.
    ['over 3 duration and under 12 volatility', { modifiedDurationMin: 3, volatility3YMax: 12 }],
    ['over 5 under 12 volatility', { volatility3YMin: 5, volatility3YMax: 12 }],
    // A calendar year is a number of constituents, and no return.
    ['more than 2022 constituents', { numberOfConstituentsMin: 2022 }],
  ])('bounds a figure: %s', (text, bounds) => {
    expect(read(text)).toMatchObject({ bounds, words: '', filters: {} });
  });

  test('orders by the end that is named, else the better one first, and cuts the list', () => {
    expect(read('low carbon').sort).toEqual({ by: 'carbon-intensity', order: 1 });
    expect(read('high volatility 5y').sort).toEqual({ by: 'volatility5Y', order: -1 });
    expect(read('low drawdown').sort).toEqual({ by: 'maximumDrawdown3Y', order: -1 });
    expect(read('low carbon high volatility 5y').sort?.by).toBe('carbon-intensity');
    for (const text of [
      'volatility low japan',
      'ボラティリティが低い日本',
      'volatility low, return high',
    ])
      expect(read(text).sort).toEqual({ by: 'volatility3Y', order: 1 });
    expect(read('4 least volatility')).toMatchObject({
      first: 4,
      sort: { by: 'volatility3Y', order: 1 },
      words: '',
    });
    expect(read('by volatility').sort).toEqual({ by: 'volatility3Y', order: 1 });
    expect(read('ボラティリティ順').sort).toEqual({ by: 'volatility3Y', order: 1 });
    expect(read('ボラティリティの低い順').sort).toEqual({ by: 'volatility3Y', order: 1 });
    const best = { first: 4, sort: { by: 'return5Y', order: -1 }, words: '' };
    for (const text of ['best 4 return 5y', 'the four best 5y return', '5年の上位4'])
      expect(read(text)).toMatchObject(best);
    expect(read('best return 5y').sort).toEqual(best.sort);
    for (const text of ['the four best', 'best 4', '上位4']) expect(read(text).first).toBe(4);
    for (const text of ['best 4.5', 'best 1.000'])
      expect(read(text)).toMatchObject({ first: null, words: text });
  });

  test('keeps as words what it does not understand', () => {
    expect(read('japan quantum volatility under 15 leap').words).toBe('quantum leap');
    // No figure over that window, no number, no figure.
    for (const text of [
      'volatility 7y under 3',
      'volatility under',
      'under 15',
      'USDX',
      'recovered from 2022',
      // A thousand or one: no bound may be guessed.
      'over 1.000 constituents',
      'volatility under 12.500%',
      // No such figure, though one of its words is another.
      'yield to maturity above 4',
      // The bound is of none of the figures.
      'japan above 6',
    ]) {
      expect(read(text)).toMatchObject({ bounds: {}, filters: {}, words: text });
    }
    expect(read('"japan equity" eur')).toMatchObject({
      filters: { currency: ['EUR'] },
      words: 'japan equity',
    });
    expect(read('stocks and shares').words).toBe('stocks and shares');
    // Scripts change within a word.
    expect(read('株主iPhone').words).toBe('株主iPhone');
    expect(read('ꀀ𠀀').words).toBe('ꀀ𠀀');
  });

  test('a yield is the one of bonds where they alone are asked for', () => {
    expect(read('bonds yield above 3').bounds).toEqual({ yieldToWorstMin: 3 });
    for (const text of ['yield above 3', 'bonds equity yield above 3'])
      expect(read(text).bounds).toEqual({ dividendYieldMin: 3 });
  });

  test('several values of one filter add up', () => {
    expect(read('eur and usd').filters).toEqual({ currency: ['EUR', 'USD'] });
  });

  test('is one where it bounds a figure, or all of it says two things', () => {
    const asks = (text: string) => isQuestion(read(text));
    expect(asks('japan')).toBe(false);
    expect(asks('quantum japan eur')).toBe(false);
    expect(asks('japan eur')).toBe(true);
    expect(asks('quantum volatility under 3')).toBe(true);
  });

  const phrases = fc.constantFrom(
    ...'japan equity eur under 15 volatility quantum 5y above the and by best 日本 以下 " , % lost not beat benchmark correlation with to 5-10 five years years - low 2022年 下落 との'.split(
      ' ',
    ),
  );

  test('says the same each time, takes each word once, and ends', () => {
    fc.assert(
      fc.property(fc.array(phrases, { maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        const once = read(text);
        expect(read(text)).toEqual(once);
        for (const word of once.words.split(' ')) expect(text).toContain(word);
        // What stays is shorter than what was asked, or all of it: asking again comes to an end.
        if (isQuestion(once)) expect(once.words.length).toBeLessThan(text.length);
      }),
    );
  });

  test('each clause is looked ahead from once, so that a long question ends', () => {
    const clauses = Array.from({ length: 60 }, () => 'volatility above 5 below 6').join(' ');
    expect(read(clauses).bounds).toEqual({ volatility3YMin: 5, volatility3YMax: 6 });
    const ahead = Array.from({ length: 60 }, () => 'above 5 below 6 volatility').join(' ');
    expect(read(ahead).bounds).toEqual({ volatility3YMin: 5, volatility3YMax: 6 });
  });

  test('any text is read without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(read(text).words.length).toBeLessThanOrEqual(text.normalize('NFKC').length);
      }),
    );
  });

  test('a bound that is written is the bound that is read', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('volatility', 'return', 'carbon'),
        fc.constantFrom('under', 'above'),
        fc.integer({ min: -99_999, max: 99_999 }),
        (name, word, hundredths) => {
          const value = hundredths / 100;
          const [found] = Object.entries(read(`${name} ${word} ${value}`).bounds);
          expect(found?.[0].endsWith(word === 'under' ? 'Max' : 'Min')).toBe(true);
          expect(found?.[1]).toBe(value + 0);
        },
      ),
    );
  });
});
