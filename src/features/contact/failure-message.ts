import type { Language } from '#src/domain/language.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';

/** The window in which the server counts submissions, where it did not say how long to wait. */
const usualMinutes = 10;

/** Why a form was not taken and what can be done, in plain words; `status` is 0 where no answer came. */
export function failureMessage(
  language: Language,
  status: number,
  retryMinutes: number | null,
): string {
  const m = contactMessages(language);
  switch (status) {
    case 0:
      return m.unreachable;
    case 413:
      return m.tooLarge;
    case 422:
      return m.sentBefore;
    case 429:
      return m.tooMany(retryMinutes ?? usualMinutes);
    default:
      return status >= 500 ? m.notStored : m.refused;
  }
}
