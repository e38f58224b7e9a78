import { keyHeader } from '#src/contract/forms/submission.ts';
import type { ExternalService } from '#src/outside/external-services.ts';
import { postOutside, type Failure } from '#src/outside/post-outside.ts';
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

/** One attempt to forward a lead. */
export function postLead(
  lead: Lead,
  { url, siteId, service }: Endpoint,
  signal: AbortSignal,
): Promise<Failure> {
  const sent = { body: forwardedBody(lead, siteId), headers: { [keyHeader]: lead.key } };
  return postOutside(service, 'marketing', url, sent, signal);
}
