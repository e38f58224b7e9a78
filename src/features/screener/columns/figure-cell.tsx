import type { Portfolio } from '#src/contract/api/portfolios.ts';
import { directionOf } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import type { ScreenerFigure } from '../screener-figures.ts';

type FigureCellProps = { language: Language; figure: ScreenerFigure; portfolio: Portfolio };

/** A figure of an index, gains and losses in their colours, with the mark of back-tests. */
export function FigureCell({ language, figure, portfolio }: FigureCellProps) {
  const { figures, backTested } = portfolio;
  const value = figures[figure.tag] ?? null;
  return (
    <>
      <Change direction={figure.isSigned ? directionOf(value) : 'none'}>
        {shownFigure(language, figure, value)}
      </Change>
      {backTested.includes(figure.tag) ? (
        <BackTestMark label={backTestMessages(language).includes} />
      ) : null}
    </>
  );
}
