import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { findItems } from '#src/store/items/items.ts';
import type { Database } from '#src/store/store.ts';
import type { Spool } from '../writing/spool.ts';
import type { ItemDifference } from './difference.ts';
import type { ChangedField, ItemSection } from './difference-report.ts';

const itemsAtATime = 500;

/** What is public, and what was validated. */
export type ComparedSource = { db: Database; release: number; items: Pick<Spool, 'batches'> };

/** A public item and its new state; null where there is none. */
export type Pair<K extends ItemKind> = {
  key: string;
  before: ItemBody<K> | null;
  after: ItemBody<K> | null;
};

/** The differing items of a kind with both contents, some at a time. */
export async function* differingPairs<K extends ItemKind>(
  source: ComparedSource,
  kind: K,
  { added, changed, closed }: ItemDifference,
): AsyncGenerator<Pair<K>[]> {
  for await (const batch of source.items.batches(kind, itemsAtATime)) {
    const differing = batch.filter(({ key }) => added.has(key) || changed.has(key));
    if (differing.length === 0) continue;
    const before = await bodiesOf(
      source,
      kind,
      differing.map(({ key }) => key).filter((key) => changed.has(key)),
    );
    yield differing.map(({ key, body }) => ({ key, before: before.get(key) ?? null, after: body }));
  }
  const gone = [...closed];
  for (let at = 0; at < gone.length; at += itemsAtATime) {
    const keys = gone.slice(at, at + itemsAtATime);
    const before = await bodiesOf(source, kind, keys);
    yield keys.map((key) => ({ key, before: before.get(key) ?? null, after: null }));
  }
}

/** The bodies of public keys, in the order of the keys. */
async function bodiesOf<K extends ItemKind>(
  { db, release }: { db: Database; release: number },
  kind: K,
  keys: readonly string[],
): Promise<Map<string, ItemBody<K>>> {
  const bodies = await findItems(db, release, kind, keys);
  return new Map(bodies.map((body, at) => [keys[at] ?? '', body]));
}

/** The changes of the items of a kind, by name and field. */
export async function describeItems(
  source: ComparedSource,
  kind: ItemKind,
  difference: ItemDifference,
): Promise<ItemSection> {
  const section: ItemSection = { kind, opened: [], closed: [], changed: [] };
  for await (const pairs of differingPairs(source, kind, difference)) {
    for (const { key, before, after } of pairs) {
      const named = { key, name: nameOf(after ?? before) ?? key };
      if (before !== null && after !== null) {
        section.changed.push({ ...named, fields: changedFields(before, after) });
      } else (after === null ? section.closed : section.opened).push(named);
    }
  }
  return section;
}

function nameOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { name, title } = body as { name?: unknown; title?: unknown };
  const ofTitle = (title as Record<string, unknown> | undefined)?.[defaultLanguage];
  return [name, title, ofTitle].find((one) => typeof one === 'string') ?? null;
}

/** The differing fields of two bodies, with both values. */
function changedFields(before: object, after: object): ChangedField[] {
  const [old, fresh] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  return [...names]
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(fresh[field]))
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(fresh[field]) }));
}

const longestText = 120;

/** A value as text; a structured value is described by its size. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return shortened(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return shortened(value.join(', '));
  }
  const text = JSON.stringify(value);
  return text.length <= longestText ? text : `${text.length} characters`;
}

const shortened = (text: string) =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;
