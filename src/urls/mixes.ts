import { withQuery } from '../urls.ts';

/** Two to ten indexes to compare, in any order. */
export type ComparisonParameters = {
  ids: readonly string[];
  base?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type BlendParameters = {
  /** `A*60,B*40`. */
  of: string;
  rebalance?: string | undefined;
  from?: string | undefined;
};

export const comparisonPath = '/indexes/compare';
export const blendPath = '/indexes/blend';

/** Leaves commas and asterisks unescaped, because people read and share these addresses. */
export const readable = (address: string) => address.replaceAll('%2C', ',').replaceAll('%2A', '*');

export const comparisonPage = ({ ids, ...rest }: ComparisonParameters): string =>
  readable(withQuery(comparisonPath, { ids: ids.join(','), ...rest }));

export const blendPage = (parameters: BlendParameters): string =>
  readable(withQuery(blendPath, { ...parameters }));
