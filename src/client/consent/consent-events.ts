import { holdRequests } from '../browser/held-requests.ts';

const requests = holdRequests<void>();

/** Asks whichever consent provider is in place, or comes, to show its settings (LY-12, AN-04). */
export const askForCookieSettings = (): void => requests.ask();

export const onCookieSettingsAsked = requests.onAsked;
