import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';

type Crossing = Pick<Portfolio, 'backTested'>;
type Period = Portfolio['backTested'][number];

/** What the mark beside the returns over some periods means; null where no row has one. */
export function backTestNote(
  language: Language,
  rows: readonly Crossing[],
  periods: readonly Period[],
): string | null {
  const isMarked = ({ backTested }: Crossing) =>
    periods.some((period) => backTested.includes(period));
  return rows.some(isMarked) ? backTestMessages(language).note : null;
}
