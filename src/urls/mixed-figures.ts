import { withQuery } from '../urls.ts';
import { blendPath, comparisonPath, readable } from './mixes.ts';

/** The pages of comparisons and blends. */
export const mixPaths = { compare: comparisonPath, blend: blendPath } as const;
export type MixKind = keyof typeof mixPaths;

/** The query that a comparison or blend is named by. */
export type MixQuery = Readonly<Record<string, string | undefined>>;

/** One figure of a comparison or blend. */
export type MixedFigure = {
  figure: string;
  /** The fundId of the index or part that it is of. */
  index?: string | undefined;
  against?: string | undefined;
  crisis?: string | undefined;
};

/** The page with the working of a figure of a comparison or blend. */
export const mixedWorkingPage = (
  kind: MixKind,
  mix: MixQuery,
  { figure, index, against, crisis }: MixedFigure,
): string =>
  readable(withQuery(`${mixPaths[kind]}/figures/${figure}`, { ...mix, index, against, crisis }));
