import { keyHeader } from '#src/contract/forms/submission.ts';
import { reasonOf, type ExternalService } from '#src/outside/external-services.ts';
import { fetchOutside } from '#src/tracing/spans.ts';
import type { Lead } from '../lead.ts';
import { forwardedBody } from './forwarded-body.ts';

/** Where leads are forwarded to. */
export type Endpoint = { url: string; siteId: string; service: ExternalService };

/** How the marketing system is asked: nobody waits for it, and a lead may take it long. */
export const marketingPolicy = {
  timeout: 15_000,
  maxConcurrent: 4,
  maxQueued: 0,
  resetAfter: 10_000,
};

/** Null when the lead was taken, else why not, in words that hold nothing personal. */
export type Failure = string | null;

/**
 * One attempt. Only a complete answer with a status of 2xx counts: a redirect may lead to a page that says
 * that the system is down, and an answer that is cut off may come from a system that is going down.
 */
export async function postLead(
  lead: Lead,
  { url, siteId, service }: Endpoint,
  signal: AbortSignal,
): Promise<Failure> {
  try {
    const status = await service.request(async (late) => {
      const response = await fetchOutside('marketing', url, {
        method: 'POST',
        body: forwardedBody(lead, siteId),
        headers: { [keyHeader]: lead.key },
        redirect: 'manual',
        signal: AbortSignal.any([signal, late]),
      });
      for await (const _ of response.body ?? []);
      // What it does not like is this one lead, which silences no other.
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      return response.status;
    });
    return status >= 200 && status < 300 ? null : `status ${status}`;
  } catch (error) {
    return reasonOf(error);
  }
}
