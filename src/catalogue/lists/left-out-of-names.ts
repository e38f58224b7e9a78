import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { languages } from '#src/domain/language.ts';
import { translatedBeginning } from '#src/i18n/translated-words.ts';

/** What English names such as Europe ex UK leave out, and all behind it: where the exception ends, no name says. */
export const leftOut = /\bex(?:cl|cluding)?\b\.?(.*)/i;

const run = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー]';
/** 日本を除く and 除く日本; and 日本除く where nothing follows. */
const before = new RegExp(`(${run}+?)(?:を除[くい]|除く(?!${run}))`, 'u');
const behind = new RegExp(`(?<!を)除く(${run}+)`, 'u');

/**
 * What the names of an index leave out, in all languages: the first word behind `ex`, and what it means, such as 英国 and
 * イギリス for UK.
 */
export function leftOutOfIndex({ name, names, formerNames }: IndexRecord): string[] {
  const all = new Set(
    [name, ...Object.values(names), ...formerNames].filter((one) => one !== null),
  );
  return Array.from(all).flatMap((one) => [
    ...inEnglish(one),
    ...[before, behind].flatMap((pattern) => pattern.exec(one)?.[1] ?? []),
  ]);
}

function inEnglish(name: string): string[] {
  const text = leftOut.exec(name)?.[1] ?? '';
  const [word] = /[\p{L}\p{N}.&'’]+/u.exec(text) ?? [];
  if (word === undefined) return [];
  return [word, ...languages.flatMap((language) => translatedBeginning(language, text))];
}
