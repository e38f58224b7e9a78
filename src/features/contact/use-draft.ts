import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import { clearDraft, readDraft, saveDraft } from './form-draft.ts';
import type { HeldValues } from './form-resolver.ts';
import type { FormStart } from './form-start.ts';
import { newSubmissionKey } from './submission-key.ts';

/** Keeps the typed values, and the key of the submission, over closing, reopening and reloading. */
export function useDraft(
  form: FormKind,
  start: FormStart,
  beforehand: Partial<HeldValues>,
  { watch, setValue, getValues }: UseFormReturn<HeldValues>,
) {
  const key = useRef(start.key);
  useEffect(() => {
    const draft = readDraft(form);
    if (draft && start.refusedStatus === null) {
      key.current = draft.key;
      for (const [given, value] of Object.entries(draft.values)) {
        const name = given as keyof HeldValues;
        if (value && (!getValues(name) || getValues(name) === beforehand[name]))
          setValue(name, value);
      }
    }
    const { unsubscribe } = watch((values) => saveDraft(form, { values, key: key.current }));
    return unsubscribe;
  }, [form, start, beforehand, watch, setValue, getValues]);
  return {
    /** The key of this submission; the same for every attempt at it. */
    keyOf: (values: HeldValues) => {
      saveDraft(form, { values, key: key.current });
      return key.current;
    },
    renewKey: () => {
      key.current = newSubmissionKey();
      saveDraft(form, { values: getValues(), key: key.current });
    },
    clear: () => clearDraft(form),
  };
}
