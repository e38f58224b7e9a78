import type { StructuredProduct } from '#src/contract/provider/products.ts';
import { defineList, type Columns } from '../declaration.ts';
import { labelsOfStructuredProduct } from './product-labels.ts';

const of = <Text extends string | null>(value: (product: StructuredProduct) => Text) => ({
  kind: 'text' as const,
  value,
});

const columns = {
  productId: of((product) => product.productId),
  name: of((product) => product.name),
  issuer: of((product) => product.issuer),
  isin: of((product) => product.isin),
  symbol: of((product) => product.symbol),
  assetClass: of((product) => product.assetClass),
  country: of((product) => product.country),
  underlying: of((product) => product.underlying),
  indexFundId: of((product) => product.indexFundId),
  maturity: of((product) => product.maturity),
} satisfies Columns<StructuredProduct>;

/** The list of all structured products. */
export const structuredProductList = defineList<StructuredProduct>()({
  columns,
  text: ['name', 'issuer', 'underlying'],
  codes: ['isin', 'symbol'],
  labels: labelsOfStructuredProduct,
  ids: ['productId', 'indexFundId'],
  filters: ['issuer', 'assetClass', 'country', 'indexFundId'],
  sorts: ['name', 'issuer', 'assetClass', 'country', 'underlying', 'maturity'],
  demoted: () => false,
  optionalWords: ['the'],
});
