import type { Faults } from '../faults.ts';
import type { ReadYaml, YamlPath } from './read-yaml.ts';
import { pathsOfTexts } from './texts-in.ts';

/** What names bear no tags of; others, such as `<GO>`, are words of a trade. */
const elements =
  'a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|link|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|tbody|td|th|tr|tt|u|ul';

const markup = new RegExp(
  `</?(?:${elements})(?:\\s[^<>]*)?/?>|<!--|&(?:amp|lt|gt|quot|apos|nbsp|#\\d+|#x[0-9a-f]+);`,
  'i',
);

/** What is expected of a text that is shown sign by sign. */
export const plainText = 'plain text: no tags, and no characters by their names';

/** The first tag of HTML, or character by its name, in a text that is shown as it stands; null without one. */
export const markupIn = (text: string): string | null => markup.exec(text)?.[0] ?? null;

/**
 * Visitors would read the tags of a text that is shown as it stands.
 * @param keys the keys of the file whose texts are so; all of them by default
 */
export function refuseMarkup(
  file: string,
  read: ReadYaml<unknown>,
  faults: Faults,
  keys: readonly string[] | null = null,
): void {
  const isPlain = ([key]: YamlPath) => keys === null || keys.includes(String(key));
  for (const path of pathsOfTexts(read.value, (text) => markupIn(text) !== null)) {
    if (!isPlain(path)) continue;
    const expected = `${path.join('.')}: ${plainText}`;
    faults.add({ file, ...read.at(path), expected, found: foundAt(read.value, path) });
  }
}

function foundAt(value: unknown, path: YamlPath): string {
  const text = path.reduce<unknown>((one, key) => Reflect.get(Object(one), key), value);
  return markupIn(String(text)) ?? '';
}
