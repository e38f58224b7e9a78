import { messageGroups } from '../messages/groups.ts';

/** A text in its parts; a number is the place of a value. */
export type Parts = readonly (string | number)[];

/** A message that a provider may replace: its group's number, its key, and its values by name; null where it has none. */
export type ReplaceableMessage = { group: number; key: string; values: readonly string[] | null };

/** All names of such messages: `shellMessages.menu`. */
export const messageNames: readonly string[] = Object.entries(messageGroups).flatMap(
  ([group, { keys }]) => Object.keys(keys).map((key) => `${group}.${key}`),
);

/** The message of a name (`shellMessages.menu`); null where there is none. */
export function findMessage(name: string): ReplaceableMessage | null {
  const [group = '', key = ''] = name.split('.', 2);
  if (!Object.hasOwn(messageGroups, group)) return null;
  const { number, keys } = messageGroups[group]!;
  return Object.hasOwn(keys, key) ? { group: number, key, values: keys[key] ?? null } : null;
}

/** The parts of a text in which values stand by name: `Page {page} of {pages}`. What is no value of the message is `wrong`. */
export function textParts(
  text: string,
  values: readonly string[],
): { parts: Parts; wrong: string | null } {
  const pieces = text.split(/(\{[^{}]*\}|[{}])/).filter((piece) => piece !== '');
  const parts = pieces.map((piece) => {
    const place = values.indexOf(piece.slice(1, -1));
    return /^\{.*\}$/.test(piece) && place >= 0 ? place : piece;
  });
  const wrong = parts.find((part) => typeof part === 'string' && /[{}]/.test(part));
  return { parts, wrong: wrong === undefined ? null : String(wrong) };
}
