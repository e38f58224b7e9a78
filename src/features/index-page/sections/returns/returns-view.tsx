import type { ReleasesParts } from '#src/as-of/load-releases.ts';
import type { PublishedRelease } from '#src/client/page/release-of-page.ts';
import type { Publisher, SectionProps } from '../section.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { dashNote } from '#src/i18n/dash-note.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { emptyTexts, indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { CalendarTable } from './calendar-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { FormulaLink } from '../../parts/formula-link.tsx';
import { ChartCodes } from '../../parts/chart-codes.tsx';
import { PictureLinksInText } from '../../parts/picture-links.tsx';
import type { ReturnsParts } from './load-returns-parts.ts';
import { PeriodReturnsTable } from './period-returns-table.tsx';
import { RollingTable } from './rolling-table.tsx';
import { shownRelease } from '../../parts/shown-release.ts';
import { Subsection } from '../../parts/subsection.tsx';
import { yearsBeside } from './years-beside.ts';
import columns from '../../parts/columns.module.css';
import notes from '../../parts/notes.module.css';

/** The list of releases comes with the levels. */
type ShownParts = Partial<ReturnsParts & ReleasesParts>;

/** Returns over periods, calendar years and months, and all stretches of some years. */
export function ReturnsView(props: SectionProps<ShownParts, 'details' | 'figures'>) {
  const { data, publisher, language } = props;
  const { details, figures } = data;
  if (figures.asOfDate === null) {
    return <EmptyState language={language} description={emptyTexts(language).noReturns} />;
  }
  return (
    <>
      <PeriodReturnsTable
        fundId={figures.fundId}
        variant={details}
        returns={figures.periodReturns}
        language={language}
      />
      <ByTime
        figures={figures}
        benchmarkYears={data.benchmarkYears ? yearsBeside(figures, data.benchmarkYears) : []}
        asOf={data.asOf}
        release={shownRelease(data)?.release}
        details={details}
        publisher={publisher}
        language={language}
      />
    </>
  );
}

type FiguresProps = { figures: IndexFigures; language: Language };

type ByTimeProps = FiguresProps & {
  benchmarkYears: IndexFigures['calendarYears'];
  /** An earlier release that the page shows. */
  asOf: PublishedRelease | null;
  /** The release that the page shows; undefined where it is not known. */
  release: number | undefined;
  details: IndexDetails;
  publisher: Publisher;
};

function ByTime(props: ByTimeProps) {
  const { figures, benchmarkYears, asOf, release, details, publisher, language } = props;
  const { calendarYears, rollingReturns } = figures;
  const m = figureMessages(language);
  return (
    <div className={columns.calendarBeside}>
      <div>
        {calendarYears.length > 0 ? (
          <Subsection title={m.calendarYears} formula="calendar-years">
            <CalendarTable
              fundId={figures.fundId}
              years={calendarYears}
              benchmarkYears={benchmarkYears}
              language={language}
            />
            <div className={notes.note}>
              {joinSentences(language, [
                m.openNote,
                dashNote(
                  language,
                  calendarYears.flatMap(({ missing, missingMonths }) => [
                    missing,
                    ...missingMonths,
                  ]),
                ),
              ])}
              <PictureLinksInText
                fundId={figures.fundId}
                charts={['calendar-years']}
                release={asOf?.release}
                language={language}
              />{' '}
              <ChartCodes
                chart="calendar-years"
                isPast={asOf !== null}
                {...{ details, release, publisher, language }}
              />
            </div>
          </Subsection>
        ) : null}
        <p className={notes.note}>{indexPageMessages(language).performanceNote}</p>
      </div>
      <div>
        {rollingReturns.length > 0 ? (
          <Subsection title={m.rolling} formula="rolling-returns">
            <RollingTable fundId={figures.fundId} rolling={rollingReturns} language={language} />
          </Subsection>
        ) : null}
        <Notes figures={figures} language={language} />
      </div>
    </div>
  );
}

const basis = {
  daily: 'basisDaily',
  weekly: 'basisWeekly',
  monthly: 'basisMonthly',
} as const;

function Notes({ figures, language }: FiguresProps) {
  const m = indexPageMessages(language);
  const { launchDate, frequency, periodReturns } = figures;
  return (
    <>
      {launchDate === null || periodReturns.some(({ crossesLaunch }) => crossesLaunch) ? (
        <p className={notes.note}>
          {`${launchDate === null ? backTestMessages(language).unknownFigures : m.crossesLaunchNote(formatDate(language, launchDate))} `}
          <FormulaLink anchor="back-test">{figureMessages(language).aboutBackTests}</FormulaLink>
        </p>
      ) : null}
      <p className={notes.note}>
        {`${joinSentences(language, [
          m[basis[frequency]],
          m.annualisedNote,
          workingMessages(language).ask,
          dashNote(
            language,
            periodReturns.map(({ missing }) => missing),
          ),
        ])} `}
        <FormulaLink anchor="returns">{figureMessages(language).allFormulas}</FormulaLink>
        {' · '}
        <FormulaLink anchor="annualised-returns">
          {figureMessages(language).annualising}
        </FormulaLink>
      </p>
    </>
  );
}
