import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import type { PictureBase, PointsJob } from '#src/pictures/picture.ts';
import { localPath, pages } from '#src/urls.ts';
import { askApi, askRefusing } from '../ask-api.ts';

type Deps = Parameters<typeof askRefusing>[0] & {
  base: Omit<PictureBase, 'address'>;
  host: string;
};

/**
 * A list of the screener as points by two figures, as the API gives it.
 * @throws InvalidInputError for an unknown figure or filter
 * @throws NotFoundError where no index of the list has both figures
 */
export async function pointsJob(
  deps: Deps,
  query: EndpointQuery<'portfolioPoints'>,
): Promise<PointsJob> {
  const { base, host } = deps;
  const ask = askApi(deps);
  const [answer, { figures }, { published }] = await Promise.all([
    askRefusing(deps, 'portfolioPoints', query),
    ask('figures', {}),
    ask('dataVersion', {}),
  ]);
  if (answer.points.length === 0) throw new NotFoundError('No index of the list has both figures');
  const figureOf = (tag: string) => {
    const { names, unit, decimals, isSigned } = figures.find((one) => one.tag === tag)!;
    return { name: names[base.language] ?? tag, unit, decimals, isSigned };
  };
  return {
    ...base,
    chart: 'screener',
    answer,
    x: figureOf(query.x),
    y: figureOf(query.y),
    published,
    address: host + localPath(base.language, pages.screener()),
  };
}
