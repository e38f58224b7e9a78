import type { Day } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import { LateDetails } from '#src/ui/late-details.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { EventSign } from '../reading/event-sign.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import { dateOfEvent, eventsWithin, type ChartEvent } from './chart-events.ts';
import styles from './level-table.module.css';

type EventTableProps = {
  language: Language;
  events: readonly ChartEvent[];
  first: Day;
  last: Day;
};

/** The events of a chart as a table, newest first. */
export function EventTable({ language, events, first, last }: EventTableProps) {
  const m = chartMessages(language);
  const rows = eventsWithin(events, first, last).toReversed();
  if (rows.length === 0) return null;
  return (
    <LateDetails
      className={styles.details}
      isPrinted={false}
      summary={<summary className={styles.summary}>{m.eventsAsTable}</summary>}
    >
      <DataTable
        caption={m.events}
        columns={[
          { key: 'date', heading: m.date, cell: (event) => dateOfEvent(event, language) },
          {
            key: 'event',
            heading: m.event,
            cell: textOf,
          },
        ]}
        rows={rows}
        rowKey={({ from, text }) => `${from} ${text}`}
        density="compact"
      />
    </LateDetails>
  );
}

const textOf = ({ shape, text, href }: ChartEvent) => (
  <>
    <EventSign shape={shape} />
    {href === null ? text : <PageLink href={href}>{text}</PageLink>}
  </>
);
