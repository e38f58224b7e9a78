import type { Api } from '#src/api/http/api-app.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type {
  EndpointAnswer,
  EndpointName,
  EndpointQuery,
} from '#src/contract/api/endpoints/endpoints.ts';
import type { Problem } from '#src/contract/api/problem.ts';
import {
  GoneError,
  InvalidInputError,
  NotFoundError,
  UnavailableError,
} from '#src/domain/errors.ts';
import { api as urls } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';

type Answering = { api: Api; snapshot: Snapshot };

export type AskApi = <N extends EndpointName>(
  name: N,
  query: EndpointQuery<N>,
) => Promise<EndpointAnswer<N>>;

/**
 * Calls the API in this process, for files that are made from its answers, so that the figures of both agree. The call
 * throws NotFoundError for what does not exist, and GoneError for what was taken back.
 */
export function askApi({ api, snapshot }: Answering): AskApi {
  return async (name, query) => {
    try {
      return await askRefusing({ api, snapshot }, name, query);
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      throw new NotFoundError(error.message, error.reasons);
    }
  };
}

/**
 * The same for a query that a visitor composed.
 * @throws InvalidInputError with the API's message for a query that it refuses
 * @throws NotFoundError, GoneError with its message for what does not exist, or was taken back
 */
export async function askRefusing<N extends EndpointName>(
  { api, snapshot }: Answering,
  name: N,
  query: EndpointQuery<N>,
): Promise<EndpointAnswer<N>> {
  const answer = await api.request(callAddress(urls[name], query), {}, { snapshot });
  if (answer.ok) return (await answer.json()) as EndpointAnswer<N>;
  const { detail, parameters, values, reasons } = (await answer.json()) as Problem;
  if (answer.status === 400) throw new InvalidInputError(detail, parameters, values, reasons);
  if (answer.status === 404) throw new NotFoundError(detail, reasons);
  if (answer.status === 410) throw new GoneError(detail, reasons);
  throw new UnavailableError(detail);
}
