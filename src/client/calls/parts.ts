import { ApiError } from './api-error.ts';
import { logFailure } from './log-failure.ts';

/** A part of a page that could not be loaded says so itself and leaves the others standing (ID-08). */
export type Part<Data> = Data | 'failed';

type Parts<Loads extends readonly Promise<unknown>[]> = {
  [Key in keyof Loads]: Part<Awaited<Loads[Key]>>;
};

/**
 * One failing call fails its part only (ID-08). The page as a whole fails where there is nothing to show:
 * the index is not known, or no call succeeds.
 */
export async function loadParts<Loads extends readonly Promise<unknown>[]>(
  ...loads: Loads
): Promise<Parts<Loads>> {
  const results = await Promise.allSettled(loads);
  const errors = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  const fatal = errors.find((error) => !(error instanceof ApiError) || error.status === 404);
  if (fatal !== undefined) throw fatal;
  if (errors.length === results.length) throw errors[0];
  return settledParts(...loads);
}

/** One failing call fails its part only. */
export async function settledParts<Loads extends readonly Promise<unknown>[]>(
  ...loads: Loads
): Promise<Parts<Loads>> {
  return Promise.all(loads.map((load) => loadPart('index page', load))) as Promise<Parts<Loads>>;
}

/** Loads a part that the page can do without: its failure is logged, unless the part does not exist. */
export async function loadPart<Data>(name: string, load: Promise<Data>): Promise<Part<Data>> {
  try {
    return await load;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) logFailure(name, error);
    return 'failed';
  }
}

export function mapPart<From, To>(part: Part<From>, map: (data: From) => To): Part<To> {
  return part === 'failed' ? 'failed' : map(part);
}
