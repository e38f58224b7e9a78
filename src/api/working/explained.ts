import { findExplained } from '#src/domain/register/register.ts';
import type { Figure } from '#src/domain/register/figure.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { explain, notExplained, type Working } from '#src/domain/working/explain.ts';
import { levelFigure } from '#src/domain/working/level-figures.ts';
import { isLevelTag, type LevelTag } from '#src/domain/working/level-tag.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { AnsweredIndex, NamedComparable } from '../figures/measured-index.ts';
import { readMeasuredIndex } from '../figures/read-measured-index.ts';
import { decimalsOfLevel } from '#src/i18n/decimals-of-level.ts';
import { resolveFundId, shownName } from '../indexes/resolve-index.ts';
import type { Stored } from '../source.ts';

/** A figure with everything that it was calculated from. */
export type Told = {
  figure: Figure;
  /** What the figure is of, and its levels. */
  name: string;
  index: Pick<AnsweredIndex, 'levels' | 'launch'>;
  working: Working;
  /** The series that the figure is measured against. */
  other: Pick<NamedComparable, 'fundId' | 'name'> | null;
  /** Whether the levels that it is calculated from must not be shown. */
  isWithheld: boolean;
};

/** A figure of an index. */
export type Explained = Told & { record: IndexRecord };

/** @throws NotFoundError for an unknown index or figure */
export async function explainFigure(
  indexId: string,
  tag: string,
  source: Stored,
): Promise<Explained> {
  const known = isLevelTag(tag) ? tag : findExplained(tag);
  if (known === null) throw new NotFoundError(`There is no figure ${tag}`);
  const fundId = resolveFundId(source.snapshot, indexId);
  const { record, index } = await readMeasuredIndex(fundId, source);
  const figure = typeof known === 'string' ? levelOf(known, record, index) : known;
  const [need] = figure.needs;
  const other = need === undefined ? null : index[need];
  const isWithheld = index.isClosed || index.isCut || (other?.isThinned ?? false);
  const working = explainedOf(figure, { record, index });
  const name = shownName(source.snapshot, record);
  return { figure, record, name, index, working, other: namedIn(source, other), isWithheld };
}

const namedIn = ({ snapshot }: Stored, other: NamedComparable | null): Told['other'] =>
  other && { fundId: other.fundId, name: shownName(snapshot, other) };

/** A level with the decimals that its size asks for. */
function levelOf(tag: LevelTag, { entitlements }: IndexRecord, index: AnsweredIndex): Figure {
  const { value } = levelFigure(tag, 0).of(index);
  return levelFigure(tag, decimalsOfLevel(value ?? 0, entitlements));
}

/** How a figure follows from the levels of an index; those of rates and volatilities have no returns. */
export const explainedOf = (
  figure: Figure,
  { record, index }: { record: IndexRecord; index: AnsweredIndex },
): Working =>
  record.hasReturns || isLevelTag(figure.tag) ? explain(figure, index) : notExplained('no-returns');
