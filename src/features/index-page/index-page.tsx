import { useMemo } from 'react';
import { useLateLayout } from '#src/client/browser/use-late-layout.ts';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { ChartWindow } from '#src/charts/levels/chart-window.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { emptyTexts, indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { Container } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { SectionMenu } from '#src/ui/section-menu/section-menu.tsx';
import { formPages } from '#src/urls.ts';
import type { ChartState } from './address/chart-state.ts';
import { hasNothingToShow } from './has-nothing-to-show.ts';
import { IndexHeader } from './header/index-header.tsx';
import type { IndexRequest } from './index-core.ts';
import type { IndexPageData } from './index-page-data.ts';
import { EmptyState } from './parts/empty-state.tsx';
import { SectionFrame } from './section-frame.tsx';
import { sideBySide } from './side-by-side.ts';
import { sectionViews } from './section-views.ts';
import type { IndexSection, Publisher } from './sections/section.ts';
import { indexPageSections } from './sections/sections.ts';
import { useLateParts } from './use-late-parts.ts';
import layout from '#src/ui/layout.module.css';
import styles from './index-page.module.css';

type IndexPageProps = {
  data: IndexPageData;
  /** What the address asks of the index, for sections that are loaded later. */
  asked: IndexRequest;
  language: Language;
  publisher: Publisher;
  chart: ChartState;
  /** The visitor chose another window or scale of the chart. */
  onChart: (chart: ChartWindow) => void;
  api: ApiClient;
  /** Loads the page anew. */
  onRetry: () => void;
};

/** Whether a part failed that the section loads itself; others come with the page. */
const hasFailedItself = (data: IndexPageData, { parts }: IndexSection) =>
  parts.some((name) => Reflect.get(data, name) === 'failed');

function shownSections(data: IndexPageData): IndexSection[] {
  const all: readonly IndexSection[] = indexPageSections;
  const chosen = data.details === 'failed' ? null : data.details.sections;
  const offered = chosen?.flatMap((wanted) => all.find(({ id }) => id === wanted) ?? []) ?? all;
  return offered.filter(({ isShown }) => isShown(data));
}

/** Everything the provider publishes of one index. */
export function IndexPage(props: IndexPageProps) {
  const { language, onRetry, chart, api } = props;
  const { data, load, loadOnce } = useLateParts(props.data, api, props.asked);
  const { prices } = data;
  const levels = useMemo(
    () => (prices === 'failed' ? prices : prices && decodeLevels(prices)),
    [prices],
  );
  useLateLayout();
  const shown = shownSections(data);
  const halves = sideBySide(shown, chart);
  return (
    <Container>
      <article>
        <Head data={data} chart={chart} language={language} />
        <div className={styles.body}>
          <SectionMenu
            label={indexPageMessages(language).sections}
            sections={shown.map(({ id, title }) => ({ id, title: title(language) }))}
          />
          <div className={`${layout.sections} ${styles.sections}`} data-long="">
            {hasNothingToShow(data) ? (
              <NothingYet details={data.details} language={language} />
            ) : null}
            {shown.map((section) => (
              <SectionFrame
                key={section.id}
                section={section}
                View={sectionViews.get(section.id)!}
                data={data}
                levels={levels}
                chart={chart}
                isHalf={halves.has(section.id)}
                api={api}
                language={language}
                publisher={props.publisher}
                onChart={props.onChart}
                onNear={() => loadOnce(section)}
                onRetry={hasFailedItself(data, section) ? () => void load(section) : onRetry}
              />
            ))}
          </div>
        </div>
      </article>
    </Container>
  );
}

type HeadProps = { data: IndexPageData; chart: ChartState; language: Language };

function Head({ data, chart, language }: HeadProps) {
  const { fundId, asOf, details, figures, variants } = data;
  return (
    <>
      {details === 'failed' ? (
        <UnknownPortfolio fundId={fundId} language={language} />
      ) : (
        <IndexHeader
          details={details}
          variants={variants === 'failed' ? undefined : variants}
          chart={chart}
          numberOfConstituents={numberOfConstituents(data)}
          range={figures === 'failed' ? null : figures.range52Weeks}
          isPast={asOf !== null}
          language={language}
        />
      )}
    </>
  );
}

/** 0 where it is not known. */
function numberOfConstituents({ constituents, contents }: IndexPageData): number {
  const known = constituents ?? contents;
  return known === null || known === 'failed' ? 0 : known.numberOfConstituents;
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
