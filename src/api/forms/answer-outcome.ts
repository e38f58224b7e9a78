import type { FormKind } from '#src/contract/forms/form-fields.ts';
import type { RefusedForm, SubmissionAccepted } from '#src/contract/forms/submission.ts';
import { defaultLanguage, isLanguage, type Language } from '#src/domain/language.ts';
import { formAccepted } from '#src/urls.ts';
import { makeProblem, problemResponse } from '../http/problems.ts';
import type { Refused, SubmissionOutcome } from './submit-form.ts';

/** Renders the page of a plain form again, with the typed values and the errors. */
export type ShowForm = (request: Request, refused: RefusedForm) => Promise<Response>;

/**
 * Answers a submission: a browser without JavaScript (`Accept: text/html`) gets a page, every other caller JSON.
 * @param showForm null where there are no pages: then errors are always JSON
 */
export async function answerOutcome(
  showForm: ShowForm | null,
  request: Request,
  form: FormKind,
  outcome: SubmissionOutcome,
): Promise<Response> {
  const wantsPage = request.headers.get('Accept')?.includes('text/html') ?? false;
  const language = languageOf(request);
  if ('acceptedKey' in outcome) {
    return wantsPage ? leadTo(formAccepted(language, form)) : accepted(outcome.acceptedKey);
  }
  if (!wantsPage || !showForm) return problemResponse(problemOf(outcome), retryAfter(outcome));
  const page = await showForm(request, { ...outcome, form, language });
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(retryAfter(outcome))) headers.set(name, value);
  return new Response(page.body, { status: outcome.status, headers });
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

function accepted(key: string): Response {
  return Response.json({ status: 'accepted', key } satisfies SubmissionAccepted);
}

function problemOf({ status, detail, fields, parameters }: Refused) {
  const wrong = {
    ...(parameters && { parameters }),
    ...(fields.length > 0 && { fields: [...fields] }),
  };
  return { ...makeProblem(status, detail), ...wrong };
}

function retryAfter({ retryAfterSeconds }: Refused): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
}

function languageOf(request: Request): Language {
  const lang = new URL(request.url).searchParams.get('lang') ?? '';
  return isLanguage(lang) ? lang : defaultLanguage;
}
