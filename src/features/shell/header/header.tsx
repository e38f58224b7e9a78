import type { ReactNode } from 'react';
import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/domain/language.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { MenuIcon } from '#src/ui/icons.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { illustrativeNoticeId } from '../illustrative-notice-id.ts';
import { ContactLink } from '../contact-link.tsx';
import { BrandLogo, LanguageSwitch } from '../late-parts.tsx';
import { MainNavigationList } from './main-navigation-list.tsx';
import styles from './header.module.css';

type HeaderProps = {
  language: Language;
  navigation: MainNavigation;
  path: string;
  search: string;
  searchBox: ReactNode;
  searchToggle: ReactNode;
  menuId: string;
  onOpenMenu: () => void;
};

/** Identity, navigation, search, language and contact: one row from 1200px, two from 768px, the tools alone below (LY-14). */
export function Header(props: HeaderProps) {
  const { language, navigation, path, search, searchBox, searchToggle } = props;
  const { menuId, onOpenMenu } = props;
  const { brand, entries, provider } = navigation;
  const m = shellMessages(language);
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.row}>
        <span className={styles.narrow}>
          <Button look="quiet" label={m.menu} onClick={onOpenMenu} opens={menuId}>
            <MenuIcon />
          </Button>
        </span>
        <div className={`${styles.identity} ${brand ? '' : styles.ofProduct}`}>
          <PageLink href={pages.home} className={styles.logo} label={m.homeLink(provider.name)}>
            <BrandLogo brand={brand} name={provider.name} />
          </PageLink>
          {provider.illustrativeNotice === null ? null : (
            <a href={`#${illustrativeNoticeId}`} className={styles.illustrative}>
              {m.illustrative}
            </a>
          )}
        </div>
        <nav className={styles.navigation} aria-label={m.mainNavigation}>
          <MainNavigationList entries={entries} path={path} direction="horizontal" />
        </nav>
        <div className={styles.tools}>
          <div className={styles.wide}>{searchBox}</div>
          <LanguageSwitch
            language={language}
            languages={navigation.languages}
            path={path}
            search={search}
          />
          <span className={styles.narrow}>{searchToggle}</span>
          <ContactLink language={language} />
        </div>
      </div>
    </header>
  );
}
