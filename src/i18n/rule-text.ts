import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Rule } from '#src/domain/working/recorder.ts';
import { formatDate } from './format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { ruleTexts } from './messages/figures/figure-working.ts';

/** Describes in a sentence or two how a rule of calculation applied to one figure. */
export function ruleText(language: Language, applied: Rule): string {
  const texts = ruleTexts(language);
  const day = (of: Day) => formatDate(language, isoOfDay(of));
  if ('asked' in applied) {
    return texts[applied.rule](day(applied.last), day(applied.asked), day(applied.from));
  }
  if ('months' in applied) {
    return texts.stretches(String(applied.months), day(applied.from), day(applied.to));
  }
  if ('perYear' in applied) return texts.steps(String(applied.perYear));
  if ('days' in applied) return texts.nearest(String(applied.days));
  if ('to' in applied) return texts[applied.rule](day(applied.from), day(applied.to));
  return 'from' in applied ? texts[applied.rule](day(applied.from)) : texts[applied.rule];
}
