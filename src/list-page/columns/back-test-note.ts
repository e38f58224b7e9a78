import type { Portfolio } from '#src/contract/api/portfolios.ts';
import type { Language } from '#src/i18n/languages.ts';
import { backTestMessages } from '#src/i18n/messages/back-test.ts';

type Crossing = Pick<Portfolio, 'crossesLaunch'>;
type Period = Portfolio['crossesLaunch'][number];

/** What the mark beside the returns over some periods means; null where no row has one. */
export function backTestNote(
  language: Language,
  rows: readonly Crossing[],
  periods: readonly Period[],
): string | null {
  const isMarked = ({ crossesLaunch }: Crossing) =>
    periods.some((period) => crossesLaunch.includes(period));
  return rows.some(isMarked) ? backTestMessages(language).note : null;
}
