/**
 * The languages of Plumbline. The first is complete and is the fallback for the others. A further language is a
 * line here and a folder of texts in `src/i18n/` (CONTRIBUTING.md).
 */
const known = {
  'en-us': { tag: 'en-US', name: 'English', prefix: '' },
  'ja-jp': { tag: 'ja-JP', name: '日本語', prefix: '/ja-jp' },
} as const satisfies Record<string, LanguageFacts>;

type LanguageFacts = {
  /** BCP 47, for `lang`, `hreflang` and Intl. */
  tag: string;
  /** Its own name, for the language switch. */
  name: string;
  /** The prefix of its pages' paths. */
  prefix: '' | `/${string}`;
};

export type Language = keyof typeof known;

export const languages = Object.keys(known) as readonly Language[] as readonly [
  Language,
  ...Language[],
];

export type OtherLanguage = Exclude<Language, 'en-us'>;

/**
 * The languages that texts are translated to. The annotation lets the bundler drop it from pages that do not use
 * it.
 */
export const otherLanguages = /* @__PURE__ */ languages.filter(
  (language): language is OtherLanguage => language !== 'en-us',
);

/** The column that holds a text in another language, such as `name_ja`. */
export const columnIn = (language: OtherLanguage, column: string): string =>
  `${column}_${languageFacts[language].tag.split('-', 1)[0]}`;

export const defaultLanguage = 'en-us' as const satisfies Language;

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = known;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(known, text);
}

/** The language of the pages that a text belongs to: the default one where the site is not shown in its own. */
export const shownIn = (language: Language, shown: readonly Language[]): Language =>
  shown.includes(language) ? language : defaultLanguage;
