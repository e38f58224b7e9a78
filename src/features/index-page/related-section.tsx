import { useState } from 'react';
import { lateComponent } from '#src/client/late-component.ts';
import type { RelatedQuote } from '#src/client/market-data/related-quotes.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { relationNames, surroundingsMessages } from '#src/i18n/messages/index-surroundings.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { FailedPart } from './empty-state.tsx';
import type { Part, RelatedIndex } from './index-page-data.ts';
import styles from './related-section.module.css';

// The table stands without levels: they come when the page is alive.
const Quotes = lateComponent(
  'related indexes',
  async () => (await import('./related-quotes.tsx')).RelatedQuotes,
);

type RelatedSectionProps = {
  related: Part<readonly RelatedIndex[]>;
  language: Language;
  onRetry: () => void;
};

/** Benchmark and indexes of the same family or asset class (ID-05); their levels come from the quote service. */
export function RelatedSection({ related, language, onRetry }: RelatedSectionProps) {
  return (
    <Section id="related" title={indexSections(language).related}>
      {related === 'failed' ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : (
        <RelatedTable related={related} language={language} />
      )}
    </Section>
  );
}

type RelatedTableProps = { related: readonly RelatedIndex[]; language: Language };

function RelatedTable({ related, language }: RelatedTableProps) {
  const [quotes, setQuotes] = useState<readonly RelatedQuote[]>([]);
  const bySecId = new Map(quotes.map((one) => [one.secId, one]));
  return (
    <>
      <DataTable
        caption={surroundingsMessages(language).relatedCaption}
        columns={columnsOf(bySecId, language)}
        rows={related}
        rowKey={({ secId }) => secId}
        density="compact"
      />
      <Quotes secIds={related.map(({ secId }) => secId)} onQuotes={setQuotes} />
    </>
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
        <PageLink href={pages.index(fundId)}>{quotes.get(secId)?.name ?? portfolioName}</PageLink>
      ),
    },
    {
      key: 'relation',
      heading: m.relation,
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
      cell: (row) => formatLevel(language, quoteOf(row)?.level ?? null),
    },
    {
      key: 'asOf',
      heading: m.asOf,
      align: 'end',
      cell: (row) => {
        const date = quoteOf(row)?.asOfDate;
        return date ? formatDate(language, date) : noFigure;
      },
    },
  ];
}
