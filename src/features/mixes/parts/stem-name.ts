import type { Language } from '#src/domain/language.ts';
import { figureStems } from '#src/i18n/messages/figures/figure-names.ts';

/** The name of a figure without its window. */
export const stemName = (language: Language, stem: string): string =>
  (figureStems(language) as Record<string, string>)[stem] ?? stem;
