import type { Language } from '#src/domain/language.ts';
import { connectionMessages } from '#src/i18n/messages/site/connection.ts';

/** What a visitor without a network can still do. */
export function NoConnectionWords({ language }: { language: Language }) {
  return <p>{connectionMessages(language).outOfReach}</p>;
}
