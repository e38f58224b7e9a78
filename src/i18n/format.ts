import { languageTags, type Language } from './languages.ts';

/** Shown where there is no figure: too short a history, or no level yet. Never a zero. */
export const noFigure = '—';

const formats = new Map<string, Intl.NumberFormat>();

// Making an Intl format costs more than a hundred uses of it.
function numberFormat(
  language: Language,
  decimals: number,
  signDisplay: 'negative' | 'exceptZero',
): Intl.NumberFormat {
  const key = `${language} ${decimals} ${signDisplay}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(languageTags[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay,
  });
  formats.set(key, made);
  return made;
}

const withTrueMinus = (text: string) => text.replace('-', '−');

/** `formatNumber('en-us', -1234.5)` is '−1,234.50'; a value that rounds to zero has no sign. */
export function formatNumber(language: Language, value: number | null, decimals = 2): string {
  if (value === null) return noFigure;
  return withTrueMinus(numberFormat(language, decimals, 'negative').format(value));
}

/** Decimals of a level: two, or four below ten, as exchange rates are quoted. */
export function levelDecimals(level: number): number {
  return Math.abs(level) < 10 ? 4 : 2;
}

/** A level: '1,234.50', '1.0834'. */
export function formatLevel(language: Language, level: number | null): string {
  return formatNumber(language, level, level === null ? 0 : levelDecimals(level));
}

/** With its sign, for changes: '+12.30', '−0.50', '0.00'. */
export function formatChange(language: Language, value: number | null, decimals = 2): string {
  if (value === null) return noFigure;
  return withTrueMinus(numberFormat(language, decimals, 'exceptZero').format(value));
}

/** A value in per cent with its sign, for returns: '+12.30%'. */
export function formatReturn(language: Language, perCent: number | null, decimals = 2): string {
  return perCent === null ? noFigure : `${formatChange(language, perCent, decimals)}%`;
}

/** A value in per cent without a plus, for weights and shares: '12.30%'. */
export function formatPercent(language: Language, perCent: number | null, decimals = 2): string {
  return perCent === null ? noFigure : `${formatNumber(language, perCent, decimals)}%`;
}

/** A whole number with separators: '91,181'. */
export function formatCount(language: Language, count: number): string {
  return formatNumber(language, count, 0);
}

/**
 * Where a change points once it is rounded as it is shown; what is shown as 0.00 is neither up nor down.
 */
export function directionOf(value: number | null, decimals = 2): 'up' | 'down' | 'none' {
  const rounded = value === null ? 0 : Number(value.toFixed(decimals));
  if (rounded === 0) return 'none';
  return rounded > 0 ? 'up' : 'down';
}

/** Size of a file in decimal units, as systems show it: '640 B', '84 kB', '1.3 MB'. */
export function formatBytes(language: Language, bytes: number): string {
  if (bytes < 1000) return `${formatCount(language, bytes)} B`;
  if (bytes < 999_500) return `${formatNumber(language, bytes / 1000, 0)} kB`;
  return `${formatNumber(language, bytes / 1_000_000, 1)} MB`;
}
