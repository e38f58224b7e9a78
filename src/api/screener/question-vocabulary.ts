import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { ownFilter } from '#src/catalogue/lists/index-list.ts';
import { indexFilterNames, type IndexFilterName } from '#src/contract/api/query.ts';
import { columnOfField } from '#src/contract/provider/own/own-fields.ts';
import { languages, type Language } from '#src/domain/language.ts';
import { vocabularyOf, type Vocabulary } from '#src/domain/question/vocabulary.ts';
import { questionValues, questionWords } from '#src/i18n/messages/lists/question-words.ts';
import { currencyName, fullCurrencyName, translatedWords } from '#src/i18n/translated-words.ts';
import { registerOfRelease } from '../figures/listed-figures.ts';
import { labelledOption } from '../labels.ts';
import { dayOfRelease } from '../site/day-of-release.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';
import { fieldLabels } from './field-labels.ts';
import {
  askable,
  figurePhrases,
  firstWordsOf,
  lastYearPhrases,
  runningYearPhrases,
  several,
  windowPhrases,
  type Phrases,
} from './figure-phrases.ts';
import { grammarPhrases } from './grammar-phrases.ts';

/** The vocabulary of typed questions: the values of filters and the figures, in the words of all languages. */
export const questionVocabulary = oncePerRelease(async (source: Stored): Promise<Vocabulary> => {
  const { present } = await registerOfRelease(source);
  const lastYear = Number((await dayOfRelease(source)).slice(0, 4)) - 1;
  const { indexes } = source.snapshot.catalogue;
  const latest = indexes.screen({ sortBy: 'lastDate', sortOrder: -1, page: 1, size: 1 });
  const { facets, rows } = latest;
  const lastDate = rows[0] === undefined ? null : indexes.value('lastDate', rows[0]);
  const runningYear = lastDate?.slice(0, 4) ?? '';
  const phrases = languages.flatMap((language) => [
    ...figurePhrases(language, present),
    ...lastYearPhrases(language, present, lastYear),
    ...runningYearPhrases(language, present, runningYear),
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
      .map(
        (text) => [text, { kind: 'filter', name, value, ...countedIn(language, text) }] as const,
      ),
  );
}

/** Whether a value is of what an index has a number of: `fewer than 50 stocks`. */
const countedIn = (language: Language, text: string): { isCounted?: true } =>
  several(questionWords(language).countedValues).includes(text) ? { isCounted: true } : {};

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
  const others = ['currency', 'region'].includes(name) ? translatedWords(language, value) : [];
  return name === 'currency'
    ? [currencyName(language, value), fullCurrencyName(language, value), ...others]
    : others;
}
