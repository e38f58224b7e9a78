import type * as z from 'zod';
import { asof } from '../query.ts';

export const tags = [
  'Search',
  'Screener',
  'Index',
  'Market data',
  'Products',
  'Documents',
  'Insights',
  'Site',
] as const;

/** The segment by which a tag's page of the reference is addressed. */
export const topicOf = (tag: (typeof tags)[number]): string =>
  tag.toLowerCase().replaceAll(' ', '-');

/**
 * One GET call of the API. The validation of its query, the types of client and handler, and its part of the
 * OpenAPI document all follow from this declaration.
 */
export type Endpoint<
  Query extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** The path below `/api`, from `src/urls.ts`; `{name}` stands for the parameter of this name in `query`. */
  path: string;
  tag: (typeof tags)[number];
  summary: string;
  query: Query;
  answer: Answer;
  /** The name of the answer's schema in the OpenAPI document. */
  answerName: string;
  /** When a well-formed request is answered with 404; absent where that cannot happen. */
  notFound?: string;
  /**
   * The example of the reference, as a query string of all parameters, those of the path included. Values in braces are
   * those of the release; a parameter whose value is like `{country?}` is left out where the release has none.
   */
  example: string;
  /** The permission of the provider (site.yaml) without which the call refuses everything. */
  permission?: Permission;
};

export type Permission = 'blends';

/** The calls that the provider does not refuse altogether, by their names. */
export const offeredCalls = <Call extends { permission?: Permission }>(
  calls: Readonly<Record<string, Call>>,
  permissions: Readonly<Record<Permission, boolean>>,
): [string, Call][] =>
  Object.entries(calls).filter(([, { permission }]) => !permission || permissions[permission]);

type AsOf = { asof: typeof asof };

/** Declares a call with the precise types of its schemas and adds `asof`, which every call takes. */
export function defineEndpoint<Shape extends z.ZodRawShape, Answer extends z.ZodType>(
  endpoint: Endpoint<z.ZodObject<Shape>, Answer>,
): Endpoint<z.ZodObject<Shape & AsOf>, Answer> {
  const query = endpoint.query.extend({ asof }) as unknown as z.ZodObject<Shape & AsOf>;
  return { ...endpoint, query };
}
