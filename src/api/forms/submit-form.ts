import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import {
  keyHeader,
  keyPattern,
  longestBody,
  technicalFields,
  type RefusedForm,
} from '#src/contract/forms/submission.ts';
import type { Lead, LeadStore } from '#src/leads/lead.ts';
import { readBody } from '#src/outside/read-body.ts';
import { readSubmission } from './read-submission.ts';
import type { RateLimit } from './rate-limit.ts';

/** What a form that is shown again holds. */
type Kept = Pick<RefusedForm, 'values' | 'campaign' | 'key'>;

export type Refused = Omit<RefusedForm, 'form' | 'language'> & {
  retryAfterSeconds?: number;
  /** Parameters of the address that are wrong. */
  parameters?: string[];
};

export type SubmissionOutcome = { acceptedKey: string } | Refused;

export type SubmissionDeps = {
  leads: Pick<LeadStore, 'receive'>;
  rateLimit: RateLimit;
  /** Version of the privacy text that visitors can read now; null where the provider names none. */
  privacyVersion: () => Promise<string | null>;
  log: Pick<Logger, 'error'>;
};

/**
 * Takes one submission: it is accepted once it is stored for good. A key that was stored before is accepted
 * again without being stored twice. All that is wrong with it is told at once.
 * @param isOurs whether the address names this site
 * @param visitor who counts for the rate limit
 */
export async function submitForm(
  deps: SubmissionDeps,
  { form, isOurs }: { form: FormKind; isOurs: boolean },
  request: Request,
  visitor: string,
): Promise<SubmissionOutcome> {
  const text = await readBody(request, longestBody);
  if (text === null) {
    return refuse(413, `A submission may have ${longestBody / 1024} KiB at most`, nothing());
  }
  const body = new URLSearchParams(text);
  const key = keyOf(request, body);
  if (!keyPattern.test(key)) {
    const detail = `${keyHeader} takes 16 to 64 letters, digits, hyphens or underscores`;
    return refuse(400, detail, nothing());
  }
  const submission = readSubmission(form, body, request);
  const { typed, campaign, consentGroups, checked } = submission;
  const kept = { values: typed, campaign, key };
  if (!isOurs || 'problems' in checked) {
    const fields = 'problems' in checked ? checked.problems : [];
    const detail = isOurs
      ? 'Some fields are not as they should be'
      : 'siteId is not that of this site';
    const parameters = isOurs ? {} : { parameters: ['siteId'] };
    return { ...refuse(400, detail, kept), fields, ...parameters };
  }
  // Who mistypes costs no more than any other request, and those are limited, too.
  const retryAfterSeconds = await deps.rateLimit(visitor);
  if (retryAfterSeconds !== null) {
    const detail = `Too many submissions came from your network; please send this one again in ${minutes(retryAfterSeconds)}`;
    return { ...refuse(429, detail, kept), retryAfterSeconds };
  }
  const received = new Date().toISOString();
  const lead = { key, received, form, fields: checked.values, campaign, consentGroups };
  return store(deps, lead, kept);
}

async function store(
  deps: SubmissionDeps,
  lead: Omit<Lead, 'privacyVersion'>,
  kept: Kept,
): Promise<SubmissionOutcome> {
  try {
    const privacyVersion = await deps.privacyVersion();
    const receipt = await deps.leads.receive({ ...lead, privacyVersion });
    if (receipt !== 'different') return { acceptedKey: lead.key };
    const fresh = { ...kept, key: randomUUID() };
    return refuse(422, 'Another submission was sent under this key', fresh);
  } catch (error) {
    deps.log.error({ err: error }, 'a submission could not be stored');
    const detail = 'Your details could not be stored at the moment; please send them again';
    return refuse(503, detail, kept);
  }
}

function keyOf(request: Request, body: URLSearchParams): string {
  const told = request.headers.get(keyHeader) ?? body.get(technicalFields.key);
  return told || randomUUID();
}

function refuse(status: number, detail: string, kept: Kept): Refused {
  return { status, detail, fields: [], ...kept };
}

function nothing(): Kept {
  return { values: {}, campaign: [], key: randomUUID() };
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'one minute' : `${count} minutes`;
}
