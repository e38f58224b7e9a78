import { getFigure } from '../figures/listed-figures.ts';
import { rounded } from '../figures/rounded.ts';
import type { Resource } from '../source.ts';
import { firstRows, toIndexQuery } from './index-query.ts';
import { sortOf } from './portfolios.ts';

/** More points cannot be told apart in a picture. */
const mostPoints = 2000;

/** The first rows of a list by two figures; rows without one of them are left out. */
export const portfolioPoints: Resource<'portfolioPoints'> = async (query, source) => {
  const { indexes } = source.snapshot.catalogue;
  const { x, y, sortBy: _, sortOrder, ...narrowing } = query;
  const [across, up] = await Promise.all([getFigure(x, 'x', source), getFigure(y, 'y', source)]);
  const size = { page: 1, size: mostPoints };
  const screened = indexes.screen({
    ...(await toIndexQuery(narrowing, source)),
    ...(await sortOf(query, source)),
    sortOrder,
    ...size,
  });
  const { rows, total } = firstRows(screened, narrowing.first, size);
  const points = rows.flatMap((row) => {
    const values = [across, up].map(({ tag }) => rounded(indexes.figure(tag, row).value));
    const [ofX, ofY] = values;
    if (typeof ofX !== 'number' || typeof ofY !== 'number') return [];
    const [fundId = '', portfolioName = '', assetType = ''] = (
      ['fundId', 'name', 'assetType'] as const
    ).map((name) => indexes.value(name, row) ?? '');
    return [{ fundId, portfolioName, assetType, x: ofX, y: ofY }];
  });
  return { points, considered: rows.length, numberOfPortfolios: total };
};
