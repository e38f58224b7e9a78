import { asWord, namesFrom } from './others.ts';
import type { Token } from './scan-question.ts';
import type { AskableFigure } from './vocabulary.ts';

const stem = 'excessReturn';

/** `5%を上回った` bounds what is before it, and says nothing of a benchmark. */
export const withBoundsBehind = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.kind === 'sign' && token.isBound && tokens[at - 1]?.kind === 'number'
      ? { kind: 'bound', end: token.end, place: 'behind', text: token.text, start: token.start }
      : token,
  );

/**
 * What is said to have outperformed has an excess return over its benchmark, named or not: `outperformed over 5 years`,
 * `ベンチマークを上回った`. Against anything else, and in a calendar year, lists have none, and its words are not understood.
 */
export function withBenchmark(
  tokens: readonly Token[],
  figures: ReadonlyMap<string, AskableFigure>,
): Token[] {
  const isKnown = [...figures.values()].some((figure) => figure.stem === stem);
  const unknown = new Set<number>();
  const unnamed = new Set<number>();
  for (const at of tokens.keys()) {
    if (!isOutdoing(tokens[at])) continue;
    const { outdone, next } = outdoneAt(tokens, at);
    if (!isKnown || outdone === 'another') {
      for (const one of [at, ...namesFrom(tokens, next)]) unknown.add(one);
    } else if (outdone === 'unnamed') unnamed.add(at);
  }
  return tokens.flatMap((token, at) => {
    if (unknown.has(at)) return [asWord(token)];
    return unnamed.has(at) ? [token, benchmarkBehind(token)] : [token];
  });
}

/** Whether what is said to be outdone is the benchmark, is not named, or is another index or time. */
function outdoneAt(tokens: readonly Token[], at: number) {
  if (isBenchmark(tokens[at - 1])) return { outdone: 'benchmark', next: at + 1 };
  const named = behind(tokens, at);
  if (!isBenchmark(tokens[named])) {
    return { outdone: isOther(tokens[named]) ? 'another' : 'unnamed', next: named };
  }
  const next = behind(tokens, named);
  return { outdone: isYear(tokens[next]) ? 'another' : 'benchmark', next };
}

/** The figure that is meant where none is named. */
const benchmarkBehind = ({ start, text }: Token): Token => ({
  kind: 'figure',
  stem,
  text: '',
  start: start + text.length,
});

const isOutdoing = (token: Token | undefined) =>
  token?.kind === 'sign' && token.isAgainstBenchmark === true;

const isBenchmark = (token: Token | undefined) => token?.kind === 'figure' && token.stem === stem;

const isYear = (token: Token | undefined) => token?.kind === 'figure' && token.isYear === true;

/** Another index than the benchmark, another figure, or a calendar year. */
const isOther = (token: Token | undefined) =>
  token?.kind === 'word' || token?.kind === 'filter' || token?.kind === 'figure';

function behind(tokens: readonly Token[], at: number): number {
  const next = tokens.findIndex(({ kind }, other) => other > at && kind !== 'filler');
  return next < 0 ? tokens.length : next;
}
