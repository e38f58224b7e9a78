import type { IndexDetails, Variants } from '#src/contract/api/indexes/index-details.ts';
import type { Language } from '#src/domain/language.ts';
import { variantSwitchMessages } from '#src/i18n/messages/indexes/variant-switch.ts';
import { filterValueLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { hedgedCurrency, variantName } from '#src/i18n/variant-name.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { chartHrefOfOther, type ChartState } from '../address/chart-state.ts';
import { investedIn, variantChoices, type VariantChoice } from './variant-choices.ts';
import styles from './variant-switch.module.css';

type VariantSwitchProps = {
  details: IndexDetails;
  /** Not known while they are being loaded. */
  variants: Variants['variants'] | undefined;
  chart: ChartState;
  language: Language;
};

/** Return type, currency and hedging of the index; each that exists otherwise is a link to it, with chart and place kept. */
export function VariantSwitch({ details, variants = [], chart, language }: VariantSwitchProps) {
  const choices = variantChoices(variants, details.fundId);
  // As high as the links that may take its place: nothing below moves when the variants have come.
  if (choices === null)
    return (
      <span className={styles.switch}>
        <span className={styles.alone}>{variantName(details, language)}</span>
      </span>
    );
  const m = variantSwitchMessages(language);
  const { returnTypes, currencies, hedging } = choices;
  return (
    <span className={styles.switch}>
      <Group
        chart={chart}
        name={m.returnType}
        choices={returnTypes}
        labelOf={({ returnType }) => returnType && filterValueLabels(language)[returnType]}
      />
      <Group
        chart={chart}
        name={m.currency}
        choices={currencies}
        labelOf={(variant) =>
          variant.hedgedTo !== null && details.hedgedTo === null
            ? hedgedCurrency(variant.hedgedTo, language)
            : investedIn(variant)
        }
      />
      {hedging.length > 1 || details.hedgedTo !== null ? (
        <Group
          chart={chart}
          name={m.hedging}
          choices={hedging}
          labelOf={({ hedgedTo }) => (hedgedTo === null ? m.unhedged : m.hedged)}
        />
      ) : null}
    </span>
  );
}

type GroupProps = {
  name: string;
  choices: readonly VariantChoice[];
  labelOf: (variant: VariantChoice['variant']) => string | null;
  chart: ChartState;
};

function Group({ name, choices, labelOf, chart }: GroupProps) {
  return (
    <span className={styles.group} role="group" aria-label={name}>
      {choices.map(({ variant, isShown }) =>
        isShown ? (
          <strong key={variant.fundId} className={styles.shown}>
            {labelOf(variant)}
          </strong>
        ) : (
          <PageLink
            key={variant.fundId}
            href={chartHrefOfOther(variant.fundId, chart)}
            className={styles.other}
          >
            {labelOf(variant)}
          </PageLink>
        ),
      )}
    </span>
  );
}
