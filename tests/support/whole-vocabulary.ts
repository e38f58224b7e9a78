import {
  askable,
  figurePhrases,
  lastYearPhrases,
  runningYearPhrases,
  windowPhrases,
} from '#src/api/screener/figure-phrases.ts';
import { grammarPhrases } from '#src/api/screener/grammar-phrases.ts';
import { languages } from '#src/domain/language.ts';
import { vocabularyOf, type Meaning, type Vocabulary } from '#src/domain/question/vocabulary.ts';
import { declared, findFigure } from '#src/domain/register/register.ts';

const filters: Record<string, readonly [name: string, value: string]> = {
  equity: ['assetType', 'equity'],
  株式: ['assetType', 'equity'],
  株: ['assetType', 'equity'],
  stocks: ['assetType', 'equity'],
  bonds: ['assetType', 'fixed-income'],
  euros: ['currency', 'EUR'],
  ユーロ: ['currency', 'EUR'],
  dollars: ['currency', 'USD'],
  ドル: ['currency', 'USD'],
  yen: ['currency', 'JPY'],
};

const valuePhrases = Object.entries(filters).map(([text, [name, value]]) => {
  const isCounted = text === 'stocks' || text === 'bonds';
  return [text, { kind: 'filter', name, value, isCounted } satisfies Meaning] as const;
});

const figures = [...declared, findFigure('return2024')!, findFigure('return2025')!].map(
  (figure) => ({ ...figure, name: () => figure.tag, unitText: () => null, definition: null }),
);

/** The words of all languages for all figures of the software and two calendar years, and a few values of filters. */
export const wholeVocabulary = (lastYear: number): Vocabulary =>
  vocabularyOf(
    [
      ...languages.flatMap((language) => [
        ...figurePhrases(language, figures),
        ...lastYearPhrases(language, figures, lastYear),
        ...runningYearPhrases(language, figures, '2026'),
        ...windowPhrases(language),
      ]),
      ...valuePhrases,
      ...languages.flatMap(grammarPhrases),
    ],
    figures.map(askable),
  );
