import { useId, useMemo, useState } from 'react';
import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { chartMessages, periodLabels, periodNames } from '#src/i18n/messages/indexes/charts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { TimeAxis, ValueAxis } from '../axes.tsx';
import { summaryOf } from './chart-summary.ts';
import { Choice } from '../choice.tsx';
import { Crosshair } from '../crosshair.tsx';
import { layoutLevelChart } from './level-chart-layout.ts';
import { LevelReadout, readingOf } from './level-readout.tsx';
import { LevelTable } from './level-table.tsx';
import { LinePlot } from '../lines/line-plot.tsx';
import { coveredPeriods, type Period } from './periods.ts';
import { isBackTested, type ShownSeries } from '../shown-series.ts';
import type { ScaleKind } from '../value-scale.ts';
import { ChartControls } from '../chart-controls.tsx';
import styles from './level-chart.module.css';

type LevelChartProps = ShownSeries & {
  /** Says what is shown and in what unit. */
  title: string;
  /** The last level is the last of its month: periods go back to month-ends. */
  endsMonth: boolean;
  /** What the page's address says of the chart. */
  chosen?: Chosen;
  onChoose?: (chosen: Required<Chosen>) => void;
  /** Where the choices lead without scripts, and what of the address stays. */
  form?: { action: string; kept: readonly (readonly [name: string, value: string])[] };
};

type Chosen = { period?: Period | undefined; scale?: ScaleKind | undefined };

/** 13px of the 12rem that the plot has on paper. */
const roomForLabel = 0.07;

/** Levels of one index over time, with periods, scale, crosshair and the same levels as a table. */
export function LevelChart(props: LevelChartProps) {
  const { title, series, language, launch, decimals, endsMonth, form } = props;
  const m = chartMessages(language);
  const titleId = useId();
  const offered = useMemo(() => coveredPeriods(series, endsMonth), [series, endsMonth]);
  const { period, scale, choose } = useChosen(offered, props);
  const shown = useMemo(
    () => ({ series, language, launch, decimals }),
    [series, language, launch, decimals],
  );
  const layout = useMemo(
    () => layoutLevelChart({ series, launch, endsMonth, period, scale }),
    [series, launch, endsMonth, period, scale],
  );
  const launchDate = launch === null ? '' : formatDate(language, isoOfDay(launch));
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <p>
        <VisuallyHidden>{`${summaryOf(shown, layout.stretch)} ${m.keyboardHint}`}</VisuallyHidden>
      </p>
      <ChartControls form={form} submit={m.show}>
        <Choice
          legend={m.period}
          name={form && 'period'}
          options={offered.map((value) => ({
            value,
            label: periodLabels(language)[value],
            name: periodNames(language)[value],
          }))}
          chosen={period}
          onChoose={(value) => choose({ period: value, scale })}
        />
        <Choice
          legend={m.scale}
          name={form && 'scale'}
          options={[
            { value: 'linear', label: m.linear },
            { value: 'log', label: m.log },
          ]}
          chosen={scale}
          onChoose={(value) => choose({ period, scale: value })}
        />
      </ChartControls>
      <Crosshair
        key={period}
        reading={readingOf(shown, layout)}
        renderReadout={(position) => (
          <LevelReadout shown={shown} layout={layout} position={position} />
        )}
        plot={
          <LinePlot
            layout={layout}
            backTestedLabel={m.backTested}
            liveLabel={m.liveSince(launchDate)}
          />
        }
        valueAxis={
          <ValueAxis layout={layout} language={language} decimals={decimals} room={roomForLabel} />
        }
        timeAxis={<TimeAxis layout={layout} language={language} />}
      />
      <LaunchNote shown={shown} from={layout.stretch.from} />
      <LevelTable key={`table ${period}`} shown={shown} stretch={layout.stretch} />
    </figure>
  );
}

/** What has to be said of levels from before the launch, or where nobody knows which those are. */
function LaunchNote({ shown, from }: { shown: ShownSeries; from: number }) {
  const { language, launch } = shown;
  if (launch === null) {
    return <p className={styles.note}>{backTestMessages(language).unknownLevels}</p>;
  }
  if (!isBackTested(shown, from)) return null;
  const date = formatDate(language, isoOfDay(launch));
  return <p className={styles.note}>{chartMessages(language).backTestedNote(date)}</p>;
}

/** The visitor's choice, which begins with what the address says and follows it when that changes. */
function useChosen(offered: readonly Period[], { chosen, onChoose }: LevelChartProps) {
  const usual = offered.includes('5Y') ? '5Y' : 'Max';
  const asked = chosen?.period && offered.includes(chosen.period) ? chosen.period : usual;
  const fromAddress = { period: asked, scale: chosen?.scale ?? 'linear' };
  const [address, setAddress] = useState(fromAddress);
  const [state, setState] = useState(fromAddress);
  if (address.period !== fromAddress.period || address.scale !== fromAddress.scale) {
    setAddress(fromAddress);
    setState(fromAddress);
  }
  return {
    ...state,
    choose: (next: Required<Chosen>) => {
      const whole = { ...state, ...next } as typeof state;
      setState(whole);
      onChoose?.(whole);
    },
  };
}
