import { heaviestOf, shareBars } from '#src/charts/shares/share-lists.ts';
import type { SectionProps } from '../section.ts';
import { hasBreakdownOfBonds } from '../composition/breakdowns.ts';
import type { CompositionParts } from '../composition/load-composition.ts';
import type { CharacteristicsParts } from './load-characteristics.ts';
import { characteristicText } from '#src/i18n/characteristic-text.ts';
import { figureStems } from '#src/i18n/messages/figures/figure-names.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { BreakdownList } from '../composition/breakdown-list.tsx';
import { FactList } from '#src/ui/tables/fact-list.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import { FormulaLink } from '../../parts/formula-link.tsx';
import notes from '../../parts/notes.module.css';
import styles from '../composition/composition-view.module.css';

/** What the index holds, in figures: yield, duration and spread of bonds, valuation of shares. */
export function CharacteristicsView(
  props: SectionProps<CharacteristicsParts & Partial<CompositionParts>, 'characteristics'>,
) {
  const { data, language } = props;
  const { fundId, figures } = data.characteristics;
  // What the members say of themselves stands in the composition, beside the benchmark.
  const buckets = hasBreakdownOfBonds(data) ? [] : data.characteristics.buckets;
  const longest = heaviestOf(buckets.map(({ shares }) => shares));
  const m = compositionMessages(language);
  return (
    <>
      <div className={styles.lists}>
        <FactList
          label={indexSections(language).characteristics}
          facts={figures.map(({ figure, value }) => ({
            label: figureStems(language)[figure],
            value: (
              <FigureLink fundId={fundId} tag={figure}>
                {characteristicText(language, figure, value)}
              </FigureLink>
            ),
          }))}
        />
        {buckets.map(({ kind, shares }) => (
          <BreakdownList
            key={kind}
            title={m[kind]}
            bars={shareBars(
              kind === 'maturity'
                ? shares.map(({ name, weight }) => ({ name: m.years(name), weight }))
                : shares,
              language,
            )}
            longest={longest}
            language={language}
          />
        ))}
      </div>
      <p className={notes.note}>
        <FormulaLink anchor="holdings">{figureMessages(language).allFormulas}</FormulaLink>
      </p>
    </>
  );
}
