import { toPortfolio } from './listed-index.ts';
import { resolveIndex } from './resolve-index.ts';
import type { Resource } from '../source.ts';

/** An index without a variant group is its own only variant. */
export const variants: Resource<'variants'> = ({ fundId }, { snapshot }) => {
  const { indexes } = snapshot.catalogue;
  const asked = resolveIndex(snapshot, fundId);
  const rows =
    asked.variantGroup === null
      ? [indexes.find('fundId', asked.fundId ?? '')]
      : indexes.findAll('variantGroup', asked.variantGroup);
  return {
    fundId: asked.fundId ?? fundId,
    variants: rows.flatMap((row) => (row === null ? [] : toPortfolio(indexes, row))),
  };
};
