import { asWord } from './others.ts';
import type { Token } from './scan-question.ts';

/** The tokens of a clause that bounds figures, from one place up to before another. */
export type Span = { from: number; to: number };

/**
 * A list meets all bounds at once, so that `return above 5 or volatility below 10` and `positive in 2021 or 2022` are not
 * understood: neither bound would be what was meant.
 */
export function withoutAlternatives(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  const unknown = new Set<Span>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'filler' || !token.isAlternative) continue;
    for (const span of joinedBy(tokens, at, spans)) unknown.add(span);
  }
  const isUnknown = (at: number) => [...unknown].some(({ from, to }) => at >= from && at < to);
  return tokens.map((token, at) =>
    token.kind !== 'filler' && isUnknown(at) ? asWord(token) : token,
  );
}

/** The clauses on both sides of a word, or the one that it stands within; none where it joins something else. */
function joinedBy(tokens: readonly Token[], at: number, spans: readonly Span[]): Span[] {
  const next = tokens.findIndex(({ kind }, place) => place > at && kind !== 'filler');
  const last = tokens.findLastIndex(({ kind }, place) => place < at && kind !== 'filler');
  const [before, behind] = [last, next].map((place) =>
    spans.find(({ from, to }) => place >= from && place < to),
  );
  return before && behind ? [before, behind] : [];
}
