import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/domain/language.ts';
import { outerMessages } from '#src/i18n/messages/site/outer-parts.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { askForCookieSettings } from '#src/client/consent/consent-events.ts';
import { askForShortcuts } from '#src/client/page/shortcuts.ts';
import { recordClick } from '#src/client/consent/click-events.ts';
import { PageLink, useLocalPath } from '#src/ui/page-link.tsx';
import { formPages, pages } from '#src/urls.ts';
import { BrandMark } from '../brand-logo.tsx';
import { Copyright } from './copyright.tsx';
import { FooterGroups } from './footer-groups.tsx';
import { GlobalContacts } from './global-contacts.tsx';
import { IllustrativeNotice } from './illustrative-notice.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './footer.module.css';

type FooterProps = {
  language: Language;
  provider: MainNavigation['provider'];
  groups: MainNavigation['footer'];
  brand: MainNavigation['brand'];
};

export function Footer({ language, provider, groups, brand }: FooterProps) {
  const m = outerMessages(language);
  const localPath = useLocalPath();
  return (
    <footer className={styles.footer}>
      <IllustrativeNotice language={language} notice={provider.illustrativeNotice} />
      <div className={styles.content}>
        <div className={styles.about}>
          <BrandMark brand={brand} />
          <nav aria-label={m.footer} data-print="no">
            <ul role="list" className={styles.links}>
              <li>
                <PageLink href={provider.url}>{provider.name}</PageLink>
              </li>
              <li>
                <a
                  href={localPath(formPages.contact)}
                  data-page-link=""
                  onClick={() => recordClick('contact-us')}
                >
                  {shellMessages(language).contactUs}
                </a>
              </li>
              <li>
                <PageLink href={provider.privacyPolicyUrl}>{m.privacyPolicy}</PageLink>
              </li>
              <li>
                <PageLink href={pages.apiReference}>{m.dataApi}</PageLink>
              </li>
              <li>
                <PageLink href={pages.data}>{m.dataFiles}</PageLink>
              </li>
              <li>
                <PageLink href={pages.status}>{m.dataStatus}</PageLink>
              </li>
              <li>
                <button type="button" className={styles.linkButton} onClick={askForCookieSettings}>
                  {m.cookieSettings}
                </button>
              </li>
              <li>
                <button
                  type="button"
                  className={styles.linkButton}
                  aria-haspopup="dialog"
                  onClick={askForShortcuts}
                >
                  {m.shortcuts}
                </button>
              </li>
            </ul>
          </nav>
        </div>
        {groups.length > 0 ? (
          <div className={styles.groups}>
            <FooterGroups groups={groups} />
          </div>
        ) : null}
        <GlobalContacts language={language} contacts={provider.globalContacts} />
        <div className={styles.last}>
          <div>
            <Copyright language={language} name={provider.legalName} />
            {brand?.namesProduct ? <p className={styles.product}>{m.publishedWith}</p> : null}
          </div>
          {brand && brand.themes.length === 1 ? null : <ThemeSwitch language={language} />}
        </div>
      </div>
    </footer>
  );
}
