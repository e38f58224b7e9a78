import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Rule } from '#src/domain/working/recorder.ts';
import { formatDate } from './format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { ruleTexts } from './messages/figures/figure-working.ts';

/** Describes in a sentence or two how a rule of calculation applied to one figure. */
export function ruleText(language: Language, applied: Rule): string {
  const texts = ruleTexts(language);
  const day = (of: Day) => formatDate(language, isoOfDay(of));
  switch (applied.rule) {
    case 'same-day':
    case 'month-end':
      return texts[applied.rule](day(applied.last), day(applied.asked), day(applied.from));
    case 'months':
    case 'deepest':
    case 'running-high':
    case 'that-month':
      return texts[applied.rule](day(applied.from), day(applied.to));
    case 'steps':
      return texts.steps(String(applied.perYear));
    case 'nearest':
      return texts.nearest(String(applied.days));
    default:
      return 'from' in applied ? texts[applied.rule](day(applied.from)) : texts[applied.rule];
  }
}
