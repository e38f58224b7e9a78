import { expect, inject } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { weightTag } from '#src/domain/working/weight-tag.ts';
import { demoIndexes } from './demo-indexes.ts';

/** Where the demo is served. */
export const base = inject('demoUrl');
/** Asks the API of the demo. */
export async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(base + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

export const workingOf = (indexId: string, figure: string) =>
  ask<FigureWorking>(`/api/index-details/working?indexId=${indexId}&figure=${figure}`);

/** A generator of numbers from 0 up to 1 that begins anew with each run: a fault is found again. */
function drawnFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Figures of indexes of every kind: each tag is drawn before any is drawn again. */
export async function drawFigures(count: number, seed: number): Promise<FigureWorking[]> {
  const next = drawnFrom(seed);
  const { figures } = await ask<{ figures: { tag: string }[] }>('/api/figures');
  const kinds = [
    demoIndexes.full.fundId,
    demoIndexes.governmentBond.fundId,
    demoIndexes.ceased.fundId,
    'PLPCE_TR_USD',
    'PLJPN_NTR_JPY',
    'PLWLD_NTR_EURH',
    'PLONC_TR_CHF',
  ];
  const tags = figures.map(({ tag }) => ({ tag, at: next() })).toSorted((a, b) => a.at - b.at);
  const found: FigureWorking[] = [];
  for (let i = 0; found.length < count && i < count * 6; i += 1) {
    const { tag } = tags[i % tags.length]!;
    const working = await workingOf(kinds[Math.floor(next() * kinds.length)]!, tag);
    if (working.code !== null) found.push(working);
  }
  return found;
}

/** Figures that only the page of an index shows. */
export async function figuresOfPage(): Promise<FigureWorking[]> {
  const { fundId } = demoIndexes.full;
  const { constituents } = await ask<ConstituentsAnswer>(
    `/api/index-details/constituents?portfolioId=${fundId}&size=7`,
  );
  return Promise.all(
    [
      'bestRollingReturn1Y',
      'medianRollingReturn3Y',
      'worstRollingReturn5Y',
      'positiveRollingReturns1Y',
    ]
      .concat('high52Weeks', 'low52Weeks', 'return2024-03')
      .concat(constituents.slice(-1).map((member) => weightTag(member) ?? ''))
      .map((tag) => workingOf(fundId, tag)),
  );
}

/** Figures of a comparison and of a blend that follow from weights, members and the values of parts. */
export async function mixedFigures(): Promise<FigureWorking[]> {
  const [world, america] = ['PLWLD_NTR_USD', 'PLUSA_NTR_USD'];
  const compared = new URLSearchParams({
    ids: `${world},${america}`,
    index: world,
    against: america,
  });
  const blended = new URLSearchParams({ of: `${world}*60,${america}*40`, rebalance: 'quarterly' });
  const ofPart = new URLSearchParams([...blended, ['index', america]]);
  const asked = [
    ...['membersInCommon', 'weightInCommon', 'activeShare'].map((figure) => [
      'compare',
      figure,
      compared,
    ]),
    ...['weightNow', 'weight2020', 'contributionToReturn', 'contributionToRisk'].map((figure) => [
      'blend',
      figure,
      ofPart,
    ]),
    ...['priceToEarnings', 'dividendYield'].map((figure) => ['blend', figure, blended]),
  ];
  const all = asked.map(([kind, figure, query]) =>
    ask<FigureWorking>(`/api/${kind}/working?figure=${figure}&${query}`),
  );
  return Promise.all(all);
}
