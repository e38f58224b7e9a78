import { keyHeader } from '#src/contract/forms/submission.ts';
import type { Lead } from '../lead.ts';
import { forwardedBody } from './forwarded-body.ts';

/** Where leads are forwarded to; `timeout` in milliseconds holds for the whole exchange. */
export type Endpoint = { url: string; siteId: string; timeout: number };

/** Null when the lead was taken, else why not, in words that hold nothing personal. */
export type Failure = string | null;

/**
 * One attempt. Only a complete answer with a status of 2xx counts: a redirect may lead to a page that says
 * that the system is down, and an answer that is cut off may come from a system that is going down.
 */
export async function postLead(
  lead: Lead,
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<Failure> {
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      body: forwardedBody(lead, endpoint.siteId),
      headers: { [keyHeader]: lead.key },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(endpoint.timeout)]),
    });
    for await (const _ of response.body ?? []);
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
