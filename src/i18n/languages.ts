/** Languages of the site; the first is the default and the fallback. */
export const languages = ['en-us', 'ja-jp'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en-us';

/** BCP 47 tag for `lang`, `hreflang` and Intl. */
export const languageTags: Record<Language, string> = { 'en-us': 'en-US', 'ja-jp': 'ja-JP' };

/** Each language under its own name, as the language switch shows it. */
export const languageNames: Record<Language, string> = { 'en-us': 'English', 'ja-jp': '日本語' };

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}
