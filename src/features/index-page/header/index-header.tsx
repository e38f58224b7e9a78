import type { IndexDetails, Variants } from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { segmentOfAssetType } from '#src/domain/asset-type.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { widthOf } from '#src/charts/letter-width.ts';
import { EventMark } from '#src/ui/event-mark.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { WholeName } from '#src/ui/whole-name.tsx';
import { pages } from '#src/urls.ts';
import { Identity } from './identity.tsx';
import { LevelStatus } from './level-status.tsx';
import type { ChartState } from '../address/chart-state.ts';
import { VariantSwitch } from './variant-switch.tsx';
import { LevelFigures } from './level-figures.tsx';
import { variantName } from '#src/i18n/variant-name.ts';
import styles from './index-header.module.css';

type IndexHeaderProps = {
  details: IndexDetails;
  /** Not known while they are being loaded. */
  variants: Variants['variants'] | undefined;
  chart: ChartState;
  range: IndexFigures['range52Weeks'];
  /** 0 where it is not known. */
  numberOfConstituents: number;
  /** As of an earlier release, which no quote follows. */
  isPast: boolean;
  language: Language;
};

/** The widest name that stands in one line of large type beside the level on a desk, in letters. */
const widestInLargeType = 19;

export function IndexHeader(props: IndexHeaderProps) {
  const { details, variants, chart, range, numberOfConstituents, isPast, language } = props;
  const { portfolioName, assetType, family, level, ceasedOn, hasCeased } = details;
  const isLow = ceasedOn !== null || widthOf(portfolioName) > widestInLargeType;
  return (
    <div className={styles.header}>
      <div className={isLow ? styles.lowTop : styles.top}>
        <PageTitle
          title={<WholeName name={portfolioName} />}
          eyebrow={
            <>
              <PageLink href={pages.screener(segmentOfAssetType(assetType))}>
                {assetTypeName(language, assetType)}
              </PageLink>
              {family ? ` · ${family}` : null}
            </>
          }
          lead={
            variantName(details, language) ? (
              <VariantSwitch {...{ details, variants, chart, language }} />
            ) : undefined
          }
        >
          <EndOfIndex details={details} language={language} />
        </PageTitle>
        {level ? (
          <div className={styles.now}>
            <LevelFigures
              fundId={details.fundId}
              level={level}
              currency={details.currency}
              hasReturns={details.hasReturns}
              language={language}
            />
            {hasCeased || isPast ? null : (
              <LevelStatus
                secId={details.secId}
                level={level}
                hasReturns={details.hasReturns}
                isDue={details.nextDue !== null}
                lateFrom={details.lateFrom}
                language={language}
              />
            )}
          </div>
        ) : null}
      </div>
      <Identity
        details={details}
        range={range}
        numberOfConstituents={numberOfConstituents}
        language={language}
      />
    </div>
  );
}

type EndOfIndexProps = { details: IndexDetails; language: Language };

/** In a line of the title, so that the chart stands as high as on other pages. */
function EndOfIndex({ details, language }: EndOfIndexProps) {
  const { ceasedOn, hasCeased, successorFundId, successorName } = details;
  if (ceasedOn === null) return null;
  const m = indexPageMessages(language);
  return (
    <p className={styles.end}>
      <EventMark>{(hasCeased ? m.ceased : m.willCease)(formatDate(language, ceasedOn))}</EventMark>{' '}
      {successorFundId ? (
        <>
          {m.successor}{' '}
          <PageLink href={pages.index(successorFundId)}>
            {successorName ?? successorFundId}
          </PageLink>
        </>
      ) : null}
    </p>
  );
}
