import { Suspense, useMemo, type ComponentType } from 'react';
import { decodeLevels } from '#src/domain/level-columns.ts';
import type { Language } from '#src/i18n/languages.ts';
import { emptyTexts, indexPageMessages, indexSections } from '#src/i18n/messages/index-page.ts';
import { shellMessages } from '#src/i18n/messages/shell.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Container } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { formPages } from '#src/urls.ts';
import type { ChartState } from './chart-state.ts';
import { EmptyState } from './empty-state.tsx';
import type { FurtherSectionsProps } from './further-sections.tsx';
import { IndexHeader } from './index-header.tsx';
import type { IndexPageData } from './index-page-data.ts';
import { LevelsSection } from './levels-section.tsx';
import { SectionMenu } from './section-menu.tsx';
import { shownSections } from './shown-sections.ts';
import styles from './index-page.module.css';

type IndexPageProps = Pick<
  FurtherSectionsProps,
  'onRetry' | 'loadAllConstituents' | 'chart' | 'suggest'
> & {
  data: IndexPageData;
  language: Language;
  /** The visitor chose another period or scale of the chart. */
  onChart: (chart: Pick<ChartState, 'period' | 'scale'>) => void;
  /** All below the chart: it may come later than the rest. */
  Further: ComponentType<FurtherSectionsProps>;
};

/** Everything the provider publishes of one index. */
export function IndexPage(props: IndexPageProps) {
  const { data, language, onRetry, loadAllConstituents, chart, suggest, onChart, Further } = props;
  const { fundId, details, prices, figures } = data;
  const levels = useMemo(
    () => (prices === 'failed' ? prices : prices && decodeLevels(prices)),
    [prices],
  );
  const shown = shownSections(data);
  const titles = indexSections(language);
  return (
    <Container>
      <article>
        {details === 'failed' ? (
          <UnknownPortfolio fundId={fundId} language={language} />
        ) : (
          <IndexHeader
            details={details}
            range={figures === 'failed' ? null : figures.range52Weeks}
            language={language}
            onNewerLevel={onRetry}
          />
        )}
        <div className={styles.body}>
          <SectionMenu
            label={indexPageMessages(language).sections}
            sections={shown.map((id) => ({ id, title: titles[id] }))}
          />
          <div className={styles.sections}>
            {shown.includes('levels') ? (
              <LevelsSection
                levels={levels}
                details={details}
                fundId={fundId}
                chart={chart}
                onChart={onChart}
                language={language}
                onRetry={onRetry}
              />
            ) : (
              <EmptyState language={language} description={emptyTexts(language).nothingAvailable} />
            )}
            <Suspense>
              <Further
                data={data}
                levels={levels}
                shown={shown}
                language={language}
                onRetry={onRetry}
                loadAllConstituents={loadAllConstituents}
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
