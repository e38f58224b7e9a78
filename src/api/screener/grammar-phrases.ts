import type { Language } from '#src/domain/language.ts';
import type { Meaning } from '#src/domain/question/vocabulary.ts';
import { questionWords } from '#src/i18n/messages/lists/question-words.ts';
import { several, type Phrases } from './figure-phrases.ts';

const benchmarkSign = (end: 'Min' | 'Max'): Meaning => ({
  kind: 'sign',
  end,
  isAgainstBenchmark: true,
});

/** The words of a language that relate values and figures to each other. */
export function grammarPhrases(language: Language): Phrases {
  const m = questionWords(language);
  const is = (words: string, text: string) => several(words).includes(text);
  const meant = (words: string, meaning: Meaning): Phrases =>
    several(words).map((text) => [
      text,
      {
        ...meaning,
        ...(is(m.joints, text) ? { joins: true } : {}),
        ...(is(m.spans, text) ? { spans: true } : {}),
        ...(is(m.listings, text) ? { lists: true } : {}),
        ...(is(m.alternatives, text) ? { isAlternative: true } : {}),
        ...(is(m.relations, text) ? { relates: 'behind' } : {}),
        ...(is(m.relationsBehind, text) ? { relates: 'before' } : {}),
      },
    ]);
  const isBound = (words: string, bounds: string, meaning: Meaning): Phrases =>
    several(words).map((text) => [
      text,
      is(bounds, text) ? { ...meaning, isBound: true } : meaning,
    ]);
  return [
    ...meant(m.notAbove, { kind: 'bound', end: 'Max', place: 'before' }),
    ...meant(m.notBelow, { kind: 'bound', end: 'Min', place: 'before' }),
    ...meant(m.betterThan, { kind: 'bound', end: 'Better', place: 'before' }),
    ...meant(m.worseThan, { kind: 'bound', end: 'Worse', place: 'before' }),
    // Of what stands in two lists, a sign is a bound behind a number.
    ...isBound(m.aboveBenchmark, m.notBelowBehind, benchmarkSign('Min')),
    ...isBound(m.belowBenchmark, m.notAboveBehind, benchmarkSign('Max')),
    ...meant(m.notAboveBehind, { kind: 'bound', end: 'Max', place: 'behind' }),
    ...meant(m.notBelowBehind, { kind: 'bound', end: 'Min', place: 'behind' }),
    ...meant(m.aboveZero, { kind: 'sign', end: 'Min' }),
    ...meant(m.belowZero, { kind: 'sign', end: 'Max' }),
    ...meant(m.between, { kind: 'between' }),
    ...meant(m.lowest, { kind: 'end', order: 1 }),
    ...meant(m.highest, { kind: 'end', order: -1 }),
    ...meant(m.most, { kind: 'end', order: -1, isMost: true }),
    ...meant(m.by, { kind: 'by' }),
    ...meant(m.first, { kind: 'first' }),
    ...meant(m.worst, { kind: 'first', isWorst: true }),
    ...meant(m.except, { kind: 'except', place: 'before' }),
    ...meant(m.exceptAll, { kind: 'except', place: 'before', isOfAll: true }),
    ...meant(m.exceptBehind, { kind: 'except', place: 'behind' }),
    ...meant(m.exceptBeside, { kind: 'except', place: 'either' }),
    ...meant(m.never, { kind: 'except', place: 'before', isEver: true }),
    ...meant(m.denials, { kind: 'denial' }),
    ...meant(m.yieldOfKind, { kind: 'figure', stem: 'dividendYield', ofBonds: 'yieldToWorst' }),
    ...meant(m.fillers, { kind: 'filler' }),
    ...meant(m.units, { kind: 'unit' }),
    ...meant(m.percent, { kind: 'unit', of: 'percent' }),
    ...meant(m.basisPoints, { kind: 'unit', of: 'basisPoints' }),
    ...meant(m.unitsOfMembers, { kind: 'unit', of: 'members' }),
    ...meant(m.unitsOfYears, { kind: 'unit', time: 'Y' }),
    ...meant(m.unitsOfMonths, { kind: 'unit', time: 'M' }),
    ...meant(m.otherTerms, { kind: 'word' }),
    ...meant(m.otherTimes, { kind: 'word', isTime: true }),
    ...meant(m.countedWords, { kind: 'word', isCounted: true }),
    ...several(m.numerals).map((text, at) => [text, { kind: 'number', value: at + 1 }] as const),
  ];
}
