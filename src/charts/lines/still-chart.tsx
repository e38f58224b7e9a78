import { useId, useMemo } from 'react';
import type { Language } from '#src/domain/language.ts';
import styles from '../reading/crosshair.module.css';
import { TimeAxis } from '../axes/time-axis.tsx';
import type { ScaleKind } from '../axes/value-scale.ts';
import type { DrawnMarks } from './drawn-marks.tsx';
import { type NamedLine } from './lines-layout.ts';
import { letterOf } from './line-letter.ts';
import { layoutNamed, linesPanel } from './lines-panel.tsx';
import chart from './lines-chart.module.css';

type StillChartProps = {
  language: Language;
  /** The finding, shown as the title. */
  finding: string;
  /** What is shown and in what unit; null where the finding says so. */
  title: string | null;
  lines: readonly NamedLine[];
  scale: ScaleKind;
  marks: DrawnMarks | null;
};

/** A chart without a reading position, for pages that link to the full chart. */
export function StillChart({ language, finding, title, lines, scale, marks }: StillChartProps) {
  const titleId = useId();
  const layout = useMemo(() => layoutNamed(lines, scale), [lines, scale]);
  const { plot, axis } = linesPanel({ language, lines, values: 'levels', layout, marks });
  return (
    <figure className={chart.chart} aria-labelledby={titleId}>
      <figcaption id={titleId}>
        <strong className={chart.finding}>{finding}</strong>
        {title === null ? null : <span className={chart.subtitle}>{title}</span>}
      </figcaption>
      <div className={styles.stillFrame}>
        <div className={styles.still}>
          <div className={styles.panel}>{plot}</div>
        </div>
        <div className={styles.axes}>
          <div className={styles.panel}>{axis}</div>
        </div>
        <div className={styles.timeAxis}>
          <TimeAxis layout={layout} language={language} />
        </div>
        {lines.length > 1 ? (
          <ul role="list" className={styles.key}>
            {lines.map(({ name }, i) => (
              <li key={name}>
                {letterOf(i)} {name}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {marks?.list}
    </figure>
  );
}
