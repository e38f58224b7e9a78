import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { HolidaysOf } from '#src/contract/provider/holidays.ts';
import type { Release } from '#src/store/releases/releases.ts';
import type { Database } from '#src/store/store.ts';
import type { OpenQuestions } from '../guards/questions.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { describeItems, type ComparedSource } from './describe-items.ts';
import { describeLevels } from './describe-levels.ts';
import { describeLists } from './describe-lists.ts';
import { isEmpty, type Difference } from './difference.ts';
import type { DifferenceReport } from './difference-report.ts';
import { comparedTexts } from './texts/compared-texts.ts';
import { movedFigures, type watchCorrected } from './moved-figures.ts';

type Compared = {
  db: Database;
  /** The public release; null where there is none. */
  current: Release | null;
  difference: Difference;
  directory: Pick<IndexDirectory, 'facts' | 'historyFrom'>;
  holidays: HolidaysOf;
  corrected: ReturnType<typeof watchCorrected>;
  questions: OpenQuestions[];
  /** The items of the new state; null where only levels were read. */
  items: ComparedSource['items'] | null;
};

/** Kinds with a section of their own, or internal to the software. */
const describedElsewhere: ReadonlySet<ItemKind> = new Set([
  'constituents',
  'earlier-constituents',
  'reviews',
  'folder-levels',
]);

/** Describes the difference between validated input and a release, for people and programs. */
export async function describeDifference(compared: Compared): Promise<DifferenceReport> {
  const { db, current, difference, directory, holidays, corrected, questions, items } = compared;
  const { against: release } = difference;
  const comparedWith = current && {
    release: current.number,
    label: current.label,
    published: current.published,
  };
  const nameOf = (fundId: string) => directory.facts(fundId)?.name ?? fundId;
  const content = items ? await describeContent({ db, release, items }, difference, nameOf) : null;
  return {
    comparedWith,
    isSame: isEmpty(difference),
    levels: describeLevels(difference.levels, nameOf),
    consequences: {
      figures: await movedFigures(corrected.kept, { db, release, directory, holidays }),
      notCompared: corrected.notCompared(),
    },
    questions,
    ...(content ?? { items: [], constituents: [] }),
  };
}

async function describeContent(
  source: ComparedSource,
  difference: Difference,
  nameOf: (fundId: string) => string,
): Promise<Pick<DifferenceReport, 'items' | 'constituents'>> {
  const texts = comparedTexts();
  const items = [];
  for (const [kind, changes] of difference.items) {
    if (describedElsewhere.has(kind)) continue;
    if (changes.added.size + changes.changed.size + changes.closed.size === 0) continue;
    items.push(await describeItems(source, kind, changes, texts));
  }
  const lists = difference.items.get('constituents');
  return { items, constituents: lists ? await describeLists(source, lists, nameOf) : [] };
}
