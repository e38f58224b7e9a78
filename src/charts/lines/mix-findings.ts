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

/** Lines of which one returned or fell most; for a blend, which is the first of them, it is compared with its parts. */
type MeasuredLines = { rows: readonly MeasuredLine[]; isBlend: boolean; language: Language };

type Measured = { name: string; value: number };

/** The first line, and those with the highest and the lowest value: of a blend, among its parts. */
function extremesOf({ rows, isBlend }: MeasuredLines, figure: string) {
  const measured = rows.map(({ name, window }) => ({
    name,
    value: window?.figures[figure] ?? null,
  }));
  const known = measured.filter((one): one is Measured => one.value !== null);
  const [first] = known;
  if (first === undefined || known.length < 2 || (isBlend && first !== measured[0])) return null;
  const sorted = known.slice(isBlend ? 1 : 0).toSorted((one, other) => other.value - one.value);
  return { first, highest: sorted[0] ?? first, lowest: sorted.at(-1) ?? first };
}

/**
 * The lines that returned most and least, or a blend beside its parts; null where fewer than two were measured, or all
 * show the same.
 */
export function returnsFinding(lines: MeasuredLines): string | null {
  const found = extremesOf(lines, 'cumulativeReturn');
  if (found === null) return null;
  const { first, highest, lowest } = found;
  const m = mixMessages(lines.language);
  const textOf = ({ value }: Measured) => formatReturn(lines.language, value, 1);
  const [most, least] = [textOf(highest), textOf(lowest)];
  if (lines.isBlend) return m.blendReturned(textOf(first), least, most);
  return most === least ? null : m.returnedMost(highest.name, most, lowest.name, least);
}

/**
 * The lines that fell most and least, or a blend beside its parts; null where fewer than two were measured, or all show
 * the same.
 */
export function fallsFinding(lines: MeasuredLines): string | null {
  const found = extremesOf(lines, 'maximumDrawdown');
  if (found === null) return null;
  const { first, highest: mildest, lowest: deepest } = found;
  const m = mixMessages(lines.language);
  const depth = ({ value }: Measured) => formatPercent(lines.language, Math.abs(value), 1);
  const [most, least] = [depth(deepest), depth(mildest)];
  if (lines.isBlend) return m.blendFell(depth(first), least, most);
  return most === least ? null : m.deepest(deepest.name, most, mildest.name, least);
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
