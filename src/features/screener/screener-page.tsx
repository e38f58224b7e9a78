import { mapPart, type Part } from '#src/client/calls/parts.ts';
import type { ReactNode } from 'react';
import type {
  AssetTypeDescription,
  FilterOption,
  Portfolio,
  PortfolioPoints,
  ScreenerOptions,
} from '#src/contract/api/indexes/portfolios.ts';
import type { CallValues } from '#src/urls/call-address.ts';
import { allAssetTypes, type AssetType } from '#src/domain/asset-type.ts';
import type { ScreenerView } from '#src/domain/screener-views.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { filterLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { screenerMessages } from '#src/i18n/messages/lists/screener.ts';
import { ListPage } from '#src/list-page/list-page.tsx';
import type { ListRows } from '#src/list-page/list-results.tsx';
import { pages } from '#src/urls.ts';
import { AssetTypeTabs } from './asset-type-tabs.tsx';
import { ScreenerHead } from './screener-head.tsx';
import { ViewChoice } from './columns/view-choice.tsx';
import { ScreenerTable } from './grid/screener-table.tsx';
import { PictureChoice, QuestionHelp } from './late-parts.ts';
import { ReadNote } from './question/read-note.tsx';
import { requestedRanges } from './ranges/requested-ranges.ts';
import { FigureRanges } from './ranges/figure-ranges.tsx';
import { rangeChip } from './ranges/range-chip.ts';
import type { ScreenerFigure } from './screener-figures.ts';
import type { ScreenerQuery } from './screener-query.ts';

export type ScreenerData = {
  query: ScreenerQuery;
  assetType: AssetType;
  /** Null where it could not be loaded; each part stands without the others. */
  about: AssetTypeDescription | null;
  /** Asset types that there are indexes of. */
  listed: readonly AssetType[];
  views?: readonly ScreenerView[] | null;
  options: Part<ScreenerOptions>;
  /** All that can be asked; none where they could not be loaded. */
  figures: readonly ScreenerFigure[];
  rows: ListRows<Portfolio>;
  /** The list as points; null where the address asks for none. */
  points: Part<PortfolioPoints> | null;
  /** What the points were asked for by. */
  drawn?: CallValues | null;
};

type ScreenerPageProps = {
  language: Language;
  data: ScreenerData;
  /** The list as points, where the address asks for them. */
  picture?: ReactNode;
};

/** The list of all indexes, or of those of one asset type. */
export function ScreenerPage({ language, data, picture }: ScreenerPageProps) {
  const { query, assetType, about, listed, views, options, figures, rows } = data;
  const m = screenerMessages(language);
  return (
    <ListPage
      language={language}
      query={query}
      texts={m}
      wholeList={pages.screener()}
      head={
        <>
          <ScreenerHead language={language} assetType={assetType} about={about} />
          <AssetTypeTabs language={language} listed={listed} current={assetType} query={query} />
        </>
      }
      filterNames={filterLabels(language)}
      options={mapPart(options, ({ filters }) => shownOptions(filters, assetType))}
      chipOf={(name, value) => rangeChip(language, figures, name, value)}
      searchHelp={
        <QuestionHelp language={language} query={query} listed={listed} figures={figures} />
      }
      narrowedNote={<ReadNote language={language} query={query} figures={figures} />}
      further={figures.length === 0 ? null : rangesOf(language, data)}
      rows={rows}
      table={{
        order: (
          <>
            <ViewChoice
              language={language}
              query={query}
              figures={figures}
              views={views}
              pictures={
                figures.length === 0 ? null : (
                  <PictureChoice language={language} query={query} figures={figures} />
                )
              }
            />
            {picture}
          </>
        ),
        cards: (shown) => tableOf(language, data, shown),
      }}
    />
  );
}

function tableOf(
  language: Language,
  { query, figures, assetType }: ScreenerData,
  rows: readonly Portfolio[],
) {
  const label = assetTypeName(language, assetType);
  return (
    <ScreenerTable
      language={language}
      query={query}
      figures={figures}
      label={label}
      ofPath={assetType === allAssetTypes ? null : assetType}
      rows={rows}
    />
  );
}

function rangesOf(language: Language, { query, figures, options }: ScreenerData) {
  const { shown, bounded } = requestedRanges(query);
  const known = shown.filter((tag) => figures.some((figure) => figure.tag === tag));
  const bounds = known.flatMap((tag) => [`${tag}Min`, `${tag}Max`]);
  return {
    names: bounded.length > 0 ? [...bounds, 'includeMissing'] : bounds,
    fields: (
      <FigureRanges
        language={language}
        query={query}
        figures={figures}
        ranges={mapPart(options, ({ ranges }) => ranges ?? [])}
      />
    ),
  };
}

/** Where the page's address answers the asset type, it is no filter. */
function shownOptions(filters: readonly FilterOption[], assetType: ScreenerData['assetType']) {
  if (assetType === allAssetTypes) return filters;
  return filters.filter(({ field }) => field.tag !== 'assetType');
}
