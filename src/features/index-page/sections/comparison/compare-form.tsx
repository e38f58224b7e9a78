import type { SectionProps } from '../section.ts';
import type { ComparisonParts } from './load-comparison.ts';
import { useEffect, useId, useState } from 'react';
import type { Suggestion } from '#src/contract/api/portfolios.ts';
import { comparisonMessages } from '#src/i18n/messages/indexes/comparison.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Chip } from '#src/ui/controls/chip.tsx';
import fields from '#src/ui/controls/field.module.css';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { ChartFields } from '../../address/chart-fields.tsx';
import { chartHref, mostCompared } from '../../address/chart-state.ts';
import styles from './comparison-view.module.css';

type CompareFormProps = Pick<SectionProps<ComparisonParts>, 'data' | 'chart' | 'language' | 'api'>;

/** What the index is compared with, to be taken away and added to; a plain form, completed as one types. */
export function CompareForm({ data, chart, language, api }: CompareFormProps) {
  const m = comparisonMessages(language);
  const { fundId, comparison } = data;
  const without = (asked: string) => ({
    ...chart,
    compare: chart.compare.filter((one) => one !== asked),
  });
  return (
    <div data-print="no">
      {comparison.length > 0 ? (
        <ul role="list" className={styles.chips} aria-label={m.chosen}>
          {comparison.map(({ asked, found }) => (
            <li key={asked}>
              <Chip
                href={`${chartHref(fundId, without(asked))}#comparison`}
                label={m.remove(found?.portfolioName ?? asked)}
              >
                {found?.portfolioName ?? asked}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {chart.compare.length < mostCompared ? (
        <AddForm fundId={fundId} chart={chart} language={language} api={api} />
      ) : (
        <p className={styles.quick}>{m.full}</p>
      )}
      <Quick data={data} chart={chart} language={language} />
    </div>
  );
}

const debounce = 300;
const mostSuggested = 8;

function AddForm({
  fundId,
  chart,
  language,
  api,
}: Omit<CompareFormProps, 'data'> & { fundId: string }) {
  const m = comparisonMessages(language);
  const listId = useId();
  const compared = chart.compare.join(' ');
  const [typed, setTyped] = useState({ compared, term: '' });
  // A term that was added is not left in the field.
  const term = typed.compared === compared ? typed.term : '';
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (term.trim().length < 2) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      api
        .get('suggestions', { filterPattern: term, size: mostSuggested })
        .then(({ portfolios }) => isWanted && setOptions(portfolios))
        .catch(() => isWanted && setOptions([]));
    }, debounce);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term, api]);
  return (
    // Links to an index lead to another address of it: from there this is a new page, which begins at its top.
    <PageForm action={`${pages.indexDetails(fundId)}#comparison`} className={styles.form}>
      <ChartFields chart={chart} />
      <input
        className={`${fields.field} ${styles.field}`}
        name="compare"
        list={listId}
        value={term}
        aria-label={m.field}
        placeholder={m.field}
        autoComplete="off"
        onChange={(event) => setTyped({ compared, term: event.target.value })}
      />
      <datalist id={listId}>
        {options.map((one) => (
          <option key={one.fundId} value={one.fundId}>
            {one.portfolioName}
          </option>
        ))}
      </datalist>
      <Button type="submit">{m.add}</Button>
    </PageForm>
  );
}

const quickLinks = 3;

/** The benchmark and a few related indexes, one click away. */
function Quick({ data, chart, language }: Omit<CompareFormProps, 'api'>) {
  const { related, fundId } = data;
  const isChosen = new Set([fundId, ...chart.compare]);
  const offered = (related === 'failed' ? [] : related).filter((one) => !isChosen.has(one.fundId));
  if (offered.length === 0 || chart.compare.length >= mostCompared) return null;
  return (
    <p className={styles.quick}>
      {comparisonMessages(language).suggestions}
      {offered.slice(0, quickLinks).map((one) => (
        <PageLink
          key={one.fundId}
          href={`${chartHref(fundId, { ...chart, compare: [...chart.compare, one.fundId] })}#comparison`}
        >
          {one.portfolioName}
        </PageLink>
      ))}
    </p>
  );
}
