import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { figureIn, type MixedRow } from './mixed-row.ts';
import styles from './figure-table.module.css';

type LegendProps = {
  rows: readonly MixedRow[];
  /** The usual figures above it. */
  figures: readonly string[];
  language: Language;
};

/** What the mark of a back-test means, where one of the figures bears it. */
export function BackTestLegend({ rows, figures, language }: LegendProps) {
  const isMarked = ({ usual }: MixedRow) =>
    figures.some((name) => {
      const { value, isBackTested } = figureIn(usual, name);
      return value !== null && isBackTested;
    });
  if (!rows.some(isMarked)) return null;
  return <p className={styles.note}>{backTestMessages(language).note}</p>;
}
