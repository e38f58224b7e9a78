import { fetchOutside } from '#src/tracing/spans.ts';
import { reasonOf, type ExternalService } from './external-services.ts';

/** Null on success; otherwise the reason, without addresses, credentials or personal data. */
export type Failure = string | null;

/**
 * Makes one attempt to post a body. Only a complete answer with a 2xx status counts as success: a redirect may
 * lead to a maintenance page, and a truncated answer may come from a system that is going down.
 * @param system the system's name in spans
 * @param signal aborts the attempt
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
      // The refusal concerns this item only and must not stop others.
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      return response.status;
    });
    return status >= 200 && status < 300 ? null : `status ${status}`;
  } catch (error) {
    return reasonOf(error);
  }
}
