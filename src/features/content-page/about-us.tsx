import type { Language } from '#src/domain/language.ts';
import { contentPageMessages } from '#src/i18n/messages/site/content-pages.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { MainAndAside } from '#src/ui/layout.tsx';
import type { SectionOf } from './content-page-data.ts';
import { TitledSection } from './titled-section.tsx';
import styles from './about-us.module.css';

type AboutUsProps = { language: Language; section: SectionOf<'aboutUs'> };

/** What the provider says of itself, beside its figures (TP-06). */
export function AboutUs({ language, section }: AboutUsProps) {
  const { title, text, statistics } = section;
  const table = <Statistics language={language} statistics={statistics} />;
  return (
    <TitledSection title={title}>
      {text ? <MainAndAside main={<RichText html={text.html} />} aside={table} /> : table}
    </TitledSection>
  );
}

type StatisticsProps = { language: Language; statistics: AboutUsProps['section']['statistics'] };
type Row = StatisticsProps['statistics']['rows'][number];

function Statistics({ language, statistics: { caption, rows } }: StatisticsProps) {
  return (
    <div className={styles.statistics}>
      <DataTable
        caption={caption}
        showCaption
        columns={columnsOf(language)}
        rows={rows}
        rowKey={({ label }) => label}
      />
    </div>
  );
}

function columnsOf(language: Language): Column<Row>[] {
  const m = contentPageMessages(language);
  return [
    { key: 'label', heading: m.statistic, cell: ({ label }) => label },
    {
      key: 'value',
      heading: m.value,
      align: 'end',
      cell: ({ value }) => <span className={styles.value}>{value}</span>,
    },
  ];
}
