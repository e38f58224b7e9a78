import { messageGroups } from '../messages/groups.ts';

/**
 * A text cut into its parts: strings as they stand, and a number wherever a value is put in (the position of that
 * value).
 */
export type Parts = readonly (string | number)[];

/**
 * A message that a provider may replace: the number of its group, its key, and the names of its values (null where it
 * takes none).
 */
export type ReplaceableMessage = { group: number; key: string; values: readonly string[] | null };

/** The names of all messages that may be replaced, such as `shellMessages.menu`. */
export const messageNames: readonly string[] = Object.entries(messageGroups).flatMap(
  ([group, { keys }]) => Object.keys(keys).map((key) => `${group}.${key}`),
);

/** Finds a message by its name (`shellMessages.menu`). */
export function findMessage(name: string): ReplaceableMessage | null {
  const [group = '', key = ''] = name.split('.', 2);
  if (!Object.hasOwn(messageGroups, group)) return null;
  const { number, keys } = messageGroups[group]!;
  return Object.hasOwn(keys, key) ? { group: number, key, values: keys[key] ?? null } : null;
}

/**
 * Cuts a provider's text, in which values stand by name (`Page {page} of {pages}`), into its parts. `wrong` lists the
 * names that are no value of the message.
 */
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
