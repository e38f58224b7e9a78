import { formatNumber } from './format.ts';
import type { Language } from '#src/domain/language.ts';
import { blendMessages } from './messages/mixes/blends.ts';

/**
 * Names a blend by its parts: '60% World NTR + 40% Bonds TR'. A blend has no name of its own, since it is not an
 * index.
 */
export function blendName(
  parts: readonly { weight: number; portfolioName: string }[],
  language: Language,
): string {
  const m = blendMessages(language);
  return m.name(
    parts.map(({ weight, portfolioName }) => m.part(weightText(language, weight), portfolioName)),
  );
}

/** Formats a weight with all the decimals that it has. */
export function weightText(language: Language, weight: number): string {
  const decimals = Number.isInteger(weight) ? 0 : 2;
  return `${formatNumber(language, weight, decimals)}%`;
}
