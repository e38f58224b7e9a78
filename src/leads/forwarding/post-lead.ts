import { keyHeader } from '#src/contract/forms/submission.ts';
import type { ExternalService } from '#src/outside/external-services.ts';
import { postOutside, type Failure } from '#src/outside/post-outside.ts';
import type { Lead } from '../lead.ts';
import { forwardedBody } from './forwarded-body.ts';

/** The marketing system that leads are forwarded to. */
export type Endpoint = { url: string; siteId: string; service: ExternalService };

/** Limits for calls to the marketing system. No visitor waits for them, and the system may be slow. */
export const marketingPolicy = {
  timeout: 15_000,
  maxConcurrent: 4,
  maxQueued: 0,
  resetAfter: 10_000,
};

/** Makes one attempt to forward a lead. */
export function postLead(
  lead: Lead,
  { url, siteId, service }: Endpoint,
  signal: AbortSignal,
): Promise<Failure> {
  const sent = { body: forwardedBody(lead, siteId), headers: { [keyHeader]: lead.key } };
  return postOutside(service, 'marketing', url, sent, signal);
}
