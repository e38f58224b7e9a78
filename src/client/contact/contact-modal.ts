import { openMailbox } from '../browser/request-mailbox.ts';

const frameRequests = openMailbox<{ source: string | null; page: string }>();

/**
 * Opens an external form in the modal (CM-04, CM-10); a hash cannot contain its address.
 * @param source address of the form; null: the configured one
 */
export const askForFrame = (source: string | null): void =>
  frameRequests.ask({ source, page: location.href });

/** Calls the listener for requests on the shown page: a form that loads late must not open over another page. */
export const onFrameAsked = (listener: (source: string | null) => void) =>
  frameRequests.onAsked(({ source, page }) => {
    if (page === location.href) listener(source);
  });
