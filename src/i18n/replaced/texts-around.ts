import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#src/domain/language.ts';
import { readTextsFrom, type TextsByLanguage } from './replaced-texts.ts';

const around = new AsyncLocalStorage<TextsByLanguage>();
readTextsFrom(() => around.getStore());

/** Runs something that speaks, and all that it waits for, with the replaced texts of one release. */
export function withTexts<Result>(texts: TextsByLanguage, run: () => Result): Result {
  return around.run(texts, run);
}

/** A job for a thread with the texts that hold where it is given. */
export type Spoken<Job> = { job: Job; texts: TextsByLanguage };

/** @returns the job, with the texts that hold here, for the thread to do it `withTexts` */
export const spoken = <Job>(job: Job): Spoken<Job> => ({ job, texts: around.getStore() ?? {} });

/** Those that hold here in one language, to be handed on to the built pages, which have these of their own; none where nothing is replaced. */
export function languageTexts(language: Language): TextsByLanguage | undefined {
  const texts = around.getStore()?.[language];
  return texts && { [language]: texts };
}
