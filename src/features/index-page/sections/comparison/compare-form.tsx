import type { SectionProps } from '../section.ts';
import type { ComparisonParts } from './load-comparison.ts';
import { comparisonMessages } from '#src/i18n/messages/mixes/comparison.ts';
import { Chip } from '#src/ui/controls/chip.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { chartHref, mostCompared } from '../../address/chart-state.ts';
import { CompareField } from './compare-field.tsx';
import styles from './comparison-view.module.css';

type CompareFormProps = Pick<SectionProps<ComparisonParts>, 'data' | 'chart' | 'language' | 'api'>;

/** What the index is compared with, to be taken away and added to; a plain form, in which one picks as one types. */
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
          {comparison.map(({ asked, found, measure = asked }) => (
            <li key={asked}>
              <Chip
                href={`${chartHref(fundId, without(asked))}#levels`}
                label={m.remove(found?.portfolioName ?? measure)}
              >
                {found?.portfolioName ?? measure}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {chart.compare.length < mostCompared ? (
        <CompareField data={data} chart={chart} language={language} api={api} />
      ) : (
        <p className={styles.quick}>{m.full}</p>
      )}
      <Quick data={data} chart={chart} language={language} />
    </div>
  );
}

const quickLinks = 3;

/** The benchmark and a few related indexes, one click away. */
function Quick({ data, chart, language }: Omit<CompareFormProps, 'api'>) {
  const { related, fundId } = data;
  const isChosen = new Set([fundId, ...chart.compare]);
  const offered = (related === 'failed' ? [] : related).filter(
    (one) => one.hasReturns && !isChosen.has(one.fundId),
  );
  if (offered.length === 0 || chart.compare.length >= mostCompared) return null;
  return (
    <p className={styles.quick}>
      {comparisonMessages(language).suggestions}
      {offered.slice(0, quickLinks).map((one) => (
        <PageLink
          key={one.fundId}
          href={`${chartHref(fundId, { ...chart, compare: [...chart.compare, one.fundId] })}#levels`}
        >
          {one.portfolioName}
        </PageLink>
      ))}
    </p>
  );
}
