import type { Variants } from '#src/contract/api/indexes/index-details.ts';

type Variant = Pick<
  Variants['variants'][number],
  'fundId' | 'returnType' | 'currency' | 'hedgedTo'
>;

/** What can be chosen of one property: the variant that has it, all else being equal as far as there is one. */
export type VariantChoice = { variant: Variant; isShown: boolean };

export type VariantChoices = {
  returnTypes: VariantChoice[];
  currencies: VariantChoice[];
  /** Not hedged and hedged; one alone where the other does not exist. */
  hedging: VariantChoice[];
};

const returnTypeOrder: readonly Variant['returnType'][] = ['PR', 'NTR', 'TR', null];

/** The currency that an investor has it in. */
export const investedIn = ({ currency, hedgedTo }: Variant) => hedgedTo ?? currency;
const isHedged = ({ hedgedTo }: Variant) => hedgedTo !== null;

/** The variants that differ in one property from the one that is shown; only those that exist. */
export function variantChoices(
  variants: readonly Variant[],
  fundId: string,
): VariantChoices | null {
  const shown = variants.find((one) => one.fundId === fundId);
  if (!shown || variants.length < 2) return null;
  const choose = (fits: (one: Variant) => boolean): VariantChoice[] => {
    if (fits(shown)) return [{ variant: shown, isShown: true }];
    const fitting = variants.filter(fits);
    const found = fitting.find((one) => isHedged(one) === isHedged(shown)) ?? fitting[0];
    return found ? [{ variant: found, isShown: false }] : [];
  };
  const currencies = [...new Set(variants.map(investedIn))].toSorted(byName);
  return {
    returnTypes: returnTypeOrder.flatMap((type) =>
      choose(
        (one) =>
          one.returnType === type &&
          investedIn(one) === investedIn(shown) &&
          isHedged(one) === isHedged(shown),
      ),
    ),
    currencies: currencies.flatMap((currency) =>
      choose((one) => investedIn(one) === currency && one.returnType === shown.returnType),
    ),
    hedging: [false, true].flatMap((hedged) =>
      choose(
        (one) =>
          isHedged(one) === hedged &&
          investedIn(one) === investedIn(shown) &&
          one.returnType === shown.returnType,
      ),
    ),
  };
}

/** Unknown currencies last. */
const byName = (one: string | null, other: string | null) =>
  (one ?? '~') < (other ?? '~') ? -1 : 1;
