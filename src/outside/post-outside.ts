import { fetchOutside } from '#src/tracing/spans.ts';
import { reasonOf, type ExternalService } from './external-services.ts';

/** Null when it was taken, else why not, in words that hold no address, no credential and nothing personal. */
export type Failure = string | null;

/**
 * One attempt to hand something over. Only a complete answer with a status of 2xx counts: a redirect may lead to a page that says
 * that the system is down, and an answer that is cut off may come from a system that is going down.
 * @param system what spans call it
 * @param signal ends the attempt
 */
export async function postOutside(
  service: ExternalService,
  system: string,
  url: string,
  { body, headers }: { body: string | URLSearchParams; headers: Record<string, string> },
  signal: AbortSignal,
): Promise<Failure> {
  try {
    const status = await service.request(async (late) => {
      const response = await fetchOutside(system, url, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([signal, late]),
      });
      for await (const _ of response.body ?? []);
      // What it does not like is this one thing, which silences no other.
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      return response.status;
    });
    return status >= 200 && status < 300 ? null : `status ${status}`;
  } catch (error) {
    return reasonOf(error);
  }
}
