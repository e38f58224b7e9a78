import type { Guards } from '#src/contract/provider/guards.ts';
import type { ListSize } from '#src/store/items/list-sizes.ts';
import type { Difference } from '../difference/difference.ts';
import type { Ask } from './questions.ts';
import { percentText, someOf } from './words.ts';

/** The newest list of an index, in short, with its place. */
export type ReadList = ListSize & { file: string; line: number };

/** Asks when a large share of the public indexes would be closed, or many would be new. */
export function askAboutIndexes(
  { against, items }: Difference,
  settings: Guards,
  file: string,
  ask: Ask,
): void {
  const indexes = items.get('index');
  if (against === 0 || indexes === undefined) return;
  const { added, changed, closed, unchanged } = indexes;
  const before = changed.size + closed.size + unchanged;
  const question = { file, line: null, index: null };
  const { 'closed-indexes': closing, 'opened-indexes': opening } = settings;
  if (closed.size * 100 > closing.percent * before) {
    ask({
      ...question,
      guard: 'closed-indexes',
      found:
        `${closed.size} of ${before} indexes that are public are in it no more ` +
        `(${percentOf(closed.size, before)} percent; up to ${closing.percent} percent are taken without a question): ` +
        someOf([...closed]),
      advice: 'Complete the file',
    });
  }
  if (added.size <= opening.number || added.size * 100 <= opening.percent * before) return;
  ask({
    ...question,
    guard: 'opened-indexes',
    found: `${added.size} indexes are new, beside ${before} that are public: ${someOf([...added])}`,
    advice: 'Look whether they are meant to be public',
  });
}

const percentOf = (part: number, whole: number) => Number(((part / whole) * 100).toFixed(1));

/** Asks when a list has far more or fewer members than the public one, or another heaviest weight. */
export function askAboutListSizes(
  read: ReadonlyMap<string, ReadList>,
  published: ReadonlyMap<string, ListSize>,
  settings: Guards,
  ask: Ask,
): void {
  const { percent } = settings['member-number'];
  const { points } = settings['member-weight'];
  for (const [index, before] of published) {
    const now = read.get(index);
    // A list without members waits for its day, or is withheld.
    if (now === undefined || now.number === 0 || before.number === 0) continue;
    const question = { file: now.file, line: now.line, index };
    const change = now.number / before.number - 1;
    if (Math.abs(change) * 100 > percent && Math.abs(now.number - before.number) > 1) {
      ask({
        guard: 'member-number',
        ...question,
        found: `${now.number} members, where ${before.number} are public (${percentText(change)})`,
        advice: 'Look whether the list is whole, and of this index',
      });
    }
    if (now.heaviest === null || before.heaviest === null) continue;
    if (Math.abs(now.heaviest - before.heaviest) <= points) continue;
    ask({
      guard: 'member-weight',
      ...question,
      found: `the heaviest member weighs ${now.heaviest} percent, where it is ${before.heaviest} in public`,
      advice: 'Compare the weights with their source',
    });
  }
}
