import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { contactForm } from '#src/contract/forms/contact-form.ts';
import type { FormKind, FormValues } from '#src/contract/forms/form-fields.ts';
import { subscribeForm } from '#src/contract/forms/subscribe-form.ts';

// The page's policy forbids code made from text, and zod would try.
z.config({ jitless: true });

/** The contract's rules, the same that the server has; messages are keys (`FieldProblemKey`). */
export const formResolvers: Record<FormKind, Resolver<FormValues>> = {
  contact: zodResolver(contactForm) as unknown as Resolver<FormValues>,
  subscribe: zodResolver(subscribeForm) as unknown as Resolver<FormValues>,
};
