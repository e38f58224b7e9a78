import { useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { rememberVisitor } from '#src/client/contact/known-visitor.ts';
import type { FieldProblem } from '#src/contract/forms/submission.ts';
import type { AskedFieldName, FormValues } from '#src/contract/forms/form-fields.ts';
import { formFields } from '#src/contract/forms/form-fields.ts';
import { failureMessage } from './failure-message.ts';
import type { FormSetting, FormStart } from './form-start.ts';
import { sendForm } from './send-form.ts';
import type { useDraft } from './use-draft.ts';

/** What stands above the button after an attempt; `attempt` makes the same text be read out again. */
export type Shown = { attempt: number; wrong: readonly AskedFieldName[]; failure: string | null };

type SubmissionParts = {
  setting: FormSetting;
  start: FormStart;
  methods: UseFormReturn<FormValues>;
  draft: ReturnType<typeof useDraft>;
  onAccepted: () => void;
};

/** Sends the form, and says what became of it. */
export function useSubmission({ setting, start, methods, draft, onAccepted }: SubmissionParts) {
  const { form, language, siteId, isDevelopment } = setting;
  const [shown, setShown] = useState<Shown>(() => shownFirst(setting, start));
  const show = (wrong: Shown['wrong'], failure: string | null) =>
    setShown(({ attempt }) => ({ attempt: attempt + 1, wrong, failure }));

  const showProblems = (problems: readonly FieldProblem[]) => {
    const asked = formFields[form].flatMap(({ name }) =>
      problems.filter((one) => one.field === name),
    );
    for (const { field, problem } of asked) {
      methods.setError(field as AskedFieldName, { message: problem });
    }
    const wrong = asked.map(({ field }) => field as AskedFieldName);
    if (wrong[0]) methods.setFocus(wrong[0]);
    return wrong;
  };

  const send = async (values: FormValues, honeypot: string) => {
    // A form that is a page of its own knows which page led to it; one over a page is of that page.
    const pageUrl = start.values.pageUrl ?? pageAddress();
    const filled = { ...values, pageTitle: document.title, pageUrl };
    const key = draft.keyOf(methods.getValues());
    const { campaign } = start;
    const result = await sendForm({
      form,
      siteId,
      language,
      values: filled,
      honeypot,
      key,
      campaign,
    });
    if (result.isAccepted) {
      draft.clear();
      rememberVisitor(values, isDevelopment);
      onAccepted();
      return;
    }
    // What was sent under this key before has been stored: what was changed since is another submission.
    if (result.status === 422) draft.renewKey();
    const wrong = showProblems(result.problems);
    const { status, retryMinutes } = result;
    show(wrong, wrong.length > 0 ? null : failureMessage(language, status, retryMinutes));
  };

  return {
    shown,
    send,
    showErrors: (errors: FieldErrors<FormValues>) =>
      show(
        formFields[form].flatMap(({ name }) => (errors[name] ? [name] : [])),
        null,
      ),
  };
}

/** What the server said when it gave the form back. */
function shownFirst({ form, language }: FormSetting, start: FormStart): Shown {
  const { problems, refusedStatus } = start;
  const wrong = formFields[form].flatMap(({ name }) =>
    problems.some(({ field }) => field === name) ? [name] : [],
  );
  const hasFailed = refusedStatus !== null && wrong.length === 0;
  const failure = hasFailed ? failureMessage(language, refusedStatus, null) : null;
  return { attempt: 0, wrong, failure };
}

const pageAddress = () => location.origin + location.pathname + location.search;
