import { useId, useMemo, useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type { FieldProblemKey } from '#src/contract/forms/field-rules.ts';
import { submissionAddress, technicalFields } from '#src/contract/forms/submission.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { chosenBeforehand } from './chosen-beforehand.ts';
import { FormField } from './form-field.tsx';
import { formResolver, type HeldValues } from './form-resolver.ts';
import { shownFields } from './shown-fields.ts';
import type { FormSetting, FormStart } from './form-start.ts';
import { FormStatus } from './form-status.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { useDraft } from './use-draft.ts';
import { useKnownVisitor } from './use-known-visitor.ts';
import { useStateOfCountry } from './use-state-of-country.ts';
import { useSubmission } from './use-submission.ts';
import styles from './lead-form.module.css';

type LeadFormProps = { setting: FormSetting; start: FormStart; onAccepted: () => void };

const errorsOf = ({ problems }: FormStart): FieldErrors<HeldValues> =>
  Object.fromEntries(
    problems.map(({ field, problem }) => [field, { type: problem, message: problem }]),
  );

/**
 * Contact or subscribe form, in the modal and on its own page. As markup it is a plain form that is posted;
 * where scripts run it is checked and sent without leaving the page.
 */
export function LeadForm({ setting, start, onAccepted }: LeadFormProps) {
  const { form, language, siteId } = setting;
  const [fields] = useState(() => shownFields(setting));
  const [resolver] = useState(() => formResolver(setting));
  const m = contactMessages(language);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const first = useRef(errorsOf(start));
  const methods = useForm<HeldValues>({
    resolver,
    errors: first.current,
    reValidateMode: 'onChange',
  });
  const { register, handleSubmit, formState } = methods;
  const beforehand = useMemo(() => chosenBeforehand(language), [language]);
  const draft = useDraft(form, start, beforehand, methods);
  const known = useKnownVisitor(form, beforehand, methods);
  useStateOfCountry(methods);
  const submission = useSubmission({ setting, fields, start, methods, draft, onAccepted });
  const send = (values: HeldValues) => {
    const honeypot = new FormData(element.current ?? undefined).get(technicalFields.honeypot);
    return submission.send(values, typeof honeypot === 'string' ? honeypot : '');
  };
  const showErrors = (errors: FieldErrors<HeldValues>) => {
    known.show();
    submission.showErrors(errors);
  };
  return (
    <form
      ref={element}
      className={styles.form}
      action={submissionAddress(form, siteId, language)}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The button stays enabled while sending: a disabled one would lose the focus.
        if (!formState.isSubmitting) void handleSubmit(send, showErrors)();
      }}
    >
      <HiddenFields start={start} />
      <Honeypot language={language} id={`${id}-honeypot`} />
      {fields.map((field) =>
        known.hidden.has(field.name) ? null : (
          <FormField
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            language={language}
            registration={register(field.name)}
            initial={start.values[field.name] ?? ''}
            problem={(formState.errors[field.name]?.message as FieldProblemKey | undefined) ?? null}
          />
        ),
      )}
      {known.hidden.size > 0 ? (
        <div className={styles.known} role="status">
          <p>{m.knownVisitor}</p>
          <Button look="quiet" onClick={known.show}>
            {m.showDetails}
          </Button>
        </div>
      ) : null}
      <FormStatus language={language} shown={submission.shown} />
      <div className={styles.foot}>
        <Button look="primary" type="submit">
          {formState.isSubmitting ? m.sending : m.send}
        </Button>
        {setting.privacyPolicyUrl ? (
          <a href={setting.privacyPolicyUrl} target="_blank" rel="noreferrer">
            {m.privacyPolicy}
          </a>
        ) : null}
      </div>
    </form>
  );
}
