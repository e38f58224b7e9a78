import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { compareMessages } from '#src/i18n/messages/mixes/compare.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import type { NamedLine } from './lines-layout.ts';

type Lines = readonly Pick<NamedLine, 'name' | 'series'>[];

/** Says which line stands highest and which lowest; only what is shown where they end on different days, or level. */
export function levelsFinding(lines: Lines, language: Language): string {
  const ends = lines
    .map(({ name, series }) => ({
      name,
      day: series.days.at(-1),
      value: series.values.at(-1) ?? 0,
    }))
    .toSorted((one, other) => other.value - one.value);
  const [highest, lowest] = [ends[0], ends.at(-1)];
  const [most, least] = [highest, lowest].map((one) => formatLevel(language, one?.value ?? null));
  const isOfOneDay = ends.every(({ day }) => day === highest?.day);
  return isOfOneDay && highest && lowest && most !== least
    ? compareMessages(language).standsHighest(highest.name, most!, lowest.name, least!)
    : mixMessages(language).levels;
}

/** That the levels are those published, and of which days. */
export function levelsNote(lines: Lines, language: Language): string {
  const days = lines.flatMap(({ series }) => [series.days[0] ?? 0, series.days.at(-1) ?? 0]);
  const [from, to] = [Math.min(...days), Math.max(...days)].map((day) =>
    formatDate(language, isoOfDay(day)),
  );
  return compareMessages(language).asPublished(from!, to!);
}
