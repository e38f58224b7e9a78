import { collisionOf } from '#src/publishing/drafts/collision-of.ts';
import { listApprovers } from '#src/store/drafts/approvals.ts';
import { listDrafts, livingStates, type Draft } from '#src/store/drafts/drafts.ts';
import { printResult } from '../print-result.ts';
import { withStore } from '../with-store.ts';

type DraftsOptions = { all?: boolean; json?: boolean };

type Listed = Draft & {
  approvedBy: string[];
  /** Why it collides with what is public; null where it does not. */
  collision: string | null;
};

/** `plumbline drafts` lists the drafts that wait to be published. */
export async function drafts({ all, json }: DraftsOptions): Promise<void> {
  const listed = await withStore(async (store) => {
    const found = await listDrafts(store.db, all ? 'all' : 'living');
    const lives = (draft: Draft) => livingStates.includes(draft.state);
    return Promise.all(
      found.map(async (each) => ({
        ...each,
        approvedBy: await listApprovers(store, each),
        collision: lives(each) ? await collisionOf(store, each) : null,
      })),
    );
  });
  const lines = listed.length > 0 ? listed.map(describe).join('\n') : 'No drafts';
  printResult(json, { drafts: listed }, lines);
}

function describe({
  number,
  state,
  at,
  label,
  act,
  against,
  summary,
  fault,
  collision,
  ...draft
}: Listed): string {
  const rows = Object.entries(summary.rows).map(
    ([kind, { added, changed, closed }]) => `${kind} +${added} ~${changed} -${closed}`,
  );
  const parts = [
    String(number).padStart(5),
    state === 'published' ? `published as ${draft.release}` : state,
    at && `at ${at}`,
    `revision ${draft.revision}`,
    label,
    `by ${act.actor.name}`,
    `against release ${against}`,
    rows.join(', '),
    draft.approvedBy.length > 0 && `approved by ${draft.approvedBy.join(', ')}`,
    fault,
    collision !== fault && collision,
  ];
  return parts.filter(Boolean).join('  ');
}
