import type { Part } from '#src/client/calls/parts.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { formatMoment } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { dataStatusMessages } from '#src/i18n/messages/data/data-status.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import { FactList } from '#src/ui/tables/fact-list.tsx';
import { Container, Section } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { hasCalendar, LevelDatesTable } from './level-dates-table.tsx';
import { LatestCorrections } from './latest-corrections.tsx';
import { ReleasesTable } from './releases-table.tsx';
import { RulesTable } from './rules-table.tsx';
import styles from './data-status.module.css';

/** A part that could not be loaded is null. */
export type DataStatus = {
  version: EndpointAnswer<'dataVersion'>;
  dates: Part<EndpointAnswer<'levelDates'>>;
  corrections: Part<EndpointAnswer<'ledger'>>;
  releases: Part<EndpointAnswer<'releases'>>;
};

/** The state of the data: its release, its freshness, and its corrections. */
export function DataStatusPage({ language, data }: { language: Language; data: DataStatus }) {
  const { version, dates, corrections, releases } = data;
  const m = dataStatusMessages(language);
  const failed = <p>{errorMessages(language).elementFailed}</p>;
  const count = (part: DataStatus['dates'], name: 'numberOfIndexes' | 'numberOfIndexesContinued') =>
    part === 'failed' ? null : formatCount(language, part[name]);
  return (
    <Container>
      <PageTitle title={m.title} lead={m.lead} />
      <div className={styles.top}>
        <FactList
          label={m.title}
          facts={[
            { label: m.release, value: formatCount(language, version.release) },
            { label: m.label, value: version.label },
            { label: m.published, value: formatMoment(language, version.published) },
            { label: m.indexes, value: count(dates, 'numberOfIndexes') },
            { label: m.indexesContinued, value: count(dates, 'numberOfIndexesContinued') },
          ]}
        />
        <Section
          title={m.levels}
          note={
            dates === 'failed' || hasCalendar(dates) ? m.levelsNote : m.levelsNoteWithoutCalendar
          }
        >
          {dates === 'failed' ? failed : <LevelDatesTable language={language} dates={dates} />}
        </Section>
      </div>
      <Section title={m.corrections}>
        {corrections === 'failed' ? (
          failed
        ) : (
          <LatestCorrections language={language} {...corrections} />
        )}
      </Section>
      <Section
        id="releases"
        title={m.releases}
        note={m.releasesNote(String(version.release), version.published.slice(0, 10))}
      >
        {releases === 'failed' ? (
          failed
        ) : (
          <ReleasesTable language={language} shown={version.release} {...releases} />
        )}
      </Section>
      <Section id="rules" title={m.rules} note={m.rulesNote}>
        <RulesTable language={language} />
      </Section>
    </Container>
  );
}
