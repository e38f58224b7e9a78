import { LRUCache } from 'lru-cache';
import { ownAssetTypes } from '#src/contract/provider/own/own-asset-types.ts';
import type { OwnText, OwnTexts } from '#src/contract/provider/own/own-texts.ts';
import { allAssetTypes } from '#src/domain/asset-type.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { languages } from '#src/domain/language.ts';
import type { ReplacedTexts, TextsByLanguage } from '#src/i18n/replaced/replaced-texts.ts';
import { localText } from '#src/i18n/local-text.ts';
import { findMessage, textParts, type ReplaceableMessage } from '#src/i18n/replaced/text-parts.ts';
import { findItem } from '#src/store/items/items.ts';
import { getReleaseAsOf } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';

type Database = Store['db'];

/** Most releases whose texts are kept; those of a release never change. */
const mostKept = 16;

const known = new WeakMap<Database, LRUCache<number, Promise<TextsByLanguage>>>();

/**
 * The provider's replacements of messages in a release. Those of a served release are in memory; if they are not and
 * the store does not answer, nothing is replaced.
 */
export async function textsOf(db: Database, release: number): Promise<TextsByLanguage> {
  try {
    return await loadTexts(db, release);
  } catch (error) {
    if (error instanceof UnavailableError) return {};
    throw error;
  }
}

/**
 * Loads the texts of a release into memory before it is served. @throws UnavailableError when the store does not answer
 */
export function loadTexts(db: Database, release: number): Promise<TextsByLanguage> {
  const ofStore = known.get(db) ?? new LRUCache({ max: mostKept });
  known.set(db, ofStore);
  const before = ofStore.get(release);
  if (before) return before;
  const reading = readTexts(db, release);
  ofStore.set(release, reading);
  reading.catch(() => ofStore.delete(release));
  return reading;
}

/** The texts of the release in an address; those of the current one where it names none. */
export async function textsAsOf(
  db: Database,
  current: number,
  asof: string | null,
): Promise<TextsByLanguage> {
  if (asof === null) return textsOf(db, current);
  const release = await getReleaseAsOf(db, asof, current).then(
    ({ number }) => number,
    () => current,
  );
  return textsOf(db, release);
}

async function readTexts(db: Database, release: number): Promise<TextsByLanguage> {
  const site = await findItem(db, release, 'site', 'site');
  const own = site ? ownAssetTypes(site) : [];
  const found = await Promise.all(
    languages.map(async (language) => {
      const texts = await findItem(db, release, 'texts', language);
      if (texts === null && own.length === 0) return null;
      const names = own.map(({ type, name }) => [type, localText(name, language)]);
      return [language, withAssetTypes(byGroup(texts ?? {}), Object.fromEntries(names))] as const;
    }),
  );
  return Object.fromEntries(found.filter((one) => one !== null));
}

/** Names of the provider's own asset types follow those of the specification. */
function withAssetTypes(texts: ReplacedTexts, names: Record<string, string>): ReplacedTexts {
  const { group } = findMessage(`assetTypeLabels.${allAssetTypes}`)!;
  if (Object.keys(names).length === 0) return texts;
  return { ...texts, [group]: { ...texts[group], ...names } };
}

function byGroup(texts: OwnTexts): ReplacedTexts {
  const groups: Record<number, Record<string, ReplacedTexts[number][string]>> = {};
  for (const [name, text] of Object.entries(texts)) {
    // The message of an earlier version may not exist any more.
    const message = findMessage(name);
    if (message) (groups[message.group] ??= {})[message.key] = replacementOf(message, text);
  }
  return groups;
}

function replacementOf({ values }: ReplaceableMessage, text: OwnText) {
  const { none, one, other } = typeof text === 'string' ? { other: text } : text;
  if (values === null) return other;
  const parts = (of: string) => textParts(of, values).parts;
  return {
    other: parts(other),
    ...(none === undefined ? {} : { 0: parts(none) }),
    ...(one === undefined ? {} : { 1: parts(one) }),
  };
}
