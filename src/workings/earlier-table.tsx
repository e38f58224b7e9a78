import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { splitLanguage, withQuery } from '#src/urls.ts';

type Earlier = FigureWorking['earlier'][number];

/**
 * The values of a figure in earlier releases and what has changed since, each with a link to its working of that
 * release.
 */
export function EarlierTable({
  working,
  language,
}: {
  working: FigureWorking;
  language: Language;
}) {
  return (
    <DataTable
      caption={workingMessages(language).earlierCaption}
      columns={columnsOf(working, language)}
      rows={working.earlier}
      rowKey={({ release }) => String(release)}
      density="compact"
    />
  );
}

function columnsOf({ page }: FigureWorking, language: Language): Column<Earlier>[] {
  const m = workingMessages(language);
  const day = (of: string | null) => (of === null ? '' : formatDate(language, of));
  return [
    {
      key: 'release',
      heading: m.publishedIn,
      cell: ({ release, published }) => (
        <PageLink href={withQuery(splitLanguage(page).path, { asof: release })}>
          {m.release(String(release), day(published.slice(0, 10)))}
        </PageLink>
      ),
    },
    { key: 'day', heading: m.day, cell: ({ date }) => day(date) },
    { key: 'value', heading: m.value, align: 'end', cell: ({ shown }) => shown },
    {
      key: 'reasons',
      heading: m.why,
      cell: ({ reasons }) =>
        listedTexts(
          language,
          reasons.map((reason) => m[reason]),
        ),
    },
  ];
}
