import type { Characteristics } from '#src/contract/provider/characteristics.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { characteristicNames, compositionMessages } from '#src/i18n/messages/index-composition.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { BreakdownList, heaviestOf } from './breakdown-list.tsx';
import { FailedPart } from './empty-state.tsx';
import { FactList } from '#src/ui/tables/fact-list.tsx';
import type { Part } from './index-page-data.ts';
import styles from './composition-section.module.css';

type CharacteristicsSectionProps = {
  characteristics: Part<Characteristics>;
  language: Language;
  onRetry: () => void;
};

/** What the index holds, in figures: yield, duration and spread of bonds, valuation of shares. */
export function CharacteristicsSection(props: CharacteristicsSectionProps) {
  const { characteristics, language, onRetry } = props;
  const title = indexSections(language).characteristics;
  if (characteristics === 'failed') {
    return (
      <Section id="characteristics" title={title}>
        <FailedPart language={language} onRetry={onRetry} />
      </Section>
    );
  }
  const { asOfDate, figures, buckets } = characteristics;
  const longest = heaviestOf(buckets.map(({ shares }) => shares));
  const m = compositionMessages(language);
  return (
    <Section
      id="characteristics"
      title={title}
      note={asOfDate ? m.asOf(formatDate(language, asOfDate)) : undefined}
    >
      <div className={styles.lists}>
        <FactList
          label={title}
          facts={figures.map(({ figure, value }) => ({
            label: characteristicNames(language)[figure],
            value: valueText(figure, value, language),
          }))}
        />
        {buckets.map(({ kind, shares }) => (
          <BreakdownList
            key={kind}
            title={m[kind]}
            shares={
              kind === 'maturity'
                ? shares.map(({ name, weight }) => ({ name: m.years(name), weight }))
                : shares
            }
            longest={longest}
            language={language}
          />
        ))}
      </div>
    </Section>
  );
}

type Figure = Characteristics['figures'][number]['figure'];

function valueText(figure: Figure, value: number, language: Language): string {
  const m = compositionMessages(language);
  switch (figure) {
    case 'modifiedDuration':
    case 'averageMaturity':
      return m.years(formatNumber(language, value));
    case 'optionAdjustedSpread':
      return m.basisPoints(formatNumber(language, value, 0));
    case 'priceToEarnings':
    case 'priceToBook':
      return m.times(formatNumber(language, value));
    default:
      return formatPercent(language, value);
  }
}
