import { listApprovers } from '#src/store/drafts/approvals.ts';
import { listDrafts, type Draft } from '#src/store/drafts/drafts.ts';
import { printResult } from '../print-result.ts';
import { withStore } from '../with-store.ts';

type DraftsOptions = { all?: boolean; json?: boolean };

type Listed = Draft & { approvedBy: string[] };

/** `plumbline drafts`: what waits to be published. */
export async function drafts({ all, json }: DraftsOptions): Promise<void> {
  const listed = await withStore(async (store) => {
    const found = await listDrafts(store.db, all ? 'all' : 'living');
    return Promise.all(
      found.map(async (each) => ({ ...each, approvedBy: await listApprovers(store, each) })),
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
  ...draft
}: Listed): string {
  const rows = Object.entries(summary.rows).map(
    ([kind, { added, changed, closed }]) => `${kind} +${added} ~${changed} -${closed}`,
  );
  const parts = [
    String(number).padStart(5),
    state === 'published' ? `published as ${draft.release}` : state,
    at && `at ${at}`,
    label,
    `by ${act.actor.name}`,
    `against release ${against}`,
    rows.join(', '),
    draft.approvedBy.length > 0 && `approved by ${draft.approvedBy.join(', ')}`,
    fault,
  ];
  return parts.filter(Boolean).join('  ');
}
