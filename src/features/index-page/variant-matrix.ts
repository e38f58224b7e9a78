import type { Variants } from '#src/contract/api/index-details.ts';

type Variant = Variants['variants'][number];
type ReturnType = Variant['returnType'];

export type VariantColumn = { key: string; currency: string | null; isHedged: boolean };
export type VariantRow = { returnType: ReturnType; cells: Map<string, Variant[]> };

const returnTypes: readonly ReturnType[] = ['PR', 'NTR', 'TR', null];

/** Variants by return type (down) and currency (across); hedged ones are columns of their own. */
export function variantMatrix(variants: readonly Variant[]): {
  columns: VariantColumn[];
  rows: VariantRow[];
} {
  const columns = new Map(variants.map((variant) => [columnKey(variant), columnOf(variant)]));
  const byReturnType = Map.groupBy(variants, ({ returnType }) => returnType);
  return {
    columns: [...columns.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    rows: returnTypes.flatMap((returnType) => {
      const members = byReturnType.get(returnType);
      return members ? [{ returnType, cells: Map.groupBy(members, columnKey) }] : [];
    }),
  };
}

function columnOf(variant: Variant): VariantColumn {
  const { currency, hedgedTo } = variant;
  return { key: columnKey(variant), currency: hedgedTo ?? currency, isHedged: hedgedTo !== null };
}

/** Sorts unhedged before hedged within a currency, and unknown currencies last. */
function columnKey({ currency, hedgedTo }: Variant): string {
  return hedgedTo ? `${hedgedTo} 1` : `${currency ?? '~'} 0`;
}
