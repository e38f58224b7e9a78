import type { ReactNode } from 'react';
import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/domain/language.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { MenuIcon } from '#src/ui/icons.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { ContactLink } from '../contact-link.tsx';
import { LanguageSwitch } from '../late-parts.tsx';
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

export function Header(props: HeaderProps) {
  const { language, navigation, path, search, searchBox, searchToggle } = props;
  const { menuId, onOpenMenu } = props;
  const { entries, provider } = navigation;
  const m = shellMessages(language);
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.row}>
        <span className={styles.narrow}>
          <Button look="quiet" label={m.menu} onClick={onOpenMenu} opens={menuId}>
            <MenuIcon />
          </Button>
        </span>
        <PageLink href={pages.home} className={styles.logo} label={m.homeLink(provider.name)}>
          <Logo name={provider.name} />
        </PageLink>
        <div className={styles.tools}>
          <span className={styles.wide}>
            <LanguageSwitch
              language={language}
              languages={navigation.languages}
              path={path}
              search={search}
            />
          </span>
          <div className={styles.wide}>{searchBox}</div>
          <span className={styles.narrow}>{searchToggle}</span>
          <ContactLink language={language} />
        </div>
      </div>
      <nav className={styles.navigation} aria-label={m.mainNavigation}>
        <div className={styles.navigationRow}>
          <MainNavigationList entries={entries} path={path} direction="horizontal" />
        </div>
      </nav>
    </header>
  );
}
