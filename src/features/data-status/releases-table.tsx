import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { formatDate, formatMoment } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { dataStatusMessages } from '#src/i18n/messages/data/data-status.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { api, pages, withQuery } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import styles from './data-status.module.css';

type Release = EndpointAnswer<'releases'>['releases'][number];

type ReleasesTableProps = EndpointAnswer<'releases'> & {
  language: Language;
  /** Number of the release that the page is made of. */
  shown: number;
};

export function ReleasesTable({ language, shown, releases, totalReleases }: ReleasesTableProps) {
  const m = dataStatusMessages(language);
  return (
    <>
      <DataTable
        caption={m.releasesCaption}
        columns={columnsOf(language, shown)}
        rows={releases}
        rowKey={({ release }) => String(release)}
        density="pairs"
      />
      {releases.length < totalReleases ? (
        <p className={styles.all}>
          <a href={callAddress(api.releases, { size: 200 })}>
            {m.allReleases(formatCount(language, totalReleases))}
          </a>
        </p>
      ) : null}
    </>
  );
}

function columnsOf(language: Language, shown: number): Column<Release>[] {
  const m = dataStatusMessages(language);
  const stateOf = ({ release, withdrawn, withdrawnBy: by, pruned }: Release) => {
    if (release === shown) return m.shown;
    if (pruned !== null && !withdrawn) return m.pruned(formatDate(language, pruned.slice(0, 10)));
    if (!withdrawn) return m.earlier;
    return by ? m.withdrawnFor(formatCount(language, by.release), by.reason) : m.withdrawn;
  };
  return [
    {
      key: 'release',
      heading: m.release,
      className: styles.number,
      cell: ({ release, withdrawn, pruned }) => {
        const number = formatCount(language, release);
        const href = withQuery(pages.home, { asof: release });
        return withdrawn || pruned !== null ? number : <PageLink href={href}>{number}</PageLink>;
      },
    },
    {
      key: 'label',
      heading: m.label,
      className: styles.label,
      cell: ({ label }) => <WholeDates text={label} />,
    },
    {
      key: 'published',
      heading: m.published,
      className: styles.published,
      cell: ({ published }) => (
        <span className={styles.moment}>{formatMoment(language, published)}</span>
      ),
    },
    { key: 'rules', heading: m.rule, cell: ({ figureRules }) => String(figureRules) },
    { key: 'state', heading: m.state, cell: stateOf },
  ];
}
