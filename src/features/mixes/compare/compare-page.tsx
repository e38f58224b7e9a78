import type { ReactNode } from 'react';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import type { Language } from '#src/domain/language.ts';
import { compareMessages, noWindowTexts } from '#src/i18n/messages/mixes/compare.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { Container, Sections } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { pages } from '#src/urls.ts';
import { mixedWorkingPage } from '#src/urls/mixed-figures.ts';
import { comparisonPage, type ComparisonParameters } from '#src/urls/mixes.ts';
import { MixEmbedCodes } from '../parts/late-codes.tsx';
import { MeasuredSections } from '../parts/measured-sections.tsx';
import {
  AgainstSection,
  ComparisonMenu,
  CorrelationSection,
  CrisesSection,
  RefusedNotice,
} from '../parts/late-parts.ts';
import type { RefusedMix } from '../parts/refused-notice.tsx';
import { rowOfIndex, type MixedRow } from '../parts/mixed-row.ts';
import styles from '../parts/form.module.css';
import heights from '../parts/sections.module.css';
import { hasOverlaps, mostBeside } from './beside.ts';
import { CompareForm } from './compare-form.tsx';
import { HeldSections, OverlapSection, OwnLevelsSection, RulesSection } from './late-sections.ts';

export type ComparePageData = {
  parameters: ComparisonParameters;
  /** Words that were typed, and that no index answers to. */
  notFound: string | null;
  /** Null before an index is chosen; one alone is refused, and waits for another. */
  comparison: Comparison | RefusedMix | null;
};

type ComparePageProps = { data: ComparePageData; api: ApiClient; language: Language };

/** Two to ten indexes beside each other. */
export function ComparePage({ data, api, language }: ComparePageProps) {
  const m = compareMessages(language);
  const { parameters, notFound, comparison } = data;
  const isShown = comparison !== null && !('reasons' in comparison);
  const names = isShown
    ? new Map(comparison.indexes.map((one) => [one.fundId, one.portfolioName]))
    : namesOfRefused(parameters.ids, comparison);
  return (
    <Container>
      <PageTitle title={m.title} lead={m.lead} isSmall={isShown} />
      <CompareForm
        parameters={parameters}
        names={names}
        isFolded={isShown}
        canBlend={isShown && comparison.canBlend}
        api={api}
        language={language}
      />
      {notFound === null ? null : <Notice title={m.notFound(notFound)} />}
      {comparison === null ? <Notice title={m.choose} /> : null}
      {comparison !== null && 'reasons' in comparison ? (
        <RefusedNotice title={m.refused} refused={comparison} language={language} />
      ) : null}
      {isShown ? (
        <Shown parameters={parameters} comparison={comparison} language={language} />
      ) : null}
    </Container>
  );
}

/** One index alone is refused by its name; of several nothing is known but their ids. */
const namesOfRefused = (ids: readonly string[], refused: RefusedMix | null) =>
  new Map(ids.map((id) => [id, (ids[1] ? null : refused?.reasons[0]?.values['name']) ?? id]));

type ShownProps = { parameters: ComparisonParameters; comparison: Comparison; language: Language };

