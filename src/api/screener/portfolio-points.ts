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
    const ofX = indexes.figure(across.tag, row).value;
    const ofY = indexes.figure(up.tag, row).value;
    if (ofX === null || ofY === null) return [];
    return [
      {
        fundId: indexes.value('fundId', row) ?? '',
        portfolioName: indexes.value('name', row) ?? '',
        assetType: indexes.value('assetType', row) ?? '',
        x: rounded(ofX),
        y: rounded(ofY),
      },
    ];
  });
  return { points, considered: rows.length, numberOfPortfolios: total };
};
