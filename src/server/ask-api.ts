import type { Api } from '#src/api/http/api-app.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type {
  EndpointAnswer,
  EndpointName,
  EndpointQuery,
} from '#src/contract/api/endpoints/endpoints.ts';
import type { Problem } from '#src/contract/api/problem.ts';
import { GoneError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import { api as urls } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';

type AskApi = <N extends EndpointName>(
  name: N,
  query: EndpointQuery<N>,
) => Promise<EndpointAnswer<N>>;

/**
 * Asks the API in this process, for files made of its answers: figures there and in the file are the same.
 * What is asked throws NotFoundError for what does not exist, and GoneError for what was taken back.
 */
export function askApi({ api, snapshot }: { api: Api; snapshot: Snapshot }): AskApi {
  return async <N extends EndpointName>(name: N, query: EndpointQuery<N>) => {
    const address = callAddress(urls[name], query);
    const response = await api.request(address, {}, { snapshot });
    if (response.status === 404 || response.status === 400) {
      throw new NotFoundError(`The API knows no ${address}`);
    }
    if (response.status === 410) {
      const { detail } = (await response.json()) as Problem;
      throw new GoneError(detail);
    }
    if (!response.ok) throw new UnavailableError(`The API answered ${response.status}`);
    return (await response.json()) as EndpointAnswer<N>;
  };
}
