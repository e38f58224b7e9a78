import {
  clausesOf,
  isQuestion,
  readQuestion,
  type Question,
} from '#src/domain/question/read-question.ts';
import { foldQuestion } from '#src/domain/question/vocabulary.ts';
import { boundOf } from '#src/domain/register/bounds.ts';
import type { Resource, Stored } from '../source.ts';
import { questionVocabulary } from './question-vocabulary.ts';

/** Parses a text typed into the screener's field; a text that is no question stays a search term. */
export const screenerQuestion: Resource<'screenerQuestion'> = async ({ text }, source) => {
  const question = readQuestion(text, await questionVocabulary(source));
  const { filters, bounds, sort, first, words } = question;
  const isNamed = Object.keys(bounds).length === 0 && namesAnIndex(text, source);
  if (isNamed || !(isQuestion(question) || answersMore(question, text, source))) {
    return { isQuestion: false, filters: {}, bounds: {}, columns: [], words: text };
  }
  return {
    isQuestion: true,
    filters,
    bounds,
    columns: figuresOf(question),
    words,
    ...(sort ? { sortBy: sort.by, sortOrder: sort.order } : {}),
    ...(first === null ? {} : { first }),
  };
};

/** Whether no index has all words of the text, and what is not understood of it finds some. */
function answersMore(question: Question, text: string, { snapshot }: Stored): boolean {
  const isFound = (words: string) =>
    snapshot.catalogue.indexes.screen({ text: words, page: 1, size: 1 }).total > 0;
  const { words } = question;
  return clausesOf(question) > 0 && !isFound(text) && (words === '' || isFound(words));
}

const figuresOf = ({ bounds, sort }: Question): string[] => {
  const bounded = Object.keys(bounds).flatMap((name) => boundOf(name)?.tag ?? []);
  return [...new Set([...bounded, ...(sort ? [sort.by] : [])])];
};

/** Whether the name of an index contains all words of the text: then the text means that index. */
function namesAnIndex(text: string, { snapshot }: Stored): boolean {
  const { indexes } = snapshot.catalogue;
  const [best] = indexes.search({ text, limit: 1 }).rows;
  if (best === undefined) return false;
  const name = ` ${foldQuestion(indexes.value('name', best) ?? '')} `;
  const words = foldQuestion(text)
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.every((word) => name.includes(` ${word} `));
}
