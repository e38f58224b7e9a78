import { openMailbox } from '../browser/request-mailbox.ts';

const requests = openMailbox<void>();

/** Asks whichever consent provider is in place, or comes, to show its settings (LY-12, AN-04). */
export const askForCookieSettings = (): void => requests.ask();

export const onCookieSettingsAsked = requests.onAsked;
