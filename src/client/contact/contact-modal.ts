import type { AnyRouter } from '@tanstack/react-router';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import { formHashes } from '#src/urls.ts';
import { goToHash } from '../browser/follow-link.ts';
import { holdRequests } from '../browser/held-requests.ts';

/** The built-in form that a hash, without its `#`, asks for (CM-02). */
export function formOfHash(hash: string): FormKind | null {
  if (`#${hash}` === formHashes.contact) return 'contact';
  return `#${hash}` === formHashes.subscribe ? 'subscribe' : null;
}

/** Sets the hash that opens a form over the page; path and query stay, and the back button closes it. */
export async function askForForm(router: AnyRouter, form: FormKind): Promise<void> {
  await goToHash(router, formHashes[form]);
}

/** Takes the hash away, and nothing else of the address (CM-03). */
export async function clearFormHash(router: AnyRouter): Promise<void> {
  await goToHash(router, '', true);
}

const frameRequests = holdRequests<{ source: string | null; page: string }>();

/**
 * Opens an external form in the modal (CM-04, CM-10); a hash has no place for an address.
 * @param source address of the form; null: the configured one
 */
export const askForFrame = (source: string | null): void =>
  frameRequests.ask({ source, page: location.href });

/** Hears what is asked on the page that is shown: a form that comes late does not open over another one. */
export const onFrameAsked = (listener: (source: string | null) => void) =>
  frameRequests.onAsked(({ source, page }) => {
    if (page === location.href) listener(source);
  });
