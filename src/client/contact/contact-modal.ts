import { openMailbox } from '../browser/request-mailbox.ts';

const frameRequests = openMailbox<{ source: string | null; page: string }>();

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
