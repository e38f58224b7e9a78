import type { FormKind } from '#src/contract/forms/form-fields.ts';
import {
  keyHeader,
  submissionAddress,
  technicalFields,
  type CampaignParameter,
  type FieldProblem,
} from '#src/contract/forms/submission.ts';
import { consentGroupsNow } from '#src/client/consent/consent.ts';
import type { HeldValues } from './form-resolver.ts';
import type { Language } from '#src/domain/language.ts';

type Sent = {
  form: FormKind;
  siteId: string;
  language: Language;
  values: HeldValues;
  /** Value of the hidden field that visitors leave empty. */
  honeypot: string;
  key: string;
  campaign: readonly CampaignParameter[];
};

export type SendResult =
  | { isAccepted: true }
  | {
      isAccepted: false;
      /** HTTP status; 0 without an answer. */
      status: number;
      problems: readonly FieldProblem[];
      /** Minutes to wait before sending again, where the server says so. */
      retryMinutes: number | null;
    };

const longestWait = 30_000;

/** Body of a submission: the address's parameters first, so that a form field of the same name wins. */
export function bodyOf({ values, honeypot, campaign }: Sent): URLSearchParams {
  const body = new URLSearchParams(campaign.map(([name, value]) => [name, value]));
  for (const [name, value] of Object.entries(values)) body.set(name, value ?? '');
  body.set(technicalFields.honeypot, honeypot);
  body.set(technicalFields.consentGroups, consentGroupsNow());
  return body;
}

/** Sends a form (CM-07). Never throws: whatever goes wrong, the form stays and says so (CM-09). */
export async function sendForm(sent: Sent): Promise<SendResult> {
  try {
    const response = await fetch(submissionAddress(sent.form, sent.siteId, sent.language), {
      method: 'POST',
      headers: { Accept: 'application/json', [keyHeader]: sent.key },
      credentials: 'include',
      body: bodyOf(sent),
      signal: AbortSignal.timeout(longestWait),
    });
    if (response.ok) return { isAccepted: true };
    return {
      isAccepted: false,
      status: response.status,
      problems: problemsOf(await response.json().catch(() => null)),
      retryMinutes: minutesOf(response.headers.get('Retry-After')),
    };
  } catch {
    return { isAccepted: false, status: 0, problems: [], retryMinutes: null };
  }
}

function problemsOf(answer: unknown): readonly FieldProblem[] {
  const { fields } = (answer ?? {}) as { fields?: unknown };
  return Array.isArray(fields) ? (fields as FieldProblem[]) : [];
}

function minutesOf(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : null;
}
