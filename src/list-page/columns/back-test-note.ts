import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';

type Crossing = Pick<Portfolio, 'backTested' | 'figures' | 'launchDate'>;
type Period = Portfolio['backTested'][number];

/** What the mark beside the figures of some periods means, and which of them could not get one; null where there is neither. */
export function backTestNote(
  language: Language,
  rows: readonly Crossing[],
  periods: readonly Period[],
): string | null {
  const isMarked = ({ backTested }: Crossing) =>
    periods.some((period) => backTested.includes(period));
  const isUnknown = ({ launchDate, figures }: Crossing) =>
    launchDate === null && periods.some((period) => typeof figures[period] === 'number');
  const m = backTestMessages(language);
  const notes = [rows.some(isMarked) && m.note, rows.some(isUnknown) && m.unknownOfSome];
  return joinSentences(language, notes) || null;
}
