/** What other sites show of an index in a frame. */
export const embedMessages = {
  title: 'Embed on your site',
  note: 'Paste the code into the HTML of your page. It sets no cookie and measures nobody; the second line lets the frame be as high as its content.',
  live: 'Chart, always up to date',
  frozen: (release: string) => `Chart of release ${release}, for good`,
  liveFigures: 'Level and returns, always up to date',
  levels: (name: string) => `Levels of ${name}`,
  drawdown: (name: string) => `Drawdown of ${name}`,
  figures: (name: string) => `Figures of ${name}`,
  level: 'Level',
  change: 'Change',
  asOf: (date: string) => `As of ${date}`,
  backTested: '† contains back-tested levels, from before the launch',
  source: (provider: string, release: string) => `Source: ${provider}, release ${release}`,
  toChart: (provider: string) => `The chart at ${provider}`,
  notAvailable: 'This cannot be shown',
  toSite: (provider: string) => `To the site of ${provider}`,
};
