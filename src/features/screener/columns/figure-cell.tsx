import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { directionOf } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { heatOf } from './heat.ts';
import styles from './figure-cell.module.css';
import type { ScreenerFigure } from '../screener-figures.ts';

type FigureCellProps = {
  language: Language;
  figure: ScreenerFigure;
  portfolio: Portfolio;
  /** Returns are shaded by their size. */
  isShaded: boolean;
};

/** A figure of an index, gains and losses in their colours, with the mark of back-tests. */
export function FigureCell({ language, figure, portfolio, isShaded }: FigureCellProps) {
  const { figures, backTested } = portfolio;
  const value = figures[figure.tag] ?? null;
  const shade = isShaded ? heatOf(figure, value) : null;
  return (
    <span className={styles.cell} data-heat={shade ?? undefined}>
      <Change direction={figure.isSigned ? directionOf(value) : 'none'}>
        {shownFigure(language, figure, value)}
      </Change>
      {backTested.includes(figure.tag) ? (
        <BackTestMark label={backTestMessages(language).includes} />
      ) : null}
    </span>
  );
}
