import { setImmediate as letOthersIn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentRecord } from '#src/contract/provider/documents.ts';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { defaultLanguage, isLanguage } from '#src/domain/language.ts';
import { getBlob } from '#src/store/blobs.ts';
import { findItems } from '#src/store/items/items.ts';
import type { Database } from '#src/store/store.ts';
import type { Spool } from '../writing/spool.ts';
import type { ItemDifference } from './difference.ts';
import type { ChangedField, ItemSection } from './difference-report.ts';
import { besideTexts, documentTexts } from './document-texts.ts';
import type { ComparedTexts } from './texts/compared-texts.ts';
import { readableText } from './texts/readable-text.ts';

const itemsAtATime = 500;

/** What is public, and what was validated. */
export type ComparedSource = {
  db: Database;
  release: number;
  items: Pick<Spool, 'batches'> & {
    /** A file of what was validated; null where it came with an earlier release. */
    blob(sha256: string): Promise<Uint8Array | null>;
  };
};

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
  texts: ComparedTexts,
): Promise<ItemSection> {
  const section: ItemSection = { kind, opened: [], closed: [], changed: [] };
  const files = filesOf(source);

  async function allFields(before: object, after: object): Promise<ChangedField[]> {
    const fields =
      kind === 'document'
        ? await documentFields(before as DocumentRecord, after as DocumentRecord)
        : changedFields(before, after, texts);
    if (fields.some(({ text }) => text)) await letOthersIn();
    return fields;
  }

  const documentFields = async (before: DocumentRecord, after: DocumentRecord) => [
    ...changedFields(...besideTexts(before, after), texts),
    ...(await documentTexts(before, after, files, texts)),
  ];

  for await (const pairs of differingPairs(source, kind, difference)) {
    for (const { key, before, after } of pairs) {
      const named = { key, name: nameOf(after ?? before) ?? key };
      if (before !== null && after !== null) {
        section.changed.push({ ...named, fields: await allFields(before, after) });
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

function filesOf({ db, release, items }: ComparedSource) {
  const before = (sha256: string) => getBlob(db, release, sha256);
  return { before, after: async (sha256: string) => (await items.blob(sha256)) ?? before(sha256) };
}

/** The words of an article are those of its blocks, and differ with them. */
const repeatedFields: ReadonlySet<string> = new Set(['plainText']);

/** The differing fields of two bodies, with both values, and the words that differ where the values are long. */
function changedFields(before: object, after: object, texts: ComparedTexts): ChangedField[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return (
    [...new Set([...old.keys(), ...fresh.keys()])]
      .map((field) => ({ field, was: old.get(field) ?? null, is: fresh.get(field) ?? null }))
      // The store keeps the keys of an object in an order of its own.
      .filter(({ was, is }) => !isDeepStrictEqual(was, is))
      .map(({ field, was, is }) => ({
        field,
        before: textOf(was),
        after: textOf(is),
        ...(isLong(was) || isLong(is) ? { text: texts(was, is) } : {}),
      }))
  );
}

/** The fields of a body; a text by language is a field for each language. */
function fieldsOf(body: object): Map<string, unknown> {
  const fields = Object.entries(body).filter(([field]) => !repeatedFields.has(field));
  return new Map(
    fields.flatMap(([field, value]): [string, unknown][] =>
      isByLanguage(value)
        ? Object.entries(value).map(([language, text]) => [`${field}.${language}`, text])
        : [[field, value]],
    ),
  );
}

const isByLanguage = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  defaultLanguage in value &&
  Object.entries(value).every(([key, text]) => isLanguage(key) && typeof text === 'string');

const longestText = 120;

/** A value as text; a long structured value is described by its size. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const whole = wholeText(value);
  if (!isLong(value)) return isText(value) ? whole : readableText(value).replaceAll('\n', '; ');
  return isText(value) ? `${whole.slice(0, longestText)}…` : `${whole.length} characters`;
}

const isLong = (value: unknown): boolean => wholeText(value).length > longestText;

function wholeText(value: unknown): string {
  if (typeof value === 'string') return value;
  return isText(value) ? (value as string[]).join(', ') : (JSON.stringify(value) ?? '');
}

/** Whether a value is a text, or a list of them. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));
