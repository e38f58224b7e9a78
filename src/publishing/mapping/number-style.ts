import type { numberStyles } from './mapping-schema.ts';

export type NumberStyle = (typeof numberStyles)[number];

const plain = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
const grouped: Record<Exclude<NumberStyle, '1234.56'>, { pattern: RegExp; group: RegExp }> = {
  '1,234.56': { pattern: /^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/, group: /,/g },
  '1.234,56': { pattern: /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/, group: /\./g },
  '1 234,56': {
    pattern: /^[+-]?(\d{1,3}([ \u00a0\u202f]\d{3})+|\d+)(,\d+)?$/,
    group: /[ \u00a0\u202f]/g,
  },
};

/**
 * Reads a number in its style, with an optional per cent sign as its unit. Null for anything else: a comma is never
 * guessed to be a thousands or a decimal separator.
 */
export function readNumber(text: string, style: NumberStyle): number | null {
  const digits = text.replace(/\s?%$/, '').replace('\u2212', '-');
  if (style === '1234.56') return plain.test(digits) ? Number(digits) : null;
  const { pattern, group } = grouped[style];
  if (!pattern.test(digits)) return null;
  return Number(digits.replaceAll(group, '').replace(',', '.'));
}
