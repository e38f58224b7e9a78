import { defineMessages } from '../define-messages.ts';

/** What the summary of one line is made of. */
type SummaryValues = Record<'from' | 'to' | 'first' | 'last' | 'change' | 'low' | 'high', string>;

/** Names of the table by which levels it holds. */
export const lineTableNames = defineMessages(
  {
    'every-level': 'The same levels as a table',
    'week-ends': 'The same levels as a table, at the ends of weeks',
    'month-ends': 'The same levels as a table, at the ends of months',
  },
  {
    'every-level': '同じデータを表で見る',
    'week-ends': '同じデータを表で見る（週末値）',
    'month-ends': '同じデータを表で見る（月末値）',
  },
);

export const linesChartMessages = defineMessages(
  {
    date: 'Date',
    readDay: 'Values on a date',
    on: (date: string) => `On ${date}`,
    logScale: 'Logarithmic scale.',
    backTested: (letters: string, launch: string) =>
      `Dashed${letters ? ` (${letters})` : ''}: back-tested, before the launch on ${launch}. † marks a change that includes it.`,
    summary: ({ from, to, first, last, change, low, high }: SummaryValues) =>
      `From ${first} on ${from} to ${last} on ${to}, a change of ${change}. Lowest ${low}, highest ${high}.`,
  },
  {
    date: '日付',
    readDay: '日付ごとの値',
    on: (date) => `${date}時点`,
    logScale: '対数目盛。',
    backTested: (letters, launch) =>
      `破線${letters ? `（${letters}）` : ''}は公表開始日（${launch}）より前のバックテストです。†はそれを含む騰落率です。`,
    summary: ({ from, to, first, last, change, low, high }) =>
      `${from}の${first}から${to}の${last}へ、騰落率${change}。最低${low}、最高${high}。`,
  },
);
