import { InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { guardNames, type GuardName } from '#src/contract/provider/guards.ts';
import { id } from '#src/contract/provider/index-record.ts';
import { longestWords, plainWords, wordsExpected } from '#src/publishing/reading/plain-words.ts';

// Parsers of option values, from the text that was typed.

/** Names of guards, separated by commas; the option may be repeated. */
export function guards(text: string, before: GuardName[] = []): GuardName[] {
  const named = text.split(',').map((name) => guardNames.find((known) => known === name));
  if (named.every((name) => name !== undefined)) return [...before, ...named];
  throw new InvalidArgumentError(`guards are expected: ${guardNames.join(', ')}`);
}

export function ids(text: string): string[] {
  const named = text.split(',');
  if (named.every((one) => id.safeParse(one).success)) return named;
  throw new InvalidArgumentError(
    'ids of indexes are expected, as AAA,BBB; the folder is named before this option',
  );
}

export function moment(text: string): number {
  const { success } = z.iso.datetime({ offset: true }).safeParse(text);
  if (!success) {
    throw new InvalidArgumentError(
      'a moment with its time zone is expected, such as 2026-11-20T21:30:00Z',
    );
  }
  return Date.parse(text);
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Parses a duration such as `12h`; returns milliseconds. */
export function duration(text: string): number {
  const [, number, unit] = /^([1-9]\d{0,2})([mhd])$/.exec(text) ?? [];
  const time = Number(number) * units[unit as keyof typeof units];
  if (time <= 30 * units.d) return time;
  throw new InvalidArgumentError('a time up to 30 days is expected, such as 30m, 2h or 7d');
}

export function port(text: string): number {
  const number = wholeNumber(text);
  if (number > 65_535) throw new InvalidArgumentError('a port from 0 to 65535 is expected');
  return number;
}

export function years(text: string): number {
  const number = wholeNumber(text);
  if (number < 1 || number > 100) throw new InvalidArgumentError('1 to 100 years are expected');
  return number;
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('a whole number is expected');
  return Number(text);
}

const wordsOf = (longest: number) => (text: string) => {
  const { success, data } = plainWords(longest).safeParse(text);
  if (success) return data;
  throw new InvalidArgumentError(wordsExpected(longest));
};

/** A name as files have it, without folders. */
export function fileName(text: string): string {
  if (!/[/\\]/.test(text)) return wordsOf(200)(text);
  throw new InvalidArgumentError('a name without folders is expected, such as feed_20261120.csv');
}

export const label = wordsOf(longestWords.label);
export const reason = wordsOf(longestWords.reason);
