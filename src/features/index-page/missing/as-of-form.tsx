import type { KnownReleases } from '../index-core.ts';
import type { PublishedRelease } from '../index-core.ts';
import type { Part } from '#src/client/calls/parts.ts';
import { useId } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { asOfMessages } from '#src/i18n/messages/as-of.ts';
import { Button } from '#src/ui/controls/button.tsx';
import fields from '#src/ui/controls/field.module.css';
import { useLocalPath } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import type { ChartState } from '../address/chart-state.ts';
import { ChartFields } from '../address/chart-fields.tsx';
import styles from '../parts/download-links.module.css';

type AsOfFormProps = {
  fundId: string;
  asOf: PublishedRelease | null;
  releases: Part<KnownReleases>;
  /** Kept on the way. */
  chart: ChartState;
  language: Language;
};

/** Leads to the page as of another day on which something was published; it needs no scripts. */
export function AsOfForm({ fundId, asOf, releases, chart, language }: AsOfFormProps) {
  const m = asOfMessages(language);
  const id = useId();
  const local = useLocalPath();
  const known = releases === 'failed' ? null : releases;
  return (
    <form className={styles.asOf} action={local(pages.indexDetails(fundId))} data-print="no">
      <ChartFields chart={chart} />
      <label htmlFor={id}>{m.day}</label>
      <input
        id={id}
        className={fields.field}
        type="date"
        name="asof"
        required
        min={known?.firstDay}
        max={known?.current.published.slice(0, 10)}
        defaultValue={asOf?.published.slice(0, 10)}
      />
      <Button type="submit">{m.show}</Button>
    </form>
  );
}
