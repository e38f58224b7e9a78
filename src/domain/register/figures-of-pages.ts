import { rollingFigure } from '../figures/rolling-returns.ts';
import {
  rollingParts,
  rollingStems,
  rollingTag,
  type RollingPart,
} from '../figures/rolling-tag.ts';
import type { Figure } from './figure.ts';

/** The lengths of rolling returns in months. */
export const rollingMonths = [12, 36, 60] as const;

const rollingOf = (part: RollingPart, months: number): Figure => ({
  tag: rollingTag(part, months),
  stem: rollingStems[part],
  window: `${months / 12}Y`,
  group: 'returns',
  unit: 'percent',
  decimals: part === 'positive' ? 0 : 2,
  isSigned: part !== 'positive',
  first: -1,
  frequency: null,
  needs: [],
  formula: 'rolling-returns',
  of: (index, record) => rollingFigure(index, months, part, record),
});

/** Figures that only the page of an index shows: they can be asked, and are in no list. */
export const figuresOfPages: readonly Figure[] = rollingMonths.flatMap((months) =>
  rollingParts.map((part) => rollingOf(part, months)),
);
