import { toPortfolio } from './listed-index.ts';
import { resolveIndex } from './resolve-index.ts';
import type { Resource } from '../source.ts';

/** An index without a variant group is its own only variant. */
export const variants: Resource<'variants'> = ({ fundId }, { snapshot }) => {
  const { indexes } = snapshot.catalogue;
  const asked = resolveIndex(snapshot, fundId);
  const group =
    asked.variantGroup === null
      ? [asked]
      : indexes.findAll('variantGroup', asked.variantGroup).map((row) => indexes.row(row));
  return { fundId: asked.fundId ?? fundId, variants: group.map(toPortfolio) };
};
