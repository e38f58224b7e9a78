import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#src/domain/language.ts';
import { readTextsFrom, type TextsByLanguage } from './replaced-texts.ts';

const around = new AsyncLocalStorage<TextsByLanguage>();
readTextsFrom(() => around.getStore());

/** Runs a function that produces texts, and all that it awaits, with the provider's own texts of one release. */
export function withTexts<Result>(texts: TextsByLanguage, run: () => Result): Result {
  return around.run(texts, run);
}

/** A job for a worker thread together with the provider's texts in whose context it was created. */
export type Spoken<Job> = { job: Job; texts: TextsByLanguage };

/** @returns the job, with the texts that hold here, for the thread to do it `withTexts` */
export const spoken = <Job>(job: Job): Spoken<Job> => ({ job, texts: around.getStore() ?? {} });

/**
 * The provider's own texts of the current context in one language. They are passed to the built pages, which hold a
 * copy of this module of their own; undefined where nothing is replaced.
 */
export function languageTexts(language: Language): TextsByLanguage | undefined {
  const texts = around.getStore()?.[language];
  return texts && { [language]: texts };
}