function Shown({ parameters, comparison, language }: ShownProps) {
  const { window, correlations, overlaps, metrics } = comparison;
  // Those that are not drawn come last, so that letters of lines stay with their rows.
  const drawn = window === null ? 'ownLevels' : 'window';
  const indexes = comparison.indexes.toSorted(
    (one, other) => Number(one[drawn] === null) - Number(other[drawn] === null),
  );
  const areDrawn = indexes[1]?.[drawn] !== null;
  const { from, to } = parameters;
  const mix = { ids: parameters.ids.join(','), from, to };
  const rows = indexes.map((one, place) =>
    rowOfIndex(one, {
      place,
      workingOf: (asked) => mixedWorkingPage('compare', mix, { ...asked, index: one.fundId }),
      language,
    }),
  );
  const crises = comparison.crises.map((crisis) => ({
    ...crisis,
    figures: indexes.map(({ fundId }) => crisis.indexes.find((one) => one.fundId === fundId)!),
  }));
  const taken = (
    <MixEmbedCodes
      kind="comparison"
      page={comparisonPage(parameters)}
      indexes={indexes}
      release={comparison.release}
      isDrawn={areDrawn}
    />
  );
  return (
    <>
      <ComparisonMenu comparison={comparison} rows={rows} language={language} />
      <Sections usual={heights.usual}>
        <WhatToKnow comparison={comparison} language={language} />
        {window === null && areDrawn ? (
          <OwnLevelsSection indexes={indexes} language={language} />
        ) : null}
        <ReturnSections rows={rows} comparison={comparison} taken={taken} language={language} />
        <CrisesSection
          rows={rows}
          crises={crises}
          href={({ from, to }) => comparisonPage({ ...parameters, from, to })}
          language={language}
        />
        <AgainstSection rows={rows} comparison={comparison} language={language} />
        {window === null ? null : (
          <CorrelationSection
            rows={rows}
            correlations={correlations}
            isHalf={rows.length <= mostBeside && hasOverlaps(overlaps)}
            language={language}
          />
        )}
        {hasOverlaps(overlaps) ? (
          <OverlapSection rows={rows} overlaps={overlaps} language={language} />
        ) : null}
        <HeldSections rows={rows} indexes={indexes} metrics={metrics} language={language} />
        <RulesSection rows={rows} indexes={indexes} language={language} />
        <p>
          <PageLink href={pages.methodology('returns')}>
            {mixMessages(language).methodology}
          </PageLink>
        </p>
        {window === null ? <div>{taken}</div> : null}
      </Sections>
    </>
  );
}

type PartProps = { comparison: Comparison; language: Language };

type ReturnProps = PartProps & { rows: readonly MixedRow[]; taken: ReactNode };

/** None of rates and other measures alone, which have no returns. */
function ReturnSections({ rows, comparison, taken, language }: ReturnProps) {
  const { indexes, window, years, crises } = comparison;
  const asOfDate = window?.to ?? indexes.find(({ hasReturns }) => hasReturns)?.asOfDate;
  if (asOfDate === undefined) return null;
  return (
    <MeasuredSections
      rows={rows}
      window={window}
      asOfDate={asOfDate ?? ''}
      years={years}
      crises={crises}
      taken={taken}
      language={language}
    />
  );
}

/** In what the indexes are not alike, and what of them is not public. */
function WhatToKnow({ comparison, language }: PartProps) {
  const m = compareMessages(language);
  const common = mixMessages(language);
  const { indexes, noWindow } = comparison;
  const invested = indexes.filter(({ hasReturns }) => hasReturns);
  const differs = (of: (index: Comparison['indexes'][number]) => string | null) =>
    new Set(invested.map(of)).size > 1;
  const unlike = [
    differs(({ currency }) => currency) && common.currency,
    differs(({ returnType }) => returnType) && common.returnType,
    differs(({ hedgedTo }) => (hedgedTo === null ? null : 'hedged')) && common.hedging,
  ].filter((one) => one !== false);
  const closed = indexes.filter(({ withheld }) => withheld);
  const notInvested = indexes.filter((one) => !invested.includes(one));
  const dated = (date: string | null) => formatDate(language, date ?? '');
  return (
    <>
      {unlike.length > 0 ? <p className={styles.unlike}>{common.unlikeIn(unlike)}</p> : null}
      {noWindow === null || noWindow === 'no-returns' ? null : (
        <Notice title={noWindowTexts(language)[noWindow]} />
      )}
      {notInvested[0] ? (
        <p className={styles.unlike}>
          {m.notInvested(
            listedTexts(
              language,
              notInvested.map(({ portfolioName }) => portfolioName),
            ),
          )}
        </p>
      ) : null}
      {closed.map(({ fundId, portfolioName, asOfDate }) => (
        <Notice key={fundId} title={m.withheld(portfolioName, dated(asOfDate))} />
      ))}
    </>
  );
}
