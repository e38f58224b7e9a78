import type { Variants } from '#src/contract/api/indexes/index-details.ts';

type Variant = Variants['variants'][number];
type ReturnType = Variant['returnType'];

export type VariantRow = {
  key: string;
  currency: string | null;
  isHedged: boolean;
  cells: Map<ReturnType, Variant[]>;
};

const returnTypes: readonly ReturnType[] = ['PR', 'NTR', 'TR', null];

/** Variants by currency (down) and return type (across); hedged ones are rows of their own. */
export function variantMatrix(variants: readonly Variant[]): {
  returnTypes: ReturnType[];
  rows: VariantRow[];
} {
  const present = new Set(variants.map(({ returnType }) => returnType));
  const rows = [...Map.groupBy(variants, rowKey)].map(([key, members]) => ({
    key,
    currency: members[0]?.hedgedTo ?? members[0]?.currency ?? null,
    isHedged: key.endsWith(hedged),
    cells: Map.groupBy(members, ({ returnType }) => returnType),
  }));
  return {
    returnTypes: returnTypes.filter((type) => present.has(type)),
    rows: rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  };
}

const hedged = ' hedged';

/** Sorts unhedged before hedged within a currency, and unknown currencies last. */
function rowKey({ currency, hedgedTo }: Variant): string {
  return hedgedTo ? hedgedTo + hedged : (currency ?? '~');
}
