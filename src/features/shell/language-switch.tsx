import { languageNames, languageTags, languages, type Language } from '#src/i18n/languages.ts';
import { shellMessages } from '#src/i18n/messages/shell.ts';
import { localPath } from '#src/urls.ts';
import styles from './language-switch.module.css';

type LanguageSwitchProps = {
  language: Language;
  path: string;
  /** Query of the page, with its question mark. */
  search: string;
};

/** The same page in the other language: a plain link, because a visit has one language. */
export function LanguageSwitch({ language, path, search }: LanguageSwitchProps) {
  const others = languages.filter((other) => other !== language);
  return (
    <nav aria-label={shellMessages(language).switchLanguage}>
      {others.map((other) => (
        <a
          key={other}
          href={localPath(other, path) + search}
          hrefLang={languageTags[other]}
          lang={languageTags[other]}
          className={styles.link}
        >
          {languageNames[other]}
        </a>
      ))}
    </nav>
  );
}
