import { useId, useState, type ReactNode } from 'react';
import type { Language } from '#src/domain/language.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { Header } from './header/header.tsx';
import { AboveHeader, Footer, MobileMenu } from './late-parts.tsx';
import type { ShellNavigation } from './header/shell-navigation.ts';
import styles from './default-layout.module.css';

export type DefaultLayoutProps = {
  language: Language;
  navigation: ShellNavigation;
  /** Path and query of the page, without its language; no path where nothing is at the address. */
  path: string;
  search: string;
  /** The global search: in the header from 768px, behind a toggle below. */
  searchBox: ReactNode;
  searchToggle: ReactNode;
  children: ReactNode;
};

/** Header, main content and footer (LY-01). */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { language, navigation, path, search, searchBox, searchToggle, children } = props;
  const m = shellMessages(language);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  return (
    <div className={isMenuOpen ? `${styles.shell} off-canvas-navigation-visible` : styles.shell}>
      <a href="#main" className={styles.skipLink}>
        {m.skipToMain}
      </a>
      {/* Where what asks the visitor something comes in the order of the page. */}
      <div id="notices" />
      <AboveHeader language={language} navigation={navigation} path={path} />
      <Header
        language={language}
        navigation={navigation}
        path={path}
        search={search}
        searchBox={searchBox}
        searchToggle={searchToggle}
        menuId={menuId}
        onOpenMenu={() => setMenuOpen(true)}
      />
      <MobileMenu
        id={menuId}
        language={language}
        languages={navigation.languages}
        entries={navigation.entries}
        path={path}
        search={search}
        isOpen={isMenuOpen}
        onToggle={setMenuOpen}
      />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer
        language={language}
        provider={navigation.provider}
        groups={navigation.footer}
        brand={navigation.brand}
      />
    </div>
  );
}
