import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { stateInCountry } from '#src/contract/forms/states.ts';
import type { HeldValues } from './form-resolver.ts';

/**
 * A state is required of everybody (FV-02), although most countries have none on the list: choosing such a country
 * fills in the answer.
 */
export function useStateOfCountry({ watch, setValue, formState }: UseFormReturn<HeldValues>): void {
  const { isSubmitted } = formState;
  useEffect(() => {
    const { unsubscribe } = watch(({ country = '', stateProv }, { name, type }) => {
      // The fields of a remembered visitor include the state.
      if (name !== 'country' || type !== 'change' || stateProv === undefined) return;
      const state = stateInCountry(country, stateProv);
      if (state !== stateProv) setValue('stateProv', state, { shouldValidate: isSubmitted });
    });
    return unsubscribe;
  }, [watch, setValue, isSubmitted]);
}
