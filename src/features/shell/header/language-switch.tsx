import type { MouseEvent } from 'react';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { localPath } from '#src/urls.ts';
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

/** The same page in the other languages, or its home: plain links, because a visit has one language. */
export function LanguageSwitch({ language, languages, path, search }: LanguageSwitchProps) {
  if (languages.length < 2) return null;
  return (
    <nav className={styles.languages} aria-label={shellMessages(language).switchLanguage}>
      {languages.map((other) =>
        other === language ? null : (
          <a
            key={other}
            href={localPath(other, path || '/') + (path && search)}
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
