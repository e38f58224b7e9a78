/**
 * The languages that Plumbline speaks, the first of which is complete and stands in for what another lacks. One more is a line
 * here and a folder of its texts in `src/i18n/` (CONTRIBUTING.md).
 */
const known = {
  'en-us': { tag: 'en-US', name: 'English', prefix: '' },
  'ja-jp': { tag: 'ja-JP', name: '日本語', prefix: '/ja-jp' },
} as const satisfies Record<string, LanguageFacts>;

type LanguageFacts = {
  /** BCP 47, for `lang`, `hreflang` and Intl. */
  tag: string;
  /** Under its own name, as the language switch shows it. */
  name: string;
  /** What the paths of its pages begin with. */
  prefix: '' | `/${string}`;
};

export type Language = keyof typeof known;

export const languages = Object.keys(known) as readonly Language[] as readonly [
  Language,
  ...Language[],
];

export type OtherLanguage = Exclude<Language, 'en-us'>;

/** Those that texts are translated to. The mark lets the bundler leave it out of pages, which do not use it. */
export const otherLanguages = /* @__PURE__ */ languages.filter(
  (language): language is OtherLanguage => language !== 'en-us',
);

/** What the column of a table is called that holds a text in a language: `name_ja`. */
export const columnIn = (language: OtherLanguage, column: string): string =>
  `${column}_${languageFacts[language].tag.split('-', 1)[0]}`;

export const defaultLanguage = 'en-us' as const satisfies Language;

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = known;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(known, text);
}
