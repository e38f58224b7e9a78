import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { findKnownVisitor } from '#src/client/known-visitor.ts';
import {
  formFields,
  type AskedFieldName,
  type FormKind,
  type FormValues,
} from '#src/contract/forms/form-fields.ts';

const none: ReadonlySet<AskedFieldName> = new Set();

/**
 * Fills in what is known of the visitor who types an email that was kept, and hides it (CM-08): only what
 * was empty, so that nothing typed is overwritten or hidden.
 */
export function useKnownVisitor(
  form: FormKind,
  { watch, getValues, setValue }: UseFormReturn<FormValues>,
) {
  const [hidden, setHidden] = useState(none);
  useEffect(() => {
    const fillIn = (email: string) => {
      const known = findKnownVisitor(email);
      if (!known) return setHidden(none);
      const filled = formFields[form].flatMap(({ name }) => {
        const value = name === 'emailAddress' ? undefined : (known as Partial<FormValues>)[name];
        if (!value || getValues(name)) return [];
        setValue(name, value);
        return [name];
      });
      if (filled.length > 0) setHidden(new Set(filled));
    };
    const { unsubscribe } = watch((values, { name }) => {
      if (name === 'emailAddress') fillIn(values.emailAddress ?? '');
    });
    return unsubscribe;
  }, [form, watch, getValues, setValue]);
  return { hidden, show: () => setHidden(none) };
}
