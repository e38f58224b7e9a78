import type { Language } from '#src/domain/language.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { api, withQuery } from '#src/urls.ts';
import { dataFileAddress } from '#src/urls/data-files.ts';
import { readable } from '#src/urls/mixes.ts';
import styles from '../parts/form.module.css';

type ComparisonFilesProps = {
  /** What the page is asked for: `ids`, and perhaps `base`, `from` and `to`. */
  query: string;
  release: number;
  language: Language;
};

/**
 * A comparison as files of its release: the levels of its window a column each, the figures of its indexes a row each, and
 * the comparison itself as the API answers it. What may not be downloaded is left out, and counted beside them.
 */
export function ComparisonFiles({ query, release, language }: ComparisonFilesProps) {
  const m = embedMessages(language);
  const { ids, base, from, to } = Object.fromEntries(new URLSearchParams(query));
  const file = (table: 'levels' | 'figures') => dataFileAddress({ table, ending: 'csv', release });
  const asof = String(release);
  return (
    <p className={styles.links} data-print="no">
      <a href={readable(withQuery(file('levels'), { ids, from, to, shape: 'wide' }))} download>
        {m.levelsFile}
      </a>
      <a href={readable(withQuery(file('figures'), { ids }))} download>
        {m.figuresFile}
      </a>
      <a href={readable(withQuery(api.base + api.compare, { ids, base, from, to, asof }))}>
        {m.comparisonFile}
      </a>
    </p>
  );
}
