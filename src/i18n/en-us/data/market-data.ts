/** Texts beside a level that say whether it is live. */
export const marketDataMessages = {
  notLive: 'Last published level, not a live quote.',
  lost: 'Live quotes are interrupted: this is the last published level.',
  nextDue: (date: string, time: string) => `Next level due by ${date}, ${time}.`,
  outdated: 'No newer level has come for longer than the frequency of this index allows.',
  late: (date: string, time: string) => `Late: the next level was due by ${date}, ${time}.`,
  live: 'Live',
  at: (date: string, time: string) => `${date}, ${time}`,
  intraday: 'intraday',
  delayed: (minutes: string) => `delayed by ${minutes} minutes`,
  sinceClose: 'against the last published level',
};
