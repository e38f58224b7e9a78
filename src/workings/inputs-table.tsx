import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';

type Input = FigureWorking['inputs'][number];

/** The inputs of a calculation: levels with their days and flags. */
export function InputsTable({
  inputs,
  language,
}: {
  inputs: readonly Input[];
  language: Language;
}) {
  return (
    <DataTable
      caption={workingMessages(language).inputsCaption}
      columns={columnsOf(language, inputs)}
      rows={inputs}
      rowKey={({ symbol }) => symbol}
      density="compact"
    />
  );
}

function columnsOf(language: Language, inputs: readonly Input[]): Column<Input>[] {
  const m = workingMessages(language);
  const hasDays = inputs.some(({ date }) => date !== null);
  const hasLevels = inputs.some(({ kind }) => kind === 'level');
  return [
    { key: 'name', heading: m.input, cell: ({ name, symbol }) => `${name} (${symbol})` },
    {
      key: 'value',
      heading: m.value,
      align: 'end',
      cell: ({ value, kind }) =>
        value === null ? (kind === 'day' ? '' : noFigure) : String(value),
    },
    ...(hasDays
      ? [
          {
            key: 'day',
            heading: m.day,
            cell: ({ date }: Input) => (date === null ? '' : formatDate(language, date)),
          },
        ]
      : []),
    ...(hasLevels
      ? [{ key: 'marks', heading: m.marks, cell: (one: Input) => marksOf(one, language) }]
      : []),
  ];
}

function marksOf({ kind, backTested, corrected }: Input, language: Language): string {
  if (kind !== 'level') return '';
  const m = workingMessages(language);
  const record = backTested === null ? m.launchUnknown : backTested ? m.backTested : m.live;
  return listedTexts(language, corrected ? [record, m.corrected] : [record]);
}
