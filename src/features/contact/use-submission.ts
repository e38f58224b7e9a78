import { useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { rememberVisitor } from '#src/client/contact/known-visitor.ts';
import type { FieldProblem } from '#src/contract/forms/submission.ts';
import { failureMessage } from './failure-message.ts';
import type { FormSetting, FormStart } from './form-start.ts';
import type { HeldValues } from './form-resolver.ts';
import type { ShownField } from './shown-fields.ts';
import { sendForm } from './send-form.ts';
import type { useDraft } from './use-draft.ts';

/** The message above the button after an attempt; `attempt` makes an equal text be announced again. */
export type Shown = { attempt: number; wrong: readonly ShownField[]; failure: string | null };

type SubmissionParts = {
  setting: FormSetting;
  fields: readonly ShownField[];
  start: FormStart;
  methods: UseFormReturn<HeldValues>;
  draft: ReturnType<typeof useDraft>;
  onAccepted: () => void;
};

/** Sends the form, and reports the result. */
export function useSubmission(parts: SubmissionParts) {
  const { setting, fields, start, methods, draft, onAccepted } = parts;
  const { form, language, siteId, isDevelopment } = setting;
  const [shown, setShown] = useState<Shown>(() => shownFirst(parts));
  const show = (wrong: Shown['wrong'], failure: string | null) =>
    setShown(({ attempt }) => ({ attempt: attempt + 1, wrong, failure }));

  const showProblems = (problems: readonly FieldProblem[]) => {
    const wrong = wrongOf(fields, problems);
    for (const { name } of wrong) {
      const message = problems.find(({ field }) => field === name)!.problem;
      methods.setError(name, { message });
    }
    if (wrong[0]) methods.setFocus(wrong[0].name);
    return wrong;
  };

  const send = async (values: HeldValues, honeypot: string) => {
    // A form on a page of its own knows the page that led to it; one over a page belongs to that page.
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
    // The earlier values were stored under this key: what was changed since is another submission.
    if (result.status === 422) draft.renewKey();
    const wrong = showProblems(result.problems);
    const { status, retryMinutes } = result;
    show(wrong, wrong.length > 0 ? null : failureMessage(language, status, retryMinutes));
  };

  return {
    shown,
    send,
    showErrors: (errors: FieldErrors<HeldValues>) =>
      show(
        fields.filter(({ name }) => errors[name]),
        null,
      ),
  };
}

/** The server's message when it refused the form. */
function shownFirst({ setting, fields, start }: SubmissionParts): Shown {
  const { language } = setting;
  const { problems, refusedStatus } = start;
  const wrong = wrongOf(fields, problems);
  const hasFailed = refusedStatus !== null && wrong.length === 0;
  const failure = hasFailed ? failureMessage(language, refusedStatus, null) : null;
  return { attempt: 0, wrong, failure };
}

const wrongOf = (fields: readonly ShownField[], problems: readonly FieldProblem[]) =>
  fields.filter(({ name }) => problems.some(({ field }) => field === name));

const pageAddress = () => location.origin + location.pathname + location.search;
