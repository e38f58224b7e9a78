import type { Language } from '#src/domain/language.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { figureIn, type MixedRow } from './mixed-row.ts';
import styles from './figure-table.module.css';

type LegendProps = {
  rows: readonly MixedRow[];
  /** The usual figures above it. */
  figures: readonly string[];
  language: Language;
};

/** What the mark of a back-test means where a figure bears it, and that an index without a launch date cannot have any. */
export function BackTestLegend({ rows, figures, language }: LegendProps) {
  const m = backTestMessages(language);
  const shown = rows.map(({ usual, href, launch }) => {
    const found = figures.map((name) => figureIn(usual, name));
    const known = found.filter(({ value }) => value !== null);
    return { known, isUnknown: href !== null && launch === null && known.length > 0 };
  });
  const text = joinSentences(language, [
    shown.some(({ known }) => known.some(({ isBackTested }) => isBackTested)) && m.note,
    shown.some(({ isUnknown }) => isUnknown) && m.unknownOfSome,
  ]);
  return text === '' ? null : <p className={styles.note}>{text}</p>;
}
