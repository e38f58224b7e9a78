import type { Product } from '#src/contract/provider/products.ts';
import { defineList, type Columns } from '../declaration.ts';
import { labelsOfProduct } from './product-labels.ts';

const of = <Text extends string | null>(value: (product: Product) => Text) => ({
  kind: 'text' as const,
  value,
});

const columns = {
  productId: of((product) => product.productId),
  name: of((product) => product.name),
  productType: of((product) => product.productType),
  provider: of((product) => product.provider),
  ticker: of((product) => product.ticker),
  isin: of((product) => product.isin),
  currency: of((product) => product.currency),
  exchange: of((product) => product.exchange),
  assetClass: of((product) => product.assetClass),
  category: of((product) => product.category),
  indexFundId: of((product) => product.indexFundId),
  countries: { kind: 'texts', value: (product) => product.countries },
  url: of((product) => product.url),
  fee: { kind: 'number', value: (product) => product.fee },
  netAssets: { kind: 'number', value: (product) => product.netAssets },
  netAssetsDate: of((product) => product.netAssetsDate),
  replication: of((product) => product.replication),
  distribution: of((product) => product.distribution),
} satisfies Columns<Product>;

/** The list of all investable products. */
export const productList = defineList<Product>()({
  columns,
  text: ['name', 'provider'],
  codes: ['ticker', 'isin'],
  labels: labelsOfProduct,
  ids: ['productId', 'indexFundId'],
  filters: [
    'productType',
    'provider',
    'currency',
    'exchange',
    'assetClass',
    'countries',
    'indexFundId',
  ],
  sorts: [
    'name',
    'productType',
    'provider',
    'ticker',
    'currency',
    'exchange',
    'assetClass',
    'fee',
    'netAssets',
  ],
  demoted: () => false,
  optionalWords: ['the', 'fund', 'etf'],
});
