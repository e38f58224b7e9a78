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
import type { Site } from '#src/contract/provider/site.ts';
import type { Lead, LeadStore } from '#src/leads/lead.ts';
import { readBody } from '#src/outside/read-body.ts';
import { ownFormFields } from './own-form-fields.ts';
import { readSubmission, type Submission } from './read-submission.ts';
import type { RateLimit } from './rate-limit.ts';

/** The content of a form that is shown again. */
type Kept = Pick<RefusedForm, 'values' | 'campaign' | 'key'>;

export type Refused = Omit<RefusedForm, 'form' | 'language'> & {
  retryAfterSeconds?: number;
  /** Names of wrong parameters of the address. */
  parameters?: string[];
};

export type SubmissionOutcome = { acceptedKey: string } | Refused;

/** The version of the privacy text, and the further fields of the contact form. */
export type FormSite = Pick<Site, 'privacyVersion' | 'contactFields'>;

export type SubmissionDeps = {
  leads: Pick<LeadStore, 'receive'>;
  rateLimit: RateLimit;
  /** The provider's present settings of forms. */
  site: () => Promise<FormSite>;
  log: Pick<Logger, 'error'>;
};

/**
 * Takes one submission: it is accepted once it is stored durably. A key that was stored before is accepted again
 * without being stored twice. All errors are reported at once.
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
  const site = await findSite(deps);
  const own = site === null ? [] : ownFormFields(form, site);
  const submission = readSubmission({ form, own }, body, request);
  const { typed, campaign, consentGroups, checked } = submission;
  const kept = { values: typed, campaign, key };
  if (!isOurs || 'problems' in checked) return refuseWrong(isOurs, checked, kept);
  if (site === null) return refuse(503, notStored, kept);
  // Invalid submissions count as requests only, which have a limit of their own.
  const retryAfterSeconds = await deps.rateLimit(visitor);
  if (retryAfterSeconds !== null) {
    const detail = `Too many submissions came from your network; please send this one again in ${minutes(retryAfterSeconds)}`;
    return { ...refuse(429, detail, kept), retryAfterSeconds };
  }
  const lead = {
    key,
    received: new Date().toISOString(),
    form,
    fields: checked.values,
    ...ownOf(checked),
    campaign,
    consentGroups,
    privacyVersion: site.privacyVersion ?? null,
  };
  return store(deps, lead, kept);
}

/** Reports all errors of a submission at once, including those of its address. */
function refuseWrong(isOurs: boolean, checked: Submission['checked'], kept: Kept): Refused {
  const fields = 'problems' in checked ? checked.problems : [];
  const detail = isOurs
    ? 'Some fields are not as they should be'
    : 'siteId is not that of this site';
  const parameters = isOurs ? {} : { parameters: ['siteId'] };
  return { ...refuse(400, detail, kept), fields, ...parameters };
}

const notStored = 'Your details could not be stored at the moment; please send them again';

/** Absent where no further field was filled in. */
const ownOf = ({ own }: { own: Record<string, string> }): Pick<Lead, 'ownFields'> =>
  Object.keys(own).length > 0 ? { ownFields: own } : {};

/** Null while the store does not answer: nothing can be stored then, and the form is shown again. */
async function findSite({ site, log }: SubmissionDeps): Promise<FormSite | null> {
  try {
    return await site();
  } catch (error) {
    log.error({ err: error }, 'what the provider says of forms could not be read');
    return null;
  }
}

async function store(deps: SubmissionDeps, lead: Lead, kept: Kept): Promise<SubmissionOutcome> {
  try {
    const receipt = await deps.leads.receive(lead);
    if (receipt !== 'different') return { acceptedKey: lead.key };
    const fresh = { ...kept, key: randomUUID() };
    return refuse(422, 'Another submission was sent under this key', fresh);
  } catch (error) {
    deps.log.error({ err: error }, 'a submission could not be stored');
    return refuse(503, notStored, kept);
  }
}

function keyOf(request: Request, body: URLSearchParams): string {
  const given = request.headers.get(keyHeader) ?? body.get(technicalFields.key);
  return given || randomUUID();
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
