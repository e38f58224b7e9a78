import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { ownFilter } from '#src/catalogue/lists/index-list.ts';
import { indexFilterNames, type IndexFilterName } from '#src/contract/api/query.ts';
import { columnOfField } from '#src/contract/provider/own/own-fields.ts';
import { languages, type Language } from '#src/domain/language.ts';
import {
  vocabularyOf,
  type AskableFigure,
  type Meaning,
  type Vocabulary,
} from '#src/domain/question/vocabulary.ts';
import { figureStems, figureWindows } from '#src/i18n/messages/figures/figure-names.ts';
import {
  questionFigures,
  questionValues,
  questionWindows,
  questionWords,
} from '#src/i18n/messages/lists/question-words.ts';
import { currencyName, fullCurrencyName, translatedWords } from '#src/i18n/translated-words.ts';
import { registerOfRelease, type ListedFigure } from '../figures/listed-figures.ts';
import { labelledOption } from '../labels.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';
import { fieldLabels } from './field-labels.ts';

type Phrases = (readonly [string, Meaning])[];

/** The vocabulary of typed questions: the values of filters and the figures, in the words of all languages. */
export const questionVocabulary = oncePerRelease(async (source: Stored): Promise<Vocabulary> => {
  const { present } = await registerOfRelease(source);
  const { facets } = source.snapshot.catalogue.indexes.screen({ page: 1, size: 1 });
  const phrases = languages.flatMap((language) => [
    ...figurePhrases(language, present),
    ...windowPhrases(language),
    ...indexFilterNames.flatMap((name) =>
      valuePhrases(
        language,
        name,
        facets[name].map(({ value }) => value),
      ),
    ),
    ...grammarPhrases(language),
  ]);
  // The short form of a provider's figure must not claim a word that has a meaning already.
  const short = languages.flatMap((language) => firstWordsOf(language, present));
  const own = await ownValuePhrases(source);
  return vocabularyOf([...phrases, ...own, ...short], present.map(askable));
});

const askable = (figure: ListedFigure): AskableFigure => {
  const { tag, stem, window, first, decimals, group } = figure;
  return {
    tag,
    stem,
    window,
    isFall: stem === 'maximumDrawdown' || stem === 'currentDrawdown',
    isReturn: group === 'returns' || group === 'calendar-years' || stem === 'excessReturn',
    isAgainstBenchmark: group === 'benchmark',
    firstSortOrder: first,
    decimals,
  };
};

const several = (words: string | undefined): string[] =>
  (words ?? '').split(/,\s+/).flatMap((word) => word.trim() || []);

