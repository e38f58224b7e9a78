import type { Language } from '#src/domain/language.ts';
import { formatCount, formatNumber, levelDecimals } from '../format.ts';
import { correctionKindLabels, correctionMessages } from '../messages/indexes/corrections.ts';

/** A level that was published and the one in its place; null where it was withdrawn. */
type Levels = { oldValue: number; newValue: number | null };

/** The provider's words, and the release that a rollback restored; null where there is none. */
type Why = { reason: string | null; restores: number | null };

const mostDecimals = 8;

/** The decimals of levels on the page, or more where old and new value would look equal. */
function decimalsOf({ oldValue, newValue }: Levels): number {
  let decimals = levelDecimals(oldValue);
  while (decimals < mostDecimals && newValue?.toFixed(decimals) === oldValue.toFixed(decimals)) {
    decimals += 1;
  }
  return decimals;
}

/** The level that was published before. */
export const oldLevelOf = (language: Language, levels: Levels): string =>
  formatNumber(language, levels.oldValue, decimalsOf(levels));

/** The level in its place, or that there is none. */
export const newLevelOf = (language: Language, levels: Levels): string =>
  levels.newValue === null
    ? correctionKindLabels(language).withdrawn
    : formatNumber(language, levels.newValue, decimalsOf(levels));

/** The provider's reason; where it gave none, that an earlier release was restored. */
export function reasonOf(language: Language, { reason, restores }: Why): string | null {
  if (reason !== null || restores === null) return reason;
  return correctionMessages(language).broughtBack(formatCount(language, restores));
}
