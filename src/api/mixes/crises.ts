import type { Site } from '#src/contract/provider/site.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';

/** The windows named by the provider, with their days. */
export function crisesOf({ crises }: Pick<Site, 'crises'>, lang: Language) {
  return crises.map(({ id, name, from, to }) => ({
    named: { id, name: localText(name, lang), from, to },
    days: { from: dayOfIso(from) ?? 0, to: dayOfIso(to) ?? 0 },
  }));
}
