import type { Token } from './scan-question.ts';
import type { AskableFigure } from './vocabulary.ts';

/**
 * Lists have figures against an index's own benchmark only, so that `correlation to bonds`, 株式との相関 and the like ask
 * for none of them: their words are not understood, rather than that bonds are looked for.
 */
export function withoutOthers(
  tokens: readonly Token[],
  figures: ReadonlyMap<string, AskableFigure>,
): Token[] {
  const stems = new Set(
    [...figures.values()].flatMap(({ stem, isAgainstBenchmark }) =>
      isAgainstBenchmark ? [stem] : [],
    ),
  );
  const isFigure = (token: Token | undefined) => token?.kind === 'figure' && stems.has(token.stem);
  const unknown = new Set(
    tokens.flatMap((token, at) => {
      const relation = token.kind === 'filler' ? relationAt(tokens, at, token.relates) : null;
      const isOfOther = relation !== null && relation.others.length > 0;
      return isOfOther && isFigure(tokens[relation.figure])
        ? [relation.figure, at, ...relation.others]
        : [];
    }),
  );
  return tokens.map((token, at) => (unknown.has(at) ? asWord(token) : token));
}

export const asWord = ({ text, start }: Token): Token => ({ kind: 'word', text, start });

/** Where the figure and the names stand that a word relates. */
function relationAt(tokens: readonly Token[], at: number, place: 'before' | 'behind' | undefined) {
  if (place === undefined) return null;
  if (place === 'before') return { figure: at + 1, others: namesBefore(tokens, at) };
  const figure = tokens[at - 1]?.kind === 'window' ? at - 2 : at - 1;
  return { figure, others: namesFrom(tokens, at + 1) };
}

const isNamed = (token: Token | undefined) => token?.kind === 'filter' || token?.kind === 'word';

/** The places of the names that end before one. */
function namesBefore(tokens: readonly Token[], end: number): number[] {
  const begin = tokens.findLastIndex((token, at) => at < end && !isNamed(token)) + 1;
  return Array.from({ length: end - begin }, (_, behind) => begin + behind);
}

/** The places of the names that begin at one. */
export function namesFrom(tokens: readonly Token[], begin: number): number[] {
  const end = tokens.findIndex((token, at) => at >= begin && !isNamed(token));
  const length = (end < 0 ? tokens.length : end) - begin;
  return Array.from({ length }, (_, behind) => begin + behind);
}
