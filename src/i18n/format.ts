import type { LevelChange } from '#src/domain/levels/change-of.ts';
import { tenDigits } from '#src/domain/ten-digits.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { formats } from './messages/formats.ts';

/**
 * What stands in place of a figure that does not exist because the history is too short or there is no level yet. It
 * is never a zero.
 */
export const noFigure = '—';

/** The digits of an absolute value, rounded half up in decimal arithmetic: 1.005 gives '1.01'. */
function digitsOf(language: Language, size: number, decimals: number): string {
  // The decimal point is moved in the text, because multiplying in binary would not be exact: 1.005 × 100 is less
  // than 100.5.
  const [figures, exponent = '0'] = String(size).split('e');
  const moved = Math.round(Number(`${figures}e${Number(exponent) + decimals}`));
  const digits = String(moved).padStart(decimals + 1, '0');
  const { groupSeparator, decimalSeparator } = formats(language);
  const whole = digits
    .slice(0, digits.length - decimals)
    .replace(/\B(?=(?:\d{3})+$)/g, groupSeparator);
  return decimals === 0 ? whole : whole + decimalSeparator + digits.slice(-decimals);
}

/**
 * Puts the sign before the digits: the true minus for a loss, `plus` for a gain, and nothing for a value that rounds
 * to zero.
 */
function signed(digits: string, value: number, plus: '' | '+'): string {
  if (!/[1-9]/.test(digits)) return digits;
  return (value < 0 ? '−' : plus) + digits;
}

/** Formats a number: `formatNumber('en-us', -1234.5)` is '−1,234.50'. A value that rounds to zero has no sign. */
export function formatNumber(language: Language, value: number | null, decimals = 2): string {
  if (value === null) return noFigure;
  return signed(digitsOf(language, Math.abs(value), decimals), value, '');
}

/**
 * The number of decimals of a level: two, or four below ten, as exchange rates are quoted; small levels get four
 * significant digits.
 */
export function levelDecimals(level: number): number {
  const size = Math.abs(level);
  if (size >= 10) return 2;
  return size === 0 || size >= 1 ? 4 : 3 - Math.floor(Math.log10(size));
}

/** Formats a level: '1,234.50', '1.0834'. */
export function formatLevel(language: Language, level: number | null): string {
  return formatNumber(language, level, level === null ? 0 : levelDecimals(level));
}

/** Formats a change with its sign: '+12.30', '−0.50', '0.00'. */
export function formatChange(language: Language, value: number | null, decimals = 2): string {
  if (value === null) return noFigure;
  return signed(digitsOf(language, Math.abs(tenDigits(value)), decimals), value, '+');
}

/** Formats a return in per cent with its sign: '+12.30%'. */
export function formatReturn(language: Language, perCent: number | null, decimals = 2): string {
  return perCent === null ? noFigure : `${formatChange(language, perCent, decimals)}%`;
}

/** Formats a weight or share in per cent, without a plus: '12.30%'. */
export function formatPercent(language: Language, perCent: number | null, decimals = 2): string {
  return perCent === null ? noFigure : `${formatNumber(language, tenDigits(perCent), decimals)}%`;
}

/** Formats a whole number with separators: '91,181'. */
export function formatCount(language: Language, count: number): string {
  return formatNumber(language, count, 0);
}

/**
 * The direction of a change after it has been rounded as it is shown: a change shown as 0.00 is neither up nor down.
 */
export function directionOf(value: number | null, decimals = 2): Direction {
  if (value === null || !/[1-9]/.test(formatChange(defaultLanguage, value, decimals)))
    return 'none';
  return value > 0 ? 'up' : 'down';
}

export type Direction = 'up' | 'down' | 'none';

/** The change of a level as it is written, with its direction. */
export type ShownChange = { text: string; direction: Direction };

/**
 * The change of a level: '+0.38%', or '+0.12' in points, with the decimals of its level unless that is shown with others.
 */
export function shownChange(
  language: Language,
  change: LevelChange | null,
  levelsDecimals?: number,
): ShownChange {
  if (change === null) return { text: noFigure, direction: 'none' };
  const { value, unit, level } = change;
  if (unit === 'percent') {
    return { text: formatReturn(language, value), direction: directionOf(value) };
  }
  const decimals = levelsDecimals ?? levelDecimals(level);
  return {
    text: formatChange(language, value, decimals),
    direction: directionOf(value, decimals),
  };
}

/** Formats the size of a file in decimal units, as operating systems show it: '640 B', '84 kB', '1.3 MB'. */
export function formatBytes(language: Language, bytes: number): string {
  if (bytes < 1000) return `${formatCount(language, bytes)} B`;
  if (bytes < 999_500) return `${formatNumber(language, bytes / 1000, 0)} kB`;
  return `${formatNumber(language, bytes / 1_000_000, 1)} MB`;
}
