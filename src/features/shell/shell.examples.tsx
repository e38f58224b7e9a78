import { connectionMessages } from '#src/i18n/messages/site/connection.ts';
import { FloatingNotice } from '#src/ui/floating-notice.tsx';
import type { ShellNavigation } from './header/shell-navigation.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { ContentLayout } from './content-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { LoadingLine } from './loading-line.tsx';

export const fullNavigation: ShellNavigation = {
  brand: null,
  languages: ['en-us', 'ja-jp'],
  topHat: {
    logo: { text: 'Example Group', href: 'https://group.example' },
    drawerLinks: [{ title: 'Data API', href: '/api' }],
    taxonomyLists: [
      {
        title: 'Asset classes',
        links: [
          { title: 'Equity', href: '/indexes/screener/equity' },
          { title: 'Fixed income', href: '/indexes/screener/fixed-income' },
        ],
      },
    ],
  },
  banner: { text: 'New: multi-asset indexes', href: '/indexes/screener/multi-asset' },
  entries: [
    { title: 'Home', href: '/' },
    { title: 'Indexes', href: '/indexes/screener' },
    { title: 'Equity', href: '/indexes/screener/equity' },
    { title: 'Fixed income', href: '/indexes/screener/fixed-income' },
    { title: 'Multi asset', href: '/indexes/screener/multi-asset' },
    { title: 'Alternatives', href: '/indexes/screener/alternative-investment' },
    { title: 'Sustainable investing', href: '/page/esg' },
  ],
  footer: [
    { title: 'Policies', links: [{ title: 'Complaints', href: '/page/complaints' }] },
    { title: 'Company', links: [{ title: 'Our services', href: '/our-services' }] },
  ],
  provider: {
    allowsBlends: true,
    allowsEmbeds: true,
    name: 'Example Indexes',
    legalName: 'Example Indexes Ltd',
    url: 'https://provider.example',
    privacyPolicyUrl: 'https://provider.example/privacy',
    contactFields: [],
    illustrativeNotice: 'An invented provider. None of its indexes exists.',
    globalContacts: [
      { region: 'Europe', email: 'europe@provider.example', phone: '+44 20 5550 0100' },
      { region: 'Japan', email: 'japan@provider.example', phone: null },
    ],
  },
};

type ShellExample = { name: string; navigation: ShellNavigation; path: string; search: string };

/** The default layout in each of its states. */
export const shellExamples: readonly ShellExample[] = [
  { name: 'seven entries and a banner', navigation: fullNavigation, path: '/', search: '' },
  {
    name: 'a page below two entries, with a query',
    navigation: { ...fullNavigation, banner: null },
    path: '/indexes/screener/equity',
    search: '?currency=USD',
  },
  {
    name: 'a banner that leads nowhere, no top hat, no contacts, a real provider',
    navigation: {
      ...fullNavigation,
      topHat: null,
      footer: [],
      banner: { text: 'The close of 20 November is late.', href: null },
      provider: { ...fullNavigation.provider, illustrativeNotice: null, globalContacts: [] },
    },
    path: '/',
    search: '',
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Layout',
  examples: [
    ...shellExamples.map(({ name, navigation, path, search }) => ({
      name,
      content: (
        <DefaultLayout
          language={language}
          navigation={navigation}
          path={path}
          search={search}
          searchBox={null}
          searchToggle={null}
        >
          <p>The page.</p>
        </DefaultLayout>
      ),
    })),
    { name: 'the second layout', content: <ContentLayout>The page.</ContentLayout> },
    { name: 'loading', content: <LoadingLine isVisible hasFailed={false} /> },
    { name: 'loading failed', content: <LoadingLine isVisible hasFailed /> },
    {
      name: 'offline',
      content: <FloatingNotice>{connectionMessages(language).offline}</FloatingNotice>,
    },
  ],
});
