import type { IndexCore } from '../../index-core.ts';
import type { ComparedIndex } from './load-comparison.ts';
import type { SectionProps } from '../section.ts';
import type { ComparisonParts } from './load-comparison.ts';
import { comparisonMessages } from '#src/i18n/messages/mixes/comparison.ts';
import { Notice } from '#src/ui/notice.tsx';
import { CompareForm } from './compare-form.tsx';
import { ComparedFigures } from './compared-figures.tsx';
import styles from './comparison-view.module.css';

/** What the chart shows the index beside (ID-02), with the figures of each. */
export function ComparisonView(props: SectionProps<ComparisonParts>) {
  const { data, chart, language, api } = props;
  const m = comparisonMessages(language);
  const found = data.comparison.flatMap((one) => (one.found ? [one.found] : []));
  return (
    <>
      <p className={styles.lead}>{m.lead}</p>
      <CompareForm data={data} chart={chart} language={language} api={api} />
      {data.comparison.map(({ asked, found: one, measure }) =>
        one ? null : (
          <Notice key={asked} title={measure ? m.isMeasure(measure) : m.notFound(asked)} />
        ),
      )}
      {found.length > 0 ? (
        <ComparedFigures language={language} compared={withFigures(data, found)} />
      ) : null}
    </>
  );
}

const withFigures = ({ details, fundId, figures }: IndexCore, found: readonly ComparedIndex[]) => [
  {
    name: details === 'failed' ? fundId : details.portfolioName,
    fundId,
    figures: figures === 'failed' ? null : figures,
  },
  ...found.map((one) => ({ ...one, name: one.portfolioName })),
];
