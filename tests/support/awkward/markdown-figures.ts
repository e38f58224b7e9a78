/** Stems of the tags of risk figures, by the names that pages give them. */
export const risks = {
  Volatility: 'volatility',
  'Sharpe ratio': 'sharpeRatio',
  'Tracking error': 'trackingError',
  Beta: 'beta',
  Correlation: 'correlation',
};

/** Names of figures in Markdown, by their tags; the risk-free index and the benchmark stand behind. */
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

/** What the Markdown of an index says of each figure, by its tag. */
export function markdownFigures(markdown: string): [tag: string, cell: string][] {
  return markdown.split('\n').flatMap((line) => {
    const [, name = '', cell = ''] = line.split('|').map((one) => one.trim());
    const known = inMarkdown.map(([pattern, tagOf]) => pattern.exec(name)?.map(String) ?? tagOf);
    const at = known.findIndex(Array.isArray);
    return at < 0 ? [] : [[inMarkdown[at]![1](known[at] as string[]), cell]];
  });
}
