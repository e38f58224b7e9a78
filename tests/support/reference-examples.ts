import type { ApiReference } from '#src/contract/api/endpoints/reference-endpoints.ts';

/** Every example of the reference that can be tried without a token. */
export async function examplesOfReference(api: {
  request: (path: string) => Response | Promise<Response>;
}): Promise<string[]> {
  const ask = async (query: string) =>
    (await (await api.request(`/api/api-reference${query}`)).json()) as ApiReference;
  const { topics } = await ask('');
  const found = await Promise.all(topics.map(({ topic }) => ask(`?topic=${topic}`)));
  return found.flatMap(({ topic }) => topic!.calls.flatMap(({ sample }) => sample ?? []));
}
