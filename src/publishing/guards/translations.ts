import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { defaultLanguage, languages } from '#src/domain/language.ts';
import { fileOf } from './item-file.ts';
import type { Ask, Question } from './questions.ts';

type Missing = { kind: ItemKind; key: string; what: string };

const [otherLanguage = null] = languages.filter((language) => language !== defaultLanguage);

/** Above this share of translated texts a language counts as used, so that a missing translation is an oversight. */
const usedFrom = 0.8;

/** Counts translated texts by kind. A kind with few translations is written in one language on purpose. */
export function createTranslations() {
  const byKind = new Map<ItemKind, { missing: Missing[]; translated: number }>();
  const inLanguages = new Map<string, { of: Missing; found: Set<string> }>();
  let shown: readonly string[] = languages;

  function seeText(of: Missing, isTranslated: boolean): void {
    const own = byKind.get(of.kind) ?? { missing: [], translated: 0 };
    byKind.set(of.kind, own);
    if (isTranslated) own.translated++;
    else own.missing.push(of);
  }

  function seeTexts(of: Omit<Missing, 'what'>, body: unknown): void {
    for (const [what, isTranslated] of localTexts(body)) seeText({ ...of, what }, isTranslated);
  }

  /** Pages and articles are separate items in each language. */
  function seeLanguage(of: Missing, language: string): void {
    const known = inLanguages.get(`${of.kind} ${of.what}`) ?? { of, found: new Set() };
    if (language === defaultLanguage) known.of = of;
    known.found.add(language);
    inLanguages.set(`${of.kind} ${of.what}`, known);
  }

  const seeKind: { [K in ItemKind]?: (body: ItemBody<K>, key: string) => void } = {
    site(body, key) {
      shown = body.languages;
      seeTexts({ kind: 'site', key }, body);
    },
    insights: (body, key) => seeTexts({ kind: 'insights', key }, body),
    page: ({ url, language }, key) => seeLanguage({ kind: 'page', key, what: url }, language),
    article: ({ articleId, language }, key) =>
      seeLanguage({ kind: 'article', key, what: articleId }, language),
    document: ({ title }, key) => seeTexts({ kind: 'document', key }, title),
    notice: ({ title }, key) => seeTexts({ kind: 'notice', key }, title),
  };

  return {
    see<K extends ItemKind>(kind: K, key: string, body: ItemBody<K>): void {
      seeKind[kind]?.(body as never, key);
    },
    finish(ask: Ask): void {
      if (otherLanguage === null || !shown.includes(otherLanguage)) return;
      for (const { of, found } of inLanguages.values()) {
        if (found.has(defaultLanguage)) seeText(of, found.has(otherLanguage));
      }
      for (const { missing, translated } of byKind.values()) {
        if (translated < usedFrom * (translated + missing.length)) continue;
        for (const { kind, key, what } of missing) ask(questionOf(kind, key, what), { kind, key });
      }
    },
  };
}

const questionOf = (kind: ItemKind, key: string, what: string): Question => ({
  guard: 'untranslated-text',
  file: fileOf(kind, key),
  line: null,
  index: null,
  found: `“${what.slice(0, 60)}” has no ${otherLanguage}, and is shown in ${defaultLanguage}`,
  advice: `Add the text in ${otherLanguage}, as the others of this folder have it`,
});

/** The texts by language in a body, and whether each is translated. */
function* localTexts(value: unknown): Generator<[string, boolean]> {
  if (typeof value !== 'object' || value === null) return;
  const text = (value as Record<string, unknown>)[defaultLanguage];
  if (typeof text === 'string') {
    yield [text, (otherLanguage ?? defaultLanguage) in value];
    return;
  }
  for (const one of Object.values(value)) yield* localTexts(one);
}
