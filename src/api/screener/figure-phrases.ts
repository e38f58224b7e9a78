import { type Language } from '#src/domain/language.ts';
import type { AskableFigure, Meaning } from '#src/domain/question/vocabulary.ts';
import type { FigureUnit } from '#src/domain/register/figure.ts';
import { figureStems, figureWindows } from '#src/i18n/messages/figures/figure-names.ts';
import {
  questionFigures,
  questionWindows,
  questionWords,
} from '#src/i18n/messages/lists/question-words.ts';
import type { ListedFigure } from '../figures/listed-figures.ts';

/** Phrases with their meanings, for the vocabulary of questions. */
export type Phrases = (readonly [string, Meaning])[];

/** The phrases of one message. */
export const several = (words: string | undefined): string[] =>
  (words ?? '').split(/,\s+/).flatMap((word) => word.trim() || []);

/** Falls, which are spoken of without a sign. */
const falls: ReadonlySet<string> = new Set(['maximumDrawdown', 'currentDrawdown']);

export const askable = (figure: ListedFigure): AskableFigure => {
  const { tag, stem, window, first, decimals, group, unit, definition } = figure;
  return {
    tag,
    stem,
    window,
    isFall: falls.has(stem),
    isUnsigned: falls.has(stem) || stem === 'worstMonth',
    // What a number of the provider's own is in, the provider says in words.
    unit: isConverted(unit) && (definition === null || unit !== 'ratio') ? unit : 'other',
    isReturn: group === 'returns' || group === 'calendar-years' || stem === 'excessReturn',
    isAgainstBenchmark: group === 'benchmark',
    firstSortOrder: first,
    decimals,
  };
};

const isConverted = (unit: FigureUnit): unit is Exclude<AskableFigure['unit'], 'other'> =>
  ['percent', 'basisPoints', 'ratio'].includes(unit);

export function figurePhrases(language: Language, figures: readonly ListedFigure[]): Phrases {
  const stems: Record<string, string> = figureStems(language);
  const others = questionFigures(language);
  const declared = figures.filter(
    ({ definition, group }) => definition === null && group !== 'calendar-years',
  );
  const named = [...new Set(declared.map(({ stem }) => stem))].flatMap((stem) =>
    [stems[stem] ?? stem, ...several(others[stem])].map(
      (text) => [text, { kind: 'figure', stem }] as const,
    ),
  );
  const own = ownFigures(figures).map(
    (figure) => [figure.name(language), { kind: 'figure', stem: figure.stem }] as const,
  );
  return [...named, ...yearPhrases(language, figures), ...own];
}

/** A return of a calendar year is a figure without a window: `return 2022`, `in 2022`, `2022年のリターン`. */
const yearPhrases = (language: Language, figures: readonly ListedFigure[]): Phrases =>
  figures
    .filter(({ group }) => group === 'calendar-years')
    .flatMap(({ tag, window }) => phrasesOfYear(language, window ?? '', tag));

function phrasesOfYear(language: Language, year: string, stem: string): Phrases {
  const { ofYear, inYear } = questionWords(language);
  const words = [figureStems(language).return, ...several(questionFigures(language)['return'])];
  return [
    [inYear(year), { kind: 'figure', stem, isYear: true }],
    ...words
      .flatMap((word) => several(ofYear(year, word)))
      .map((text) => [text, { kind: 'figure', stem }] as const),
  ];
}

/**
 * The year of the last level, of which lists have no calendar year yet, is the year to date.
 * @param year empty where there are no levels
 */
export function runningYearPhrases(
  language: Language,
  figures: readonly ListedFigure[],
  year: string,
): Phrases {
  const isListed = (tag: string) => figures.some((figure) => figure.tag === tag);
  if (year === '' || isListed(`return${year}`) || !isListed('returnYTD')) return [];
  return phrasesOfYear(language, year, 'returnYTD');
}

/**
 * Last year is the calendar year before the day of the release, so that a text means the same as long as the release
 * does. Where lists have no return of that year, it is a time that is not understood.
 */
export function lastYearPhrases(
  language: Language,
  figures: readonly ListedFigure[],
  lastYear: number,
): Phrases {
  const { lastYear: names, ofLastYear } = questionWords(language);
  const tag = `return${lastYear}`;
  const isListed = figures.some((figure) => figure.tag === tag);
  const words = [figureStems(language).return, ...several(questionFigures(language)['return'])];
  return several(names).flatMap((name): Phrases => {
    if (!isListed) return [[name, { kind: 'word', isTime: true }]];
    const meaning = { kind: 'figure', stem: tag } as const;
    return [
      [name, { ...meaning, isYear: true }] as const,
      ...words
        .flatMap((word) => several(ofLastYear(name, word)))
        .map((text) => [text, meaning] as const),
    ];
  });
}

const ownFigures = (figures: readonly ListedFigure[]) =>
  figures.filter(({ definition }) => definition !== null);

/**
 * The first word of a provider's figure where it is unique among them: `carbon` for its carbon intensity, 炭素 for 炭素強度.
 */
export function firstWordsOf(language: Language, figures: readonly ListedFigure[]): Phrases {
  const words = ownFigures(figures).map(({ name, stem }) => {
    const [word = ''] = /^\p{sc=Han}{2}(?=\p{sc=Han})|^[^ ]{5,}(?= )/u.exec(name(language)) ?? [];
    return { word, stem };
  });
  return words
    .filter(({ word }) => word !== '' && words.filter((one) => one.word === word).length === 1)
    .map(({ word, stem }) => [word, { kind: 'figure', stem }] as const);
}

export function windowPhrases(language: Language): Phrases {
  const named = [figureWindows(language), questionWindows(language)];
  return named.flatMap((windows) =>
    Object.entries(windows).flatMap(([window, words]) =>
      several(words).map((text) => [text, { kind: 'window', window }] as const),
    ),
  );
}
