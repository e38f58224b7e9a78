import type { Language } from '#src/domain/language.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { joinSentences } from '../join-sentences.ts';
import { refusalMessages, refusalTexts } from '../messages/mixes/refusals.ts';

/** The texts of refusals with known codes, or a general text if there are none. A newer server may send unknown codes. */
export function saidRefusals(language: Language, refusals: readonly Refusal[]): string {
  const texts: Partial<Record<string, string | ((...values: string[]) => string)>> =
    refusalTexts(language);
  const said = refusals.map(({ code, values }) => {
    const text = texts[code];
    return typeof text === 'function' ? text(...Object.values(values)) : (text ?? null);
  });
  return joinSentences(language, said) || refusalMessages(language).other;
}
