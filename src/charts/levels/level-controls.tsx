import { isoOfDay } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';
import { chartMessages, periodLabels, periodNames } from '#src/i18n/messages/charts/charts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import fields from '#src/ui/controls/field.module.css';
import { ChartControls } from '../chart-controls.tsx';
import { Choice } from '../choice.tsx';
import { dayAt } from './level-series.ts';
import type { Period } from './periods.ts';
import { isAboveZero, type ChartWindow, type ShownWindow } from './chart-window.ts';
import styles from './level-chart.module.css';

/** The address of the form without scripts, and the parameters to preserve. */
export type ChartForm = {
  action: string;
  kept: readonly (readonly [name: string, value: string])[];
};

type LevelControlsProps = {
  language: Language;
  series: Levels;
  offered: readonly Period[];
  shown: ShownWindow;
  form: ChartForm | undefined;
  choose: (chosen: ChartWindow) => void;
};

/** The controls of the chart: a period or two days, and the scale. */
export function LevelControls(props: LevelControlsProps) {
  const { language, series, offered, shown, form, choose } = props;
  const m = chartMessages(language);
  const { period, scale, stretch } = shown;
  const days = { from: dateAt(series, stretch.from), to: dateAt(series, stretch.to) };
  const window = period === null ? days : { period };
  return (
    <div className={styles.controls}>
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
        {isAboveZero(series) ? (
          <Choice
            legend={m.scale}
            name={form && 'scale'}
            options={[
              { value: 'linear', label: m.linear },
              { value: 'log', label: m.log },
            ]}
            chosen={scale}
            onChoose={(value) => choose({ ...window, scale: value })}
          />
        ) : null}
      </ChartControls>
      {form ? (
        <Days key={`${days.from} ${days.to}`} {...{ language, series, days, form, scale }} />
      ) : null}
    </div>
  );
}

const dateAt = (series: Levels, position: number) => isoOfDay(dayAt(series, position));

type DaysProps = Pick<LevelControlsProps, 'language' | 'series'> & {
  days: { from: string; to: string };
  form: ChartForm;
  scale: ShownWindow['scale'];
};

/** The two days as a form, which opens the page with both in its address. */
function Days({ language, series, days, form, scale }: DaysProps) {
  const m = chartMessages(language);
  const bounds = { min: dateAt(series, 0), max: dateAt(series, series.days.length - 1) };
  return (
    <PageForm action={form.action} className={styles.days} label={m.window}>
      {[...form.kept, ...(scale === 'log' ? [['scale', scale] as const] : [])].map(
        ([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ),
      )}
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className={styles.day}>
          {m[name]}
          <input
            className={fields.field}
            type="date"
            name={name}
            defaultValue={days[name]}
            min={bounds.min}
            max={bounds.max}
          />
        </label>
      ))}
      <Button type="submit" look="quiet">
        {m.show}
      </Button>
    </PageForm>
  );
}
