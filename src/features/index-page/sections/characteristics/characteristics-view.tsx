import type { SectionProps } from '../section.ts';
import type { CharacteristicsParts } from './load-characteristics.ts';
import type { Characteristics } from '#src/contract/provider/characteristics.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import {
  characteristicNames,
  compositionMessages,
} from '#src/i18n/messages/indexes/index-composition.ts';
import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { BreakdownList, heaviestOf } from '../composition/breakdown-list.tsx';
import { FactList } from '#src/ui/tables/fact-list.tsx';
import styles from '../composition/composition-view.module.css';

/** What the index holds, in figures: yield, duration and spread of bonds, valuation of shares. */
export function CharacteristicsView(props: SectionProps<CharacteristicsParts, 'characteristics'>) {
  const { data, language } = props;
  const { figures, buckets } = data.characteristics;
  const longest = heaviestOf(buckets.map(({ shares }) => shares));
  const m = compositionMessages(language);
  return (
    <div className={styles.lists}>
      <FactList
        label={indexSections(language).characteristics}
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
