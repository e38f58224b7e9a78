import type { ReactNode } from 'react';
import { lateComponent } from '#src/client/browser/late-component.ts';
import { languages, type Language } from '#src/domain/language.ts';
import { AsOfProvider, LocalPathProvider } from '#src/ui/page-link.tsx';
import { localPath, splitLanguage } from '#src/urls.ts';
import { ContentLayout } from './content-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import type { ShellNavigation } from './header/shell-navigation.ts';

const Visit = lateComponent('visit', async () => (await import('./visit.tsx')).Visit);

export type ShellProps = {
  language: Language;
  /** The release that the address asks for; what the page leads to is asked for as of the same. */
  asof: string | null;
  /** The default one unless the page chooses another. */
  layout: 'default' | 'content-only' | undefined;
  /** Null when it could not be loaded. */
  navigation: ShellNavigation | null;
  /** Empty where nothing is at the address. */
  path: string;
  search: string;
  searchBox: ReactNode;
  searchToggle: ReactNode;
  children: ReactNode;
};

const noNavigation: ShellNavigation = {
  topHat: null,
  banner: null,
  entries: [],
  footer: [],
  languages: [],
  brand: null,
  provider: {
    allowsBlends: false,
    allowsEmbeds: false,
    name: '',
    legalName: '',
    url: '/',
    privacyPolicyUrl: '',
    contactFields: [],
    illustrativeNotice: null,
    globalContacts: [],
  },
};

/** Header and footer are of today, and so is where they lead. */
const localPathIn = Object.fromEntries(
  languages.map((language) => [
    language,
    // A provider's own addresses may name the language already.
    (path: string) => localPath(language, splitLanguage(path).path),
  ]),
) as Record<Language, (path: string) => string>;

/** What stays while pages come and go: the layout, and with it, once it has come, how links are followed. */
export function Shell(props: ShellProps) {
  const { language, asof, layout, navigation, path, search } = props;
  const ofRelease = (content: ReactNode) => <AsOfProvider value={asof}>{content}</AsOfProvider>;
  return (
    <LocalPathProvider value={localPathIn[language]}>
      {layout === 'content-only' ? (
        <ContentLayout>{ofRelease(props.children)}</ContentLayout>
      ) : (
        <DefaultLayout
          language={language}
          navigation={navigation ?? noNavigation}
          path={path}
          search={search}
          searchBox={ofRelease(props.searchBox)}
          searchToggle={ofRelease(props.searchToggle)}
        >
          {ofRelease(props.children)}
        </DefaultLayout>
      )}
      <Visit language={language} />
    </LocalPathProvider>
  );
}
