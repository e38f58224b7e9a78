import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { hashItems } from '#src/store/items/item-hashes.ts';
import { findLastChange } from '#src/store/levels/last-change.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import type { TableRequest, TableDeclaration } from './data-table.ts';

/** Versions that are remembered, so that repeated requests do not reach the store. */
const mostRemembered = 1_000;

const versions = oncePerRelease(
  async (_: Stored) => new LRUCache<string, Promise<string>>({ max: mostRemembered }),
);

type Versioned = {
  declaration: TableDeclaration;
  chosen: ChosenIndexes;
  request: TableRequest;
  /** Identifies the file within its release. */
  name: string;
};

/**
 * A digest of everything that the content of a file depends on: equal in every release in which the file is the same.
 */
export async function versionOf(source: Stored, versioned: Versioned): Promise<string> {
  const known = await versions(source);
  const before = known.get(versioned.name);
  if (before !== undefined) return before;
  const finding = findVersion(source, versioned);
  known.set(versioned.name, finding);
  finding.catch(() => known.delete(versioned.name));
  return finding;
}

async function findVersion(
  source: Stored,
  { declaration, chosen, request }: Versioned,
): Promise<string> {
  const { db, snapshot } = source;
  const { items, daysOf, also, columns } = declaration.madeFrom;
  const few = request.ids === undefined ? undefined : chosen.fundIds;
  const days = daysOf?.(request);
  const parts = await Promise.all([
    ...items(request, few).map(([kind, keys]) => hashItems(db, snapshot.release, kind, keys)),
    days && findLastChange(db, snapshot.release, { ...days, fundIds: few }),
  ]);
  const own = columns?.((await siteTexts(source)).site);
  const facts = [chosen.fundIds, also?.(source, chosen), parts, own?.toSorted()];
  return hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22);
}
