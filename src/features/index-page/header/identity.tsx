import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { decimalsOfLevel } from '#src/i18n/decimals-of-level.ts';
import { formatCount, formatLevel, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { firstValueDate } from '#src/domain/levels/first-value-date.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { bondSectorLabels, indexFacts } from '#src/i18n/messages/indexes/index-facts.ts';
import { indexPageMessages, indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { FactList, type Fact } from '#src/ui/tables/fact-list.tsx';
import { rangeTags } from '#src/domain/working/level-tag.ts';
import { FigureLink } from '#src/workings/figure-link.tsx';
import styles from './index-header.module.css';

type IdentityProps = {
  details: IndexDetails;
  range: IndexFigures['range52Weeks'];
  /** 0 where it is not known. */
  numberOfConstituents: number;
  language: Language;
};

/** Identifiers, the range of the year, classification and the three dates that professionals keep apart (ID-01). */
export function Identity({ details, range, numberOfConstituents, language }: IdentityProps) {
  return (
    <FactList
      layout="strip"
      label={indexPageMessages(language).factsOf(details.portfolioName)}
      facts={[
        ...rangeOf(range, details, language),
        ...classification(details, language),
        {
          label: indexSections(language).constituents,
          value:
            numberOfConstituents > 0 ? (
              <FigureLink fundId={details.fundId} tag="numberOfConstituents">
                {formatCount(language, numberOfConstituents)}
              </FigureLink>
            ) : null,
        },
        ...dates(details, language),
      ]}
    />
  );
}

function classification(details: IndexDetails, language: Language): Fact[] {
  const f = indexFacts(language);
  const { bondSector } = details;
  return [
    { label: f.fundId, value: details.fundId },
    { label: f.ticker, value: details.ticker },
    { label: f.isin, value: details.isin },
    { label: f.assetClass, value: assetTypeName(language, details.assetType) },
    { label: f.bondSector, value: bondSector && bondSectorLabels(language)[bondSector] },
    { label: f.family, value: details.family },
    { label: f.currency, value: details.currency },
  ];
}

function dates(details: IndexDetails, language: Language): Fact[] {
  const f = indexFacts(language);
  const { baseDate, baseValue, launchDate, ceasedOn, hasCeased, level } = details;
  const date = (iso: string | null | undefined) => (iso ? formatDate(language, iso) : null);
  return [
    {
      label: f.baseDate,
      value:
        baseDate !== null && baseValue !== null
          ? indexPageMessages(language).baseValue(
              formatDate(language, baseDate),
              formatLevel(language, baseValue),
            )
          : date(baseDate),
    },
    { label: f.firstDate, value: date(firstValueDate(details)) },
    { label: f.launchDate, value: date(launchDate) },
    { label: hasCeased ? f.ceasedOn : f.ceasesOn, value: date(ceasedOn) },
    {
      label: f.methodology,
      // Without levels nothing is calculated.
      value: level && <PageLink href={pages.methodology('index-level')}>{f.calculation}</PageLink>,
    },
  ];
}

function rangeOf(
  range: IdentityProps['range'],
  { fundId, entitlements }: IndexDetails,
  language: Language,
): Fact[] {
  if (range === null) return [];
  return (['high', 'low'] as const).map((end) => ({
    label: rangeName(end, range, language),
    value: (
      <>
        <FigureLink fundId={fundId} tag={rangeTags[end]}>
          {formatNumber(
            language,
            range[end].value,
            decimalsOfLevel(range[end].value, entitlements),
          )}
        </FigureLink>{' '}
        <span className={styles.day}>{formatDate(language, range[end].date)}</span>
      </>
    ),
  }));
}

/** A history of less than a year has no 52 weeks: it says since when it counts. */
function rangeName(
  end: 'high' | 'low',
  { since }: NonNullable<IdentityProps['range']>,
  language: Language,
): string {
  const m = indexPageMessages(language);
  if (since === null) return end === 'high' ? m.high52 : m.low52;
  return (end === 'high' ? m.highSince : m.lowSince)(formatDate(language, since));
}
