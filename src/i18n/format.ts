import { tenDigits } from '#src/domain/ten-digits.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { formats } from './messages/formats.ts';

/** Shown where there is no figure: too short a history, or no level yet. Never a zero. */
export const noFigure = '—';

/** Digits of a size, rounded half up as it is written in decimals: 1.005 is '1.01'. */
function digitsOf(language: Language, size: number, decimals: number): string {
  // Moving the decimal point in the text does not move what is not there: 1.005 × 100 is less than 100.5.
  const [figures, exponent = '0'] = String(size).split('e');
  const moved = Math.round(Number(`${figures}e${Number(exponent) + decimals}`));
  const digits = String(moved).padStart(decimals + 1, '0');
  const { groupSeparator, decimalSeparator } = formats(language);
  const whole = digits
    .slice(0, digits.length - decimals)
    .replace(/\B(?=(?:\d{3})+$)/g, groupSeparator);
  return decimals === 0 ? whole : whole + decimalSeparator + digits.slice(-decimals);
}

/** The true minus, no sign for what rounds to zero, and what stands before a gain. */
function signed(digits: string, value: number, plus: '' | '+'): string {
  if (!/[1-9]/.test(digits)) return digits;
  return (value < 0 ? '−' : plus) + digits;
}

/** `formatNumber('en-us', -1234.5)` is '−1,234.50'; a value that rounds to zero has no sign. */
export function formatNumber(language: Language, value: number | null, decimals = 2): string {
  if (value === null) return noFigure;
  return signed(digitsOf(language, Math.abs(value), decimals), value, '');
}

/** Decimals of a level: two, or four below ten, as exchange rates are quoted; a small one has four significant digits. */
export function levelDecimals(level: number): number {
  const size = Math.abs(level);
  if (size >= 10) return 2;
  return size === 0 || size >= 1 ? 4 : 3 - Math.floor(Math.log10(size));
}

/** A level: '1,234.50', '1.0834'. */
export function formatLevel(language: Language, level: number | null): string {
  return formatNumber(language, level, level === null ? 0 : levelDecimals(level));
}

/** With its sign, for changes: '+12.30', '−0.50', '0.00'. */
export function formatChange(language: Language, value: number | null, decimals = 2): string {
  if (value === null) return noFigure;
  return signed(digitsOf(language, Math.abs(tenDigits(value)), decimals), value, '+');
}

/** A value in per cent with its sign, for returns: '+12.30%'. */
export function formatReturn(language: Language, perCent: number | null, decimals = 2): string {
  return perCent === null ? noFigure : `${formatChange(language, perCent, decimals)}%`;
}

/** A value in per cent without a plus, for weights and shares: '12.30%'. */
export function formatPercent(language: Language, perCent: number | null, decimals = 2): string {
  return perCent === null ? noFigure : `${formatNumber(language, tenDigits(perCent), decimals)}%`;
}

/** A whole number with separators: '91,181'. */
export function formatCount(language: Language, count: number): string {
  return formatNumber(language, count, 0);
}

/**
 * Where a change points once it is rounded as it is shown; what is shown as 0.00 is neither up nor down.
 */
export function directionOf(value: number | null): 'up' | 'down' | 'none' {
  if (value === null || !/[1-9]/.test(digitsOf(defaultLanguage, Math.abs(tenDigits(value)), 2)))
    return 'none';
  return value > 0 ? 'up' : 'down';
}

/** Size of a file in decimal units, as systems show it: '640 B', '84 kB', '1.3 MB'. */
export function formatBytes(language: Language, bytes: number): string {
  if (bytes < 1000) return `${formatCount(language, bytes)} B`;
  if (bytes < 999_500) return `${formatNumber(language, bytes / 1000, 0)} kB`;
  return `${formatNumber(language, bytes / 1_000_000, 1)} MB`;
}
