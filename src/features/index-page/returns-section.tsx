import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatChange } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import {
  emptyTexts,
  indexPageMessages,
  indexSections,
  returnPeriods,
} from '#src/i18n/messages/index-page.ts';
import { Change } from '#src/ui/change.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Section } from '#src/ui/layout.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { EmptyState } from './empty-state.tsx';
import { returnFigures, type ReturnFigure } from './return-figures.ts';
import { shortVariantName, variantName } from '#src/i18n/variant-name.ts';
import styles from './notes.module.css';
import widths from './returns-section.module.css';

type ReturnsSectionProps = { details: IndexDetails; language: Language };

export function ReturnsSection({ details, language }: ReturnsSectionProps) {
  const m = indexPageMessages(language);
  const figures = returnFigures(details);
  const date = details.level && formatDate(language, details.level.date);
  return (
    <Section
      id="returns"
      title={indexSections(language).returns}
      note={
        date && figures
          ? [m.returnsAsOf(date), variantName(details, language)].filter(Boolean).join(' · ')
          : undefined
      }
    >
      {figures ? (
        <>
          <div className={widths.table}>
            <DataTable
              caption={m.returnsCaption}
              columns={columnsOf(figures, language)}
              rows={[details]}
              rowKey={({ fundId }) => fundId}
            />
          </div>
          <Notes details={details} figures={figures} language={language} />
        </>
      ) : (
        <EmptyState language={language} description={emptyTexts(language).noReturns} />
      )}
    </Section>
  );
}

function columnsOf(figures: readonly ReturnFigure[], language: Language): Column<IndexDetails>[] {
  const m = indexPageMessages(language);
  return [
    {
      key: 'variant',
      heading: m.perCent,
      className: widths.variant,
      cell: (row) => shortVariantName(row, language) || row.portfolioName,
    },
    ...figures.map((figure): Column<IndexDetails> => ({
      key: figure.key,
      heading: <Heading figure={figure} language={language} />,
      align: 'end',
      className: figure.key === 'sinceInception' ? widths.inception : undefined,
      cell: () => (
        <Change direction={directionOf(figure.value)}>
          {formatChange(language, figure.value)}
        </Change>
      ),
    })),
  ];
}

function Heading({ figure, language }: { figure: ReturnFigure; language: Language }) {
  const m = indexPageMessages(language);
  const unit = figure.annualised ? m.perAnnum : '';
  const mark = figure.crossesLaunch ? <span aria-hidden="true">†</span> : null;
  return (
    <>
      {returnPeriods(language)[figure.key]}{' '}
      <span className={widths.unit}>
        {unit}
        {mark}
      </span>
      {figure.crossesLaunch ? <VisuallyHidden>{` (${m.crossesLaunch})`}</VisuallyHidden> : null}
    </>
  );
}

const basis = {
  daily: 'basisDaily',
  weekly: 'basisWeekly',
  monthly: 'basisMonthly',
} as const;

type NotesProps = ReturnsSectionProps & { figures: readonly ReturnFigure[] };

function Notes({ details, figures, language }: NotesProps) {
  const m = indexPageMessages(language);
  const { launchDate, frequency } = details;
  return (
    <>
      {launchDate && figures.some(({ crossesLaunch }) => crossesLaunch) ? (
        <p className={styles.note}>{m.crossesLaunchNote(formatDate(language, launchDate))}</p>
      ) : null}
      <p className={styles.note}>{`${m[basis[frequency]]} ${m.annualisedNote}`}</p>
      <p className={styles.note}>{m.performanceNote}</p>
    </>
  );
}
