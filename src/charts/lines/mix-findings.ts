import type { MeasuredFigures } from '#src/contract/api/mixes/compared.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent, formatReturn } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { commonSteps, mixMessages } from '#src/i18n/messages/mixes/mixes.ts';

/** The window over which several indexes are compared or blended. */
export type MixWindow = {
  from: string;
  to: string;
  frequency: 'daily' | 'weekly' | 'monthly';
  atCommonSteps: boolean;
};

/** A line with its figures over the window. */
export type MeasuredLine = { name: string; window: MeasuredFigures | null };

type Measured = { name: string; value: number };

function extremesOf(rows: readonly MeasuredLine[], figure: string): [Measured, Measured] | null {
  const known = rows
    .flatMap(({ name, window }) => {
      const value = window?.figures[figure] ?? null;
      return value === null ? [] : [{ name, value }];
    })
    .toSorted((one, other) => other.value - one.value);
  const [first, last] = [known[0], known.at(-1)];
  return first && last && known.length > 1 ? [first, last] : null;
}

/** The lines that gained most and least; null where fewer than two were measured. */
export function grewMost(rows: readonly MeasuredLine[], language: Language): string | null {
  const found = extremesOf(rows, 'cumulativeReturn');
  if (found === null) return null;
  const [most, least] = found;
  const growth = ({ value }: Measured) => formatReturn(language, value, 1);
  return mixMessages(language).grewMost(most.name, growth(most), least.name, growth(least));
}

/** The lines that fell most and least; null where fewer than two were measured. */
export function fellDeepest(rows: readonly MeasuredLine[], language: Language): string | null {
  const found = extremesOf(rows, 'maximumDrawdown');
  if (found === null) return null;
  const [least, most] = found;
  const depth = ({ value }: Measured) => formatPercent(language, Math.abs(value), 1);
  return mixMessages(language).deepest(most.name, depth(most), least.name, depth(least));
}

/** The window's first and last day, and the frequency at which levels are compared. */
export function windowNotes(window: MixWindow, language: Language): string[] {
  const base = mixMessages(language).base(
    formatDate(language, window.from),
    formatDate(language, window.to),
  );
  const steps = window.atCommonSteps ? commonSteps(language)[window.frequency] : '';
  return [base, steps].filter(Boolean);
}
