import type { SectionProps } from '../section.ts';
import type { ComparisonParts } from './load-comparison.ts';
import { useState } from 'react';
import { comparisonMessages } from '#src/i18n/messages/mixes/comparison.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Combobox } from '#src/ui/controls/combobox.tsx';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { pages } from '#src/urls.ts';
import { ChartFields } from '../../address/chart-fields.tsx';
import { useComparable } from './use-comparable.ts';
import styles from './compare-field.module.css';

type CompareFieldProps = Pick<SectionProps<ComparisonParts>, 'data' | 'chart' | 'language' | 'api'>;

/** Adds an index: picked from a list, as in the search, or typed and sent, which is all that works without scripts. */
export function CompareField({ data, chart, language, api }: CompareFieldProps) {
  const m = comparisonMessages(language);
  const { fundId, details } = data;
  const compared = chart.compare.join(' ');
  const [typed, setTyped] = useState({ compared, term: '' });
  // A term that was added is not left in the field.
  const term = typed.compared === compared ? typed.term : '';
  const options = useComparable(api, term, {
    variant: details === 'failed' ? null : details,
    without: [fundId, ...chart.compare],
  });
  return (
    // Links to an index lead to another address of it: from there this is a new page, which begins at its top.
    <PageForm action={`${pages.indexDetails(fundId)}#levels`} className={styles.form}>
      <ChartFields chart={chart} />
      <Combobox
        name="compare"
        label={m.field}
        term={term}
        options={options.map((option) => ({
          ...option,
          id: option.fundId,
          name: option.portfolioName,
        }))}
        onType={(text) => setTyped({ compared, term: text })}
        onPick={(option, field) => {
          // The address holds the index itself, whatever was typed.
          field.value = option.id;
          field.form?.requestSubmit();
        }}
      />
      <Button type="submit">{m.add}</Button>
    </PageForm>
  );
}
