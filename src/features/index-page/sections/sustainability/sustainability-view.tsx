import type { SustainabilityMetric } from './load-sustainability.ts';
import type { SectionProps } from '../section.ts';
import type { SustainabilityParts } from './load-sustainability.ts';
import { formatNumber, formatPercent, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import {
  pillarNames,
  surroundingsMessages,
} from '#src/i18n/messages/indexes/index-surroundings.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { Subsection } from '../../parts/subsection.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import notes from '../../parts/notes.module.css';
import styles from './sustainability-view.module.css';

/** Metrics of the five pillars with their definitions and both kinds of gap (ID-04). */
export function SustainabilityView(props: SectionProps<SustainabilityParts, 'sustainability'>) {
  const { data, language } = props;
  const { fundId, sustainability } = data;
  const { metrics } = sustainability;
  const m = surroundingsMessages(language);
  return (
    <>
      <div className={styles.pillars}>
        {[...Map.groupBy(metrics, ({ pillar }) => pillar)].map(([pillar, ofPillar]) => (
          <Subsection key={pillar} title={pillarNames(language)[pillar]}>
            <DataTable
              caption={m.sustainabilityCaption(pillarNames(language)[pillar])}
              columns={columnsOf(fundId, language)}
              rows={ofPillar}
              rowKey={({ metric }) => metric}
              density="compact"
            />
          </Subsection>
        ))}
      </div>
      <div className={styles.footnotes}>
        <p className={notes.note}>{m.sustainabilityFootnote}</p>
        <p className={notes.note}>{m.coverageNote}</p>
      </div>
    </>
  );
}

function columnsOf(fundId: string, language: Language): Column<SustainabilityMetric>[] {
  const m = surroundingsMessages(language);
  return [
    {
      key: 'metric',
      heading: m.metric,
      className: styles.metric,
      cell: ({ name, unit, definition }) => (
        <details className={styles.definition}>
          <summary>
            {name}
            {unit && unit !== '%' ? <span className={styles.unit}>{` ${unit}`}</span> : null}
          </summary>
          <p>{definition}</p>
        </details>
      ),
    },
    {
      key: 'value',
      heading: m.value,
      align: 'end',
      cell: (metric) => <Value fundId={fundId} metric={metric} language={language} />,
    },
    {
      key: 'coverage',
      heading: m.coverage,
      align: 'end',
      className: styles.coverage,
      cell: ({ coverage }) => formatPercent(language, coverage, 1),
    },
  ];
}

type ValueProps = { fundId: string; metric: SustainabilityMetric; language: Language };

function Value({ fundId, metric, language }: ValueProps) {
  const m = surroundingsMessages(language);
  const { value, gap, unit, decimals } = metric;
  if (gap === 'no-coverage') return <abbr title={m.noCoverage}>{m.notApplicable}</abbr>;
  if (gap === 'not-processed') {
    return (
      <span role="img" aria-label={m.notProcessed}>
        {noFigure}
      </span>
    );
  }
  const figure = formatNumber(language, value, decimals);
  return (
    <FigureLink fundId={fundId} tag={metric.metric}>
      {unit === '%' ? `${figure}%` : <span className={styles.bare}>{figure}</span>}
    </FigureLink>
  );
}
