import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Constituent } from '#src/contract/provider/constituents.ts';
import { codeOfRows, type RowCalculation } from './code-of-rows.ts';

const weights = 'weights = [float(row["weight"]) for row in rows]';

/**
 * The calculation with the weights of a whole list. Its columns are `name` (C), `ticker` (D), `isin` (E) and `weight`
 * (F).
 */
const calculations: Readonly<Record<string, RowCalculation>> = {
  numberOfConstituents: {
    python: ['result = len(rows)'],
    r: ['result <- nrow(rows)'],
    excel: 'COUNTA({C})',
  },
  topTenWeight: {
    python: [weights, 'result = math.fsum(sorted(weights, reverse=True)[:10])'],
    r: ['result <- sum(head(sort(rows$weight, decreasing = TRUE), 10))'],
    excel: 'IF(COUNT({F})<10,SUM({F}),SUM(LARGE({F},{1,2,3,4,5,6,7,8,9,10})))',
  },
  effectiveNumber: {
    python: [weights, 'result = math.fsum(weights) ** 2 / math.fsum(w ** 2 for w in weights)'],
    r: ['result <- sum(rows$weight)^2 / sum(rows$weight^2)'],
    excel: 'SUM({F})^2/SUMSQ({F})',
  },
};

/**
 * Programs that recalculate a figure from the public list of constituents; null for a figure that needs more than the
 * list.
 * @param members rows of the list, which is whole
 */
export function codeOfWeights(
  tag: string,
  address: string,
  members: number,
): NonNullable<FigureWorking['code']> | null {
  const calculation = calculations[tag];
  return calculation ? codeOfRows(calculation, address, members) : null;
}

/**
 * Programs that read the weight of one member from the public list.
 * @param rows rows of the list, as far as it is public
 */
export function codeOfWeight(
  { isin, ticker }: Pick<Constituent, 'isin' | 'ticker'>,
  address: string,
  rows: number,
): FigureWorking['code'] {
  const [name, column, code] = isin === null ? ['ticker', 'D', ticker] : ['isin', 'E', isin];
  const text = JSON.stringify(code);
  return codeOfRows(
    {
      python: [`result = next(float(row["weight"]) for row in rows if row["${name}"] == ${text})`],
      r: [`result <- rows$weight[match(${text}, rows$${name})]`],
      excel: `INDEX({F},MATCH(${text},{${column}},0))`,
    },
    address,
    rows,
  );
}
