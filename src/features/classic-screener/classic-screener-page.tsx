import type { Part } from '#src/client/calls/parts.ts';
import type { FilterOption, Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { classicScreenerMessages } from '#src/i18n/messages/lists/classic-screener.ts';
import { filterLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { screenerMessages } from '#src/i18n/messages/lists/screener.ts';
import { backTestNote } from '#src/list-page/columns/back-test-note.ts';
import type { ListQuery } from '#src/list-page/list-query.ts';
import { ListResults, type ListRows } from '#src/list-page/list-results.tsx';
import { SelectedFilters } from '#src/list-page/filters/selected-filters.tsx';
import { Container } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { pages } from '#src/urls.ts';
import { classicColumns } from './classic-columns.tsx';
import { ClassicForm } from './classic-form.tsx';
import { shownPeriods } from './classic-query.ts';
import styles from './classic-screener-page.module.css';

export type ClassicScreenerData = {
  query: ListQuery;
  /** Null when they could not be loaded. */
  options: Part<readonly FilterOption[]>;
  rows: ListRows<Portfolio>;
};

type ClassicScreenerPageProps = { language: Language; data: ClassicScreenerData };

/** The screener as it used to look (SC-06): a form of selects on top, a dense table below. */
export function ClassicScreenerPage({ language, data }: ClassicScreenerPageProps) {
  const { query, options, rows } = data;
  const m = classicScreenerMessages(language);
  return (
    <Container>
      <PageTitle title={m.title} lead={m.lead}>
        <p>
          <PageLink href={pages.screener()}>{m.current}</PageLink>
        </p>
      </PageTitle>
      <div className={styles.body}>
        <ClassicForm language={language} query={query} options={options} />
        <div className={styles.results}>
          <SelectedFilters
            language={language}
            query={query}
            options={options}
            filterNames={filterLabels(language)}
          />
          <ListResults
            language={language}
            query={query}
            texts={screenerMessages(language)}
            wholeList={query.path}
            filterNames={filterLabels(language)}
            rows={rows}
            table={{
              caption: m.caption,
              columns: classicColumns(language, query),
              rowKey: ({ fundId }) => fundId,
              density: 'compact',
              note: (shown) =>
                joinSentences(language, [m.note, backTestNote(language, shown, shownPeriods)]),
            }}
          />
        </div>
      </div>
    </Container>
  );
}
