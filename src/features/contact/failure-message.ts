import type { Language } from '#src/domain/language.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';

/** Minutes of the server's limit, for a refusal without a time. */
const usualMinutes = 10;

/** Why a form was not accepted and what to do; `status` is 0 without an answer. */
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
