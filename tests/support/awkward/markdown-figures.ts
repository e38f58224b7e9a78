/** The stems of risk figures' tags, by the names that pages show. */
export const risks = {
  Volatility: 'volatility',
  'Sharpe ratio': 'sharpeRatio',
  'Tracking error': 'trackingError',
  Beta: 'beta',
  Correlation: 'correlation',
};

/** Patterns of figures' names in Markdown, with the tag of each. The name of the risk-free index or benchmark may follow. */
const inMarkdown: [RegExp, (found: string[]) => string][] = [
  [/^Return Since inception$/, () => 'returnSinceInception'],
  [/^Return (\S+)$/, ([, period]) => `return${period}`],
  [/^Maximum drawdown, Since inception/, () => 'maximumDrawdownSinceInception'],
  [/^Maximum drawdown, (\d+Y)/, ([, window]) => `maximumDrawdown${window}`],
  [
    /^(Volatility|Sharpe ratio|Tracking error|Beta|Correlation) (\d+Y),/,
    ([, name, window]) => `${risks[name as keyof typeof risks]}${window}`,
  ],
];

/** The cell of each figure in the Markdown of an index, by the figure's tag. */
export function markdownFigures(markdown: string): [tag: string, cell: string][] {
  return markdown.split('\n').flatMap((line) => {
    const [, name = '', cell = ''] = line.split('|').map((one) => one.trim());
    const known = inMarkdown.map(([pattern, tagOf]) => pattern.exec(name)?.map(String) ?? tagOf);
    const at = known.findIndex(Array.isArray);
    return at < 0 ? [] : [[inMarkdown[at]![1](known[at] as string[]), cell]];
  });
}
