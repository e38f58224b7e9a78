import { randomUUID } from 'node:crypto';
import { createApi } from '#src/api/create-api.ts';
import type { FormDeps } from '#src/api/forms/eloqua-proxy.ts';
import { rateLimit } from '#src/api/forms/rate-limit.ts';
import { defaultFormSiteId, type FormKind } from '#src/contract/forms/form-fields.ts';
import { submissionAddress } from '#src/contract/forms/submission.ts';
import { contactValues } from './leads.ts';
import type { SmallApi } from './small-api.ts';

export type Sent = {
  form?: FormKind;
  address?: string;
  body?: string | Record<string, string>;
  headers?: Record<string, string>;
  /** The address of the client. */
  peer?: string;
  deps?: Partial<FormDeps>;
};

/** Sends a form to the API as a browser would, from another address each time unless `peer` is given. */
export async function sendForm(site: SmallApi, sent: Sent = {}): Promise<Response> {
  const { form = 'contact', body = contactValues, headers = {}, peer = randomUUID() } = sent;
  const { forms } = site;
  const log = { error: () => undefined };
  const api = createApi({
    ...site,
    log,
    publicUrl: forms.publicUrl,
    forms: { ...forms, rateLimit: rateLimit(1_000), log, ...sent.deps },
  });
  const request = {
    method: 'POST',
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  };
  const address = sent.address ?? submissionAddress(form, defaultFormSiteId, 'en-us');
  const incoming = { socket: { remoteAddress: peer } } as never;
  return api.request(`https://indexes.example${address}`, request, { incoming });
}