function figurePhrases(language: Language, figures: readonly ListedFigure[]): Phrases {
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
function yearPhrases(language: Language, figures: readonly ListedFigure[]): Phrases {
  const { ofYear, inYear } = questionWords(language);
  const words = [figureStems(language).return, ...several(questionFigures(language)['return'])];
  return figures
    .filter(({ group }) => group === 'calendar-years')
    .flatMap(({ tag, window }) => {
      const year = window ?? '';
      const meaning = { kind: 'figure', stem: tag } as const;
      return [
        [inYear(year), { ...meaning, isYear: true }] as const,
        ...words
          .flatMap((word) => several(ofYear(year, word)))
          .map((text) => [text, meaning] as const),
      ];
    });
}

const ownFigures = (figures: readonly ListedFigure[]) =>
  figures.filter(({ definition }) => definition !== null);

/**
 * The first word of a provider's figure where it is unique among them: `carbon` for its carbon intensity, 炭素 for 炭素強度.
 */
function firstWordsOf(language: Language, figures: readonly ListedFigure[]): Phrases {
  const words = ownFigures(figures).map(({ name, stem }) => {
    const [word = ''] = /^\p{sc=Han}{2}(?=\p{sc=Han})|^[^ ]{5,}(?= )/u.exec(name(language)) ?? [];
    return { word, stem };
  });
  return words
    .filter(({ word }) => word !== '' && words.filter((one) => one.word === word).length === 1)
    .map(({ word, stem }) => [word, { kind: 'figure', stem }] as const);
}

function windowPhrases(language: Language): Phrases {
  const named = [figureWindows(language), questionWindows(language)];
  return named.flatMap((windows) =>
    Object.entries(windows).flatMap(([window, words]) =>
      several(words).map((text) => [text, { kind: 'window', window }] as const),
    ),
  );
}

function valuePhrases(
  language: Language,
  name: IndexFilterName,
  values: readonly string[],
): Phrases {
  const options = labelledOption(
    name,
    values.map((value) => ({ value })),
    language,
  ).values;
  const others = questionValues(language);
  return options.flatMap(({ value, label }) =>
    [value, label, ...several(others[value]), ...furtherNames(language, name, value)]
      // Values such as yes and no mean nothing in a question.
      .filter((text) => !['yes', 'no'].includes(text))
      .map((text) => [text, { kind: 'filter', name, value }] as const),
  );
}

/** Values of the provider's own text fields; numeric fields are bounded like figures. */
async function ownValuePhrases(source: Stored): Promise<Phrases> {
  const { fields } = (await siteTexts(source)).site;
  const labels = await fieldLabels(source);
  const { facets } = source.snapshot.catalogue.indexes.screen({ page: 1, size: 1 });
  return fields.flatMap((field) => {
    const name = columnOfField(field);
    const translated = [...(labels.get(name)?.values() ?? [])];
    return facets[ownFilter(name)].flatMap(({ value }) =>
      [value, ...translated.flatMap((words) => words.get(value) ?? [])]
        .filter((text) => /\p{L}/u.test(text))
        .map((text) => [text, { kind: 'filter', name, value }] as const),
    );
  });
}

function furtherNames(language: Language, name: IndexFilterName, value: string): string[] {
  if (name === 'currency')
    return [currencyName(language, value), fullCurrencyName(language, value)];
  if (name === 'region') return translatedWords(language, value);
  return [];
}

function grammarPhrases(language: Language): Phrases {
  const m = questionWords(language);
  const is = (words: string, text: string) => several(words).includes(text);
  const meant = (words: string, meaning: Meaning): Phrases =>
    several(words).map((text) => [
      text,
      {
        ...meaning,
        ...(is(m.joints, text) ? { joins: true } : {}),
        ...(is(m.spans, text) ? { spans: true } : {}),
        ...(is(m.relations, text) ? { relates: 'behind' } : {}),
        ...(is(m.relationsBehind, text) ? { relates: 'before' } : {}),
      },
    ]);
  return [
    ...meant(m.notAbove, { kind: 'bound', end: 'Max', place: 'before' }),
    ...meant(m.notBelow, { kind: 'bound', end: 'Min', place: 'before' }),
    ...meant(m.betterThan, { kind: 'bound', end: 'Better', place: 'before' }),
    ...meant(m.worseThan, { kind: 'bound', end: 'Worse', place: 'before' }),
    ...meant(m.notAboveBehind, { kind: 'bound', end: 'Max', place: 'behind' }),
    ...meant(m.notBelowBehind, { kind: 'bound', end: 'Min', place: 'behind' }),
    ...meant(m.aboveZero, { kind: 'sign', end: 'Min' }),
    ...meant(m.belowZero, { kind: 'sign', end: 'Max' }),
    ...meant(m.aboveBenchmark, { kind: 'sign', end: 'Min', isAgainstBenchmark: true }),
    ...meant(m.belowBenchmark, { kind: 'sign', end: 'Max', isAgainstBenchmark: true }),
    ...meant(m.between, { kind: 'between' }),
    ...meant(m.lowest, { kind: 'end', order: 1 }),
    ...meant(m.highest, { kind: 'end', order: -1 }),
    ...meant(m.most, { kind: 'end', order: -1, isMost: true }),
    ...meant(m.by, { kind: 'by' }),
    ...meant(m.first, { kind: 'first' }),
    ...meant(m.worst, { kind: 'first', isWorst: true }),
    ...meant(m.except, { kind: 'except', place: 'before' }),
    ...meant(m.exceptBehind, { kind: 'except', place: 'behind' }),
    ...meant(m.yieldOfKind, { kind: 'figure', stem: 'dividendYield', ofBonds: 'yieldToWorst' }),
    ...meant(m.fillers, { kind: 'filler' }),
    ...meant(m.units, { kind: 'unit' }),
    ...meant(m.unitsOfYears, { kind: 'unit', time: 'Y' }),
    ...meant(m.unitsOfMonths, { kind: 'unit', time: 'M' }),
    ...meant(m.otherTerms, { kind: 'word' }),
    ...several(m.numerals).map((text, at) => [text, { kind: 'number', value: at + 1 }] as const),
  ];
}
