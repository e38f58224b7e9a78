import type { ReactNode } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import styles from './levels/level-chart.module.css';

type ChartControlsProps = {
  form?: { action: string; kept: readonly (readonly [name: string, value: string])[] } | undefined;
  /** The text of a button that is shown without scripts only. */
  submit: string;
  children: ReactNode;
};

/** The controls of a chart, as a form where there is an address for each choice. */
export function ChartControls({ form, submit, children }: ChartControlsProps) {
  if (!form) return <div className={styles.choices}>{children}</div>;
  return (
    <PageForm action={form.action} className={styles.choices}>
      {children}
      {form.kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <span className={styles.submit}>
        <Button type="submit">{submit}</Button>
      </span>
    </PageForm>
  );
}
