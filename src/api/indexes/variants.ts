import { toPortfolio } from './listed-index.ts';
import { resolveIndex } from './resolve-index.ts';
import type { Resource } from '../source.ts';

/** An index without a variant group is its own only variant. */
export const variants: Resource<'variants'> = ({ fundId }, { snapshot }) => {
  const { indexes } = snapshot.catalogue;
  const index = resolveIndex(snapshot, fundId);
  const rows =
    index.variantGroup === null
      ? [indexes.find('fundId', index.fundId ?? '')]
      : indexes.findAll('variantGroup', index.variantGroup);
  return {
    fundId: index.fundId ?? fundId,
    variants: rows.flatMap((row) => (row === null ? [] : toPortfolio(indexes, row))),
  };
};
