import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { findKnownVisitor } from '#src/client/contact/known-visitor.ts';
import {
  formFields,
  type StandardFieldName,
  type FormKind,
  type FormValues,
} from '#src/contract/forms/form-fields.ts';
import type { HeldValues } from './form-resolver.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Fills in the remembered fields of a visitor who types a known email, and hides them (CM-08): only empty ones, so that
 * nothing typed is overwritten or hidden. A longer email that begins with a known one passes it while typing: the next
 * letter empties the fields again.
 */
export function useKnownVisitor(
  form: FormKind,
  beforehand: Partial<FormValues>,
  { watch, getValues, setValue }: UseFormReturn<HeldValues>,
) {
  const [hidden, setHidden] = useState(none);
  const filledIn = useRef(new Map<StandardFieldName, string>());
  useEffect(() => {
    const isTyped = (name: StandardFieldName) =>
      getValues(name) && getValues(name) !== beforehand[name];
    const takeBack = () => {
      for (const [name, value] of filledIn.current) {
        if (getValues(name) === value) setValue(name, beforehand[name] ?? '');
      }
      filledIn.current.clear();
      setHidden(none);
    };
    const fillIn = (email: string) => {
      const known = findKnownVisitor(email);
      if (!known) return takeBack();
      const filled = formFields[form].flatMap(({ name }) => {
        const value = name === 'emailAddress' ? undefined : (known as Partial<FormValues>)[name];
        if (!value || isTyped(name)) return [];
        setValue(name, value);
        filledIn.current.set(name, value);
        return [name];
      });
      if (filled.length > 0) setHidden(new Set<string>(filled));
    };
    const { unsubscribe } = watch((values, { name }) => {
      if (name === 'emailAddress') fillIn(values.emailAddress ?? '');
    });
    return unsubscribe;
  }, [form, beforehand, watch, getValues, setValue]);
  return { hidden, show: () => setHidden(none) };
}
