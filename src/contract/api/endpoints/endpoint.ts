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

/** The name of a tag in the addresses of the reference. */
export const topicOf = (tag: (typeof tags)[number]): string =>
  tag.toLowerCase().replaceAll(' ', '-');

/**
 * One GET call of the API. From this one declaration come the validation of its query, the types of client
 * and handler, and its part of the OpenAPI document.
 */
export type Endpoint<
  Query extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** Below `/api`, from `src/urls.ts`; `{name}` in it is the parameter of this name in `query`. */
  path: string;
  tag: (typeof tags)[number];
  summary: string;
  query: Query;
  answer: Answer;
  /** Name of the answer's schema in the OpenAPI document. */
  answerName: string;
  /** When a well-formed request answers 404; absent where that cannot happen. */
  notFound?: string;
  /** Example in the reference, as a query string of all its parameters, also of those in the path. */
  example: string;
};

type AsOf = { asof: typeof asof };

/** Keeps the precise types of a declaration's schemas, and lets every call be asked as of a release. */
export function defineEndpoint<Shape extends z.ZodRawShape, Answer extends z.ZodType>(
  endpoint: Endpoint<z.ZodObject<Shape>, Answer>,
): Endpoint<z.ZodObject<Shape & AsOf>, Answer> {
  const query = endpoint.query.extend({ asof }) as unknown as z.ZodObject<Shape & AsOf>;
  return { ...endpoint, query };
}
