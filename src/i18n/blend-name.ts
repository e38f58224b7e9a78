import { formatNumber } from './format.ts';
import type { Language } from '#src/domain/language.ts';
import { blendMessages } from './messages/mixes/blends.ts';

/** What a blend is called: '60% World NTR + 40% Bonds TR'. It has no name of its own, as it is no index. */
export function blendName(
  parts: readonly { weight: number; portfolioName: string }[],
  language: Language,
): string {
  const m = blendMessages(language);
  return m.name(
    parts.map(({ weight, portfolioName }) => m.part(weightText(language, weight), portfolioName)),
  );
}

/** As many decimals as it has. */
export function weightText(language: Language, weight: number): string {
  const decimals = Number.isInteger(weight) ? 0 : 2;
  return `${formatNumber(language, weight, decimals)}%`;
}
