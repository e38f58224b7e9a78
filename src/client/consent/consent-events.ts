import { openMailbox } from '../browser/request-mailbox.ts';

const requests = openMailbox<void>();

/** Asks the consent provider, once it is there, to show its settings (LY-12, AN-04). */
export const askForCookieSettings = (): void => requests.ask();

export const onCookieSettingsAsked = requests.onAsked;
