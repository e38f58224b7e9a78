import { isoOfDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { linesChartMessages } from '#src/i18n/messages/charts/lines-chart.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { letterOf } from './line-letter.ts';
import { beginsBackTested, type NamedLine } from './lines-layout.ts';

/** What is said of a chart whose changes bear the mark of a back-test: the lines, and once what the mark says. */
export function markedNotes(language: Language, lines: readonly NamedLine[]): string[] {
  const notes = backTestNotes(language, lines);
  return lines.some(beginsBackTested) ? [...notes, linesChartMessages(language).marked] : notes;
}

/**
 * Which lines begin before their launch, and when that was, or that it is not known; indexes of one launch share a
 * sentence.
 */
export function backTestNotes(language: Language, lines: readonly NamedLine[]): string[] {
  const m = linesChartMessages(language);
  const hypothetical = lines.filter(({ isHypothetical }) => isHypothetical);
  const begun = lines.filter((line) => !line.isHypothetical && beginsBackTested(line));
  const lettersOf = (group: readonly NamedLine[]) =>
    lines.length === 1
      ? ''
      : listedTexts(
          language,
          group.map((line) => letterOf(lines.indexOf(line))),
        );
  const byLaunch = Map.groupBy(begun, ({ launch }) => launch ?? 0);
  const launched = Array.from(byLaunch, ([launch, group]) =>
    m.backTested(lettersOf(group), formatDate(language, isoOfDay(launch))),
  );
  const unknown = lines.filter(({ isHypothetical, launch }) => !isHypothetical && launch === null);
  return [
    ...(hypothetical.length > 0 ? [m.hypothetical(lettersOf(hypothetical))] : []),
    ...launched,
    ...(unknown.length > 0 ? [m.unknown(lettersOf(unknown))] : []),
  ];
}
