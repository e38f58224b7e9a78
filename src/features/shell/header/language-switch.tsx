import type { MouseEvent } from 'react';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { localPath } from '#src/urls.ts';
import { withoutParameter } from '#src/urls/without-parameter.ts';
import styles from './language-switch.module.css';

type LanguageSwitchProps = {
  language: Language;
  /** Those of the site. */
  languages: readonly Language[];
  /** Empty where nothing is at the address: then it has no page in the other language either. */
  path: string;
  /** Query of the page, with its question mark. */
  search: string;
};

/** What the hash names is there in the other language too; the server does not know it. */
function keepHash({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = location.hash;
}

/**
 * Links to the same page in the other languages, or to their home. They are plain links, because a visit has one
 * language. A list starts at its first page: in another language it has other rows on each page, and perhaps fewer.
 */
export function LanguageSwitch({ language, languages, path, search }: LanguageSwitchProps) {
  if (languages.length < 2) return null;
  const isLaterPage = new URLSearchParams(search).has('page');
  const query = isLaterPage ? withoutParameter(search, 'page') : search;
  return (
    <nav className={styles.languages} aria-label={shellMessages(language).switchLanguage}>
      {languages.map((other) =>
        other === language ? null : (
          <a
            key={other}
            href={localPath(other, path || '/') + (path && query)}
            hrefLang={languageFacts[other].tag}
            lang={languageFacts[other].tag}
            className={styles.link}
            onClick={keepHash}
            onAuxClick={keepHash}
          >
            {languageFacts[other].name}
          </a>
        ),
      )}
    </nav>
  );
}
