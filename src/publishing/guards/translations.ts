import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { defaultLanguage, languages } from '#src/domain/language.ts';
import { placeOfText, type ItemPlace } from './item-file.ts';
import type { Ask, Question } from './questions.ts';

type Missing = { kind: ItemKind; key: string; what: string; place: ItemPlace | undefined };

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

  type Seen = { key: string; place: ItemPlace | undefined };
  const seeKind: { [K in ItemKind]?: (body: ItemBody<K>, of: Seen) => void } = {
    site(body, of) {
      shown = body.languages;
      seeTexts({ kind: 'site', ...of }, body);
    },
    insights: (body, of) => seeTexts({ kind: 'insights', ...of }, body),
    page: ({ url, language }, of) => seeLanguage({ kind: 'page', ...of, what: url }, language),
    article: ({ articleId, language }, of) =>
      seeLanguage({ kind: 'article', ...of, what: articleId }, language),
    document: ({ title }, of) => seeTexts({ kind: 'document', ...of }, title),
    notice: ({ title }, of) => seeTexts({ kind: 'notice', ...of }, title),
  };

  return {
    see<K extends ItemKind>(kind: K, key: string, body: ItemBody<K>, place?: ItemPlace): void {
      seeKind[kind]?.(body as never, { key, place });
    },
    finish(ask: Ask): void {
      if (otherLanguage === null || !shown.includes(otherLanguage)) return;
      for (const { of, found } of inLanguages.values()) {
        if (found.has(defaultLanguage)) seeText(of, found.has(otherLanguage));
        else if (of.kind === 'page') ask(askedOfPage(of), of);
      }
      for (const { missing, translated } of byKind.values()) {
        if (translated < usedFrom * (translated + missing.length)) continue;
        for (const of of missing) ask(questionOf(of), of);
      }
    },
  };
}

/** The default language stands in for the others, and none for it. */
const askedOfPage = (of: Missing): Question => ({
  guard: 'untranslated-text',
  ...placeOfText(of, null),
  index: null,
  found: `${of.what} is in ${otherLanguage} alone: nothing is there in ${defaultLanguage}`,
  advice: `Add the page in ${defaultLanguage}`,
});

const questionOf = (of: Missing): Question => ({
  guard: 'untranslated-text',
  ...placeOfText(of, of.what),
  index: null,
  found: `“${of.what.slice(0, 60)}” has no ${otherLanguage}, and is shown in ${defaultLanguage}`,
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
