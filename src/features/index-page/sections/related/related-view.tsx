import type { ReactNode } from 'react';
import type { SectionProps } from '../section.ts';
import type { RelatedParts } from './load-related.ts';
import { useRef, useState } from 'react';
import { lateComponent } from '#src/client/browser/late-component.ts';
import type { RelatedQuote } from '#src/client/market-data/related-quotes.ts';
import { useNearScreen } from '#src/client/browser/use-near-screen.ts';
import type { Quote } from '#src/contract/api/market-data.ts';
import { formatDate, formatTime } from '#src/i18n/format-date.ts';
import { formatLevel, formatNumber, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import {
  relationNames,
  surroundingsMessages,
} from '#src/i18n/messages/indexes/index-surroundings.ts';
import { marketDataMessages } from '#src/i18n/messages/data/market-data.ts';
import { onwardMessages } from '#src/i18n/messages/indexes/onward.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { RowName } from '#src/list-page/columns/row-name.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { blendPage, comparisonPage } from '#src/urls/mixes.ts';
import styles from './related-view.module.css';

type RelatedIndex = Exclude<RelatedParts['related'], 'failed'>[number];

// The table stands with the published levels: newer ones, two calls an index, come when it is about to be read.
const Quotes = lateComponent(
  'related indexes',
  async () => (await import('./related-quotes.tsx')).RelatedQuotes,
);

/** Benchmark and indexes of the same family or asset class (ID-05); newer levels come from the quote service. */
export function RelatedView({ data, language }: SectionProps<RelatedParts, 'related'>) {
  const { related } = data;
  const [quotes, setQuotes] = useState<readonly RelatedQuote[]>([]);
  const table = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(table);
  const bySecId = new Map(quotes.map((one) => [one.secId, one]));
  return (
    <div ref={table} className={styles.related}>
      <DataTable
        caption={surroundingsMessages(language).relatedCaption}
        columns={columnsOf(bySecId, language)}
        rows={related}
        rowKey={({ secId }) => secId}
        density="compact"
      />
      <Onward fundId={data.fundId} related={related} language={language} />
      {isNear ? <Quotes secIds={related.map(({ secId }) => secId)} onQuotes={setQuotes} /> : null}
    </div>
  );
}

const mostCompared = 3;
const mostBlended = 2;

/** The index beside its benchmark and peers, and blended with some of them. */
function Onward({
  fundId,
  related,
  language,
}: {
  fundId: string;
  related: readonly RelatedIndex[];
  language: Language;
}) {
  if (related.length === 0) return null;
  const peers = related.slice(0, mostCompared).map((one) => one.fundId);
  const blended = related.filter(({ canBlend }) => canBlend).slice(0, mostBlended);
  return (
    <p className={styles.onward} data-print="no">
      <PageLink href={comparisonPage({ ids: [fundId, ...peers] })}>
        {onwardMessages(language).compare}
      </PageLink>
      {blended.map((one) => (
        <PageLink key={one.fundId} href={blendPage({ of: `${fundId}*60,${one.fundId}*40` })}>
          {onwardMessages(language).blend(one.portfolioName)}
        </PageLink>
      ))}
    </p>
  );
}

function columnsOf(
  quotes: ReadonlyMap<string, RelatedQuote>,
  language: Language,
): Column<RelatedIndex>[] {
  const m = surroundingsMessages(language);
  const quoteOf = ({ secId }: RelatedIndex) => quotes.get(secId)?.quote;
  return [
    {
      key: 'index',
      heading: m.index,
      className: styles.index,
      cell: ({ fundId, secId, portfolioName }) => (
        <RowName href={pages.index(fundId)} name={quotes.get(secId)?.name ?? portfolioName} />
      ),
    },
    {
      key: 'relation',
      heading: m.relation,
      isWhole: true,
      cell: ({ relation }) => relationNames(language)[relation],
    },
    {
      key: 'variant',
      heading: m.variant,
      cell: (row) => shortVariantName(row, language),
    },
    {
      key: 'level',
      heading: m.level,
      align: 'end',
      cell: (row) => formatLevel(language, quoteOf(row)?.level ?? row.asOfLevel),
    },
    {
      key: 'asOf',
      heading: m.asOf,
      align: 'end',
      cell: (row) => whenOf(quoteOf(row), row, language),
    },
  ];
}

/** The date of a published level; of an intraday one its time and delay too, for it is asked once a visit. */
function whenOf(quote: Quote | undefined, row: RelatedIndex, language: Language): ReactNode {
  const date = quote?.asOfDate ?? row.asOfDate;
  if (!date) return noFigure;
  if (!quote?.isLive || quote.time === null) {
    return <span className={styles.day}>{formatDate(language, date)}</span>;
  }
  const m = marketDataMessages(language);
  const delay = quote.delayMinutes ?? 0;
  return [
    m.at(formatDate(language, quote.time.slice(0, 10)), formatTime(quote.time)),
    m.intraday,
    ...(delay > 0 ? [m.delayed(formatNumber(language, delay, 0))] : []),
  ].join(' · ');
}
