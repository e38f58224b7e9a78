import { useLateLayout } from '#src/client/browser/use-late-layout.ts';
import { shortNames } from '#src/charts/lines/short-names.ts';
import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import type { Language } from '#src/domain/language.ts';
import { formatCount } from '#src/i18n/format.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { blendTableMessages } from '#src/i18n/messages/mixes/blend-tables.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { compareMessages } from '#src/i18n/messages/mixes/compare.ts';
import { comparedTableMessages } from '#src/i18n/messages/mixes/compared-tables.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { saysVariant } from '#src/i18n/says-variant.ts';
import { SectionMenu } from '#src/ui/section-menu/section-menu.tsx';
import { hasOverlaps } from '../compare/beside.ts';
import { RowLetter } from './cells.tsx';
import type { MixedRow } from './mixed-row.ts';
import styles from './mix-menus.module.css';

/** A section of the page with its heading; false where the page has none of it. */
type Offered = false | [id: string, title: string];

type MixMenuProps = { offered: readonly Offered[]; rows: readonly MixedRow[]; language: Language };

/** Leads to the sections of a long page of tables, and says on a phone whose the letters are that head their columns. */
function MixMenu({ offered, rows, language }: MixMenuProps) {
  useLateLayout();
  const names = shortNames(
    rows.map(({ name, variant }) =>
      variant && !saysVariant(name, variant, language) ? `${name} ${variant}` : name,
    ),
  );
  return (
    <div className={styles.bar} data-print="no">
      <SectionMenu
        label={indexPageMessages(language).sections}
        sections={offered.flatMap((one) => (one ? [{ id: one[0], title: one[1] }] : []))}
      />
      <p className={styles.key} aria-hidden="true">
        {rows.map(({ key, letter }, at) => (
          <span key={key}>
            <RowLetter letter={letter} /> {names[at]}
          </span>
        ))}
      </p>
    </div>
  );
}

type ComparisonMenuProps = {
  comparison: Comparison;
  rows: readonly MixedRow[];
  language: Language;
};

export function ComparisonMenu({ comparison, rows, language }: ComparisonMenuProps) {
  const m = mixMessages(language);
  const tables = comparedTableMessages(language);
  const { window, indexes, overlaps, base, crises } = comparison;
  const invested = indexes.some(({ hasReturns }) => hasReturns);
  const measures = indexes.filter(({ ownLevels }) => ownLevels !== null);
  const against = indexes.some(({ againstBase }) => againstBase !== null);
  const name = indexes.find(({ fundId }) => fundId === base)?.portfolioName ?? base;
  const offered: Offered[] = [
    window === null && measures.length > 1 && ['levels', m.levels],
    ...(invested ? measuredSections(window, language) : []),
    crises.some((crisis) => hasFigures(crisis.indexes)) && ['crises', m.crises],
    against && ['against', compareMessages(language).against(name)],
    window !== null && ['correlation', m.correlation],
    hasOverlaps(overlaps) && ['overlap', tables.overlap],
    ...heldSections(comparison, language),
    ['rules', tables.rules],
  ];
  return <MixMenu offered={offered} rows={rows} language={language} />;
}

type BlendMenuProps = { blend: BlendAnswer; rows: readonly MixedRow[]; language: Language };

export function BlendMenu({ blend, rows, language }: BlendMenuProps) {
  const m = mixMessages(language);
  const tables = blendTableMessages(language);
  const { window, crises, characteristics, sustainability } = blend;
  const hasCrises = crises.some((crisis) => hasFigures([crisis.blend, ...crisis.parts]));
  const offered: Offered[] = [
    ...measuredSections(window, language),
    ['about', blendMessages(language).facts],
    hasCrises && ['crises', m.crises],
    ['contributions', tables.contributions],
    ['weights', tables.weights],
    ['correlation', m.correlation],
    characteristics.length > 0 && ['valuation', m.valuation],
    sustainability.length > 0 && ['sustainability', m.sustainability],
  ];
  return <MixMenu offered={offered} rows={rows} language={language} />;
}

/** What the indexes hold. */
function heldSections({ indexes, metrics }: Comparison, language: Language): Offered[] {
  const m = mixMessages(language);
  const tables = comparedTableMessages(language);
  return [
    indexes.some(({ sectors }) => sectors?.length) && ['sectors', tables.sectors],
    indexes.some(({ countries }) => countries?.length) && ['countries', tables.countries],
    indexes.some(({ characteristics }) => characteristics[0]) && ['valuation', m.valuation],
    metrics.length > 0 && ['sustainability', m.sustainability],
  ];
}

/** What comparisons and blends show of levels. */
function measuredSections(window: Comparison['window'], language: Language): Offered[] {
  const m = mixMessages(language);
  return [
    window !== null && ['window', m.window],
    ['returns', m.returns],
    ['years', m.years],
    ['risk', m.risk],
    window !== null && ['drawdowns', m.drawdowns],
    window !== null && ['rolling', m.rolling(formatCount(language, window.rollingMonths))],
  ];
}

const hasFigures = (figures: readonly { totalReturn: number | null }[]) =>
  figures.some(({ totalReturn }) => totalReturn !== null);
