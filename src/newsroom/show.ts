import { LRUCache } from 'lru-cache';
import { levelDatesOf } from '#src/api/levels/level-dates.ts';
import { compareRollback } from '#src/publishing/compare-rollback.ts';
import { collisionOf } from '#src/publishing/drafts/collision-of.ts';
import { compareDraft } from '#src/publishing/drafts/compare-draft.ts';
import { approvalsOf, publishingOf } from '#src/publishing/drafts/four-eyes.ts';
import type { DifferenceReport } from '#src/publishing/difference/difference-report.ts';
import { listAuditRows, type AuditEntry } from '#src/store/audit/audit.ts';
import { listApprovers } from '#src/store/drafts/approvals.ts';
import { getLivingDraft, listDrafts, type Draft } from '#src/store/drafts/drafts.ts';
import { previewPass } from '#src/store/drafts/preview-links.ts';
import type { Restored } from '#src/store/releases/compare-rollback.ts';
import { findCurrentRelease, listReleases } from '#src/store/releases/releases.ts';
import { previewLink } from '#src/urls/preview-link.ts';
import type { Visit } from './identity.ts';
import type { NewsroomDeps } from './newsroom-deps.ts';
import { auditPage } from './pages/audit-page.ts';
import { draftPage } from './pages/draft-page.ts';
import { draftsPage, type ListedDraft } from './pages/drafts-page.ts';
import type { Page } from './pages/layout.ts';
import type { Refusal } from './refusal.ts';
import { releasesPage } from './pages/releases-page.ts';
import { rollbackPage } from './pages/rollback-page.ts';
import { statePage, type Public } from './pages/state-page.ts';

const auditRowsPerPage = 50;

/** Cached differences: each needs the figures of up to fifty indexes twice. */
const keptDifferences = 8;

/** The last action: that it was done, or that it was refused. */
type Last = { said: string | null; refusal: Refusal | null };

/** Milliseconds for which a link to the preview is valid. */
const linkTime = 2 * 3_600_000;

/** The pages of the newsroom with their content. @param said describes the last action */
export function showPages({ store, snapshot, leads, previewUrl }: NewsroomDeps) {
  const differences = new LRUCache<number, Promise<DifferenceReport>>({ max: keptDifferences });

  const rollbacks = new LRUCache<string, Promise<DifferenceReport>>({ max: keptDifferences });

  /** The content number of a draft identifies its difference. */
  function differenceOf(draft: Draft): Promise<DifferenceReport> {
    const known = differences.get(draft.content);
    if (known) return known;
    const made = compareDraft(store, draft);
    differences.set(draft.content, made);
    made.catch(() => differences.delete(draft.content));
    return made;
  }

  /** What is public identifies it, with what comes back. */
  async function rollbackOf(restored: Restored): Promise<DifferenceReport> {
    const current = await findCurrentRelease(store.db);
    const key = JSON.stringify([current?.number, restored]);
    const known = rollbacks.get(key);
    if (known) return known;
    const made = compareRollback(store, restored);
    rollbacks.set(key, made);
    made.catch(() => rollbacks.delete(key));
    return made;
  }

  async function listed(draft: Draft): Promise<ListedDraft> {
    const approvers = await listApprovers(store, draft);
    const wanted = await approvalsOf(store, publishingOf(draft));
    return { draft, approvers, wanted, collision: await collisionOf(store, draft) };
  }

  async function previewOf(draft: Draft): Promise<string | null> {
    if (previewUrl === null) return null;
    return previewLink.to(previewUrl, await previewPass(store.db, draft, Date.now() + linkTime));
  }

  async function publicNow(): Promise<Public | null> {
    const release = await findCurrentRelease(store.db);
    if (release === null) return null;
    const rows = await listAuditRows(store.db, { before: null, limit: auditRowsPerPage });
    const entries = rows.map(({ entry }) => JSON.parse(entry) as AuditEntry);
    const made = entries.find((entry) => entry.release === release.number);
    return { release, by: made?.actor.name ?? null };
  }

  return {
    async drafts(said: string | null): Promise<Page> {
      const drafts = await listDrafts(store.db, 'living');
      return draftsPage(await Promise.all(drafts.map(listed)), said);
    },
    async draft(number: number, visit: Visit, last: Last): Promise<Page> {
      const draft = await getLivingDraft(store.db, number);
      return draftPage({
        ...(await listed(draft)),
        visit,
        ...last,
        difference: await differenceOf(draft),
        previewLink: await previewOf(draft),
      });
    },
    async releases(visit: Visit, { said, refusal }: Last): Promise<Page> {
      return releasesPage(await listReleases(store.db), visit, said, refusal);
    },
    async rollback(restored: Restored, visit: Visit, { refusal }: Last): Promise<Page> {
      return rollbackPage({ restored, visit, refusal, difference: await rollbackOf(restored) });
    },
    async state(): Promise<Page> {
      const dates = await levelDatesOf({ snapshot: snapshot(), db: store.db });
      return statePage(await publicNow(), dates, await leads.countByState(), Date.now());
    },
    async audit(before: number | null): Promise<Page> {
      const rows = await listAuditRows(store.db, { before, limit: auditRowsPerPage + 1 });
      const shown = rows.slice(0, auditRowsPerPage);
      return auditPage(shown, rows.length > shown.length ? shown.at(-1)!.number : null);
    },
  };
}
