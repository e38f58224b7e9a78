import { holidaysOf } from '#src/contract/provider/holidays.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import {
  eachDraftItem,
  eachDraftLevels,
  findDraftBlob,
  listDraftItems,
  type DraftItemChange,
} from '#src/store/drafts/draft-content.ts';
import type { Draft } from '#src/store/drafts/drafts.ts';
import { findItem, findItems } from '#src/store/items/items.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { createDifference, type Difference } from '../difference/difference.ts';
import { describeDifference } from '../difference/describe-difference.ts';
import type { DifferenceReport } from '../difference/difference-report.ts';
import { watchCorrected } from '../difference/moved-figures.ts';
import { createIndexDirectory, type IndexDirectory } from '../indexes/index-directory.ts';

type Compared = Pick<Draft, 'content' | 'against'>;

const itemsAtATime = 500;

/**
 * The difference between a draft and the release that it was made against. The draft holds the guards' questions of its
 * making.
 * @throws NotFoundError where it was published or dropped in the meantime
 */
export async function compareDraft(store: Store, draft: Compared): Promise<DifferenceReport> {
  const { db, session } = store;
  const { content, against } = draft;
  const difference = createDifference(against);
  const changes = await listDraftItems(session, content);
  for (const [kind, own] of Map.groupBy(changes, (each) => each.kind)) {
    const keysOf = (what: DraftItemChange['change']) =>
      own.filter(({ change }) => change === what).map(({ key }) => key);
    difference.addItems(kind, { added: keysOf('added'), changed: keysOf('changed'), unchanged: 0 });
    difference.addClosed(kind, keysOf('closed'));
  }
  const corrected = watchCorrected();
  for await (const page of eachDraftLevels(session, content)) {
    for (const change of page) {
      difference.addLevels(change);
      corrected.see(change);
    }
  }
  const site = await findItem(db, against, 'site', 'site');
  return describeDifference({
    db,
    current: against === 0 ? null : await getRelease(db, against),
    difference,
    directory: await directoryOf(store, draft, touchedBy(difference)),
    holidays: holidaysOf(site?.calendar),
    corrected,
    questions: [],
    items: {
      batches: <K extends ItemKind>(kind: K) => eachDraftItem(session, content, kind, itemsAtATime),
      blob: (sha256) => findDraftBlob(db, content, sha256),
    },
  });
}

/** The indexes with changed levels or members. */
function touchedBy({ levels, items }: Difference): string[] {
  const lists = items.get('constituents');
  const listed = lists ? [...lists.added, ...lists.changed, ...lists.closed] : [];
  return [...levels.keys(), ...listed];
}

/** The indexes with these ids, as the draft has them. */
async function directoryOf(
  { db, session }: Store,
  { content, against }: Compared,
  fundIds: readonly string[],
): Promise<IndexDirectory> {
  const directory = createIndexDirectory();
  for (const record of await findItems(db, against, 'index', fundIds)) directory.add(record);
  for await (const page of eachDraftItem(session, content, 'index', itemsAtATime)) {
    for (const { body } of page) directory.add(body);
  }
  return directory;
}
