import { Suspense, useMemo, useRef, type ComponentType } from 'react';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/i18n/languages.ts';
import { emptyTexts, indexPageMessages, indexSections } from '#src/i18n/messages/index-page.ts';
import { shellMessages } from '#src/i18n/messages/shell.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { Container } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { formPages } from '#src/urls.ts';
import { AsOfNotice } from './as-of-notice.tsx';
import type { ChartState } from './chart-state.ts';
import type { Publisher } from './citation.tsx';
import { EmptyState } from './empty-state.tsx';
import type { FurtherSectionsProps } from './further-sections.tsx';
import { IndexHeader } from './index-header.tsx';
import type { IndexPageData } from './index-page-data.ts';
import { LevelsSection } from './levels-section.tsx';
import { SectionMenu } from './section-menu.tsx';
import { shownSections } from './shown-sections.ts';
import { useLateLayout } from './use-late-layout.ts';
import styles from './index-page.module.css';

type IndexPageProps = Pick<
  FurtherSectionsProps,
  'onRetry' | 'loadAllConstituents' | 'loadReviewChanges' | 'chart' | 'suggest'
> & {
  data: IndexPageData;
  language: Language;
  publisher: Publisher;
  /** The visitor chose another period or scale of the chart. */
  onChart: (chart: Pick<ChartState, 'period' | 'scale'>) => void;
  /** All below the chart: it may come later than the rest. */
  Further: ComponentType<FurtherSectionsProps>;
};

/** Everything the provider publishes of one index. */
export function IndexPage(props: IndexPageProps) {
  const { data, language, onRetry, loadAllConstituents, chart, suggest, onChart, Further } = props;
  const { fundId, details, prices, figures, asOf, releases } = data;
  const levels = useMemo(
    () => (prices === 'failed' ? prices : prices && decodeLevels(prices)),
    [prices],
  );
  const sections = useRef<HTMLDivElement>(null);
  useLateLayout(sections);
  const shown = shownSections(data);
  const titles = indexSections(language);
  return (
    <Container>
      <article>
        {asOf ? <AsOfNotice fundId={fundId} asOf={asOf} chart={chart} language={language} /> : null}
        {details === 'failed' ? (
          <UnknownPortfolio fundId={fundId} language={language} />
        ) : (
          <IndexHeader
            details={details}
            constituents={data.constituents}
            range={figures === 'failed' ? null : figures.range52Weeks}
            isPast={asOf !== null}
            language={language}
          />
        )}
        <div className={styles.body}>
          <SectionMenu
            label={indexPageMessages(language).sections}
            sections={shown.map((id) => ({ id, title: titles[id] }))}
          />
          <div ref={sections} className={styles.sections} data-long="">
            {shown.includes('levels') ? (
              <LevelsSection
                levels={levels}
                details={details}
                fundId={fundId}
                asOf={asOf}
                releases={releases}
                publisher={props.publisher}
                chart={chart}
                onChart={onChart}
                language={language}
                onRetry={onRetry}
              />
            ) : (
              <NothingYet details={details} language={language} />
            )}
            <Suspense>
              <Further
                data={data}
                levels={levels}
                shown={shown}
                language={language}
                onRetry={onRetry}
                loadAllConstituents={loadAllConstituents}
                loadReviewChanges={props.loadReviewChanges}
                chart={chart}
                suggest={suggest}
              />
            </Suspense>
          </div>
        </div>
      </article>
    </Container>
  );
}

type NothingYetProps = { details: IndexPageData['details']; language: Language };

/** Nothing but master data is there: the index is to be launched, or no more is known of it. */
function NothingYet({ details, language }: NothingYetProps) {
  const m = indexPageMessages(language);
  if (details !== 'failed' && details.isInPreparation && details.launchDate !== null) {
    return (
      <Notice title={m.inPreparation}>
        <p>{m.launchToCome(formatDate(language, details.launchDate))}</p>
      </Notice>
    );
  }
  return <EmptyState language={language} description={emptyTexts(language).nothingAvailable} />;
}

/** The index exists, but what it is could not be loaded (ID-11). */
function UnknownPortfolio({ fundId, language }: { fundId: string; language: Language }) {
  return (
    <div className={styles.unknown}>
      <PageTitle title={fundId} />
      <EmptyState language={language} description={emptyTexts(language).noPortfolio} />
      <p>
        <ButtonLink href={formPages.contact}>{shellMessages(language).contactUs}</ButtonLink>
      </p>
    </div>
  );
}
