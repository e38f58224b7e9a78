import type { FaultFixture } from './fault-fixture.ts';
import { site, type FolderFiles } from './provider-folder.ts';

const page = 'pages/en-us/equity.yaml';
const head = 'url: /equity\ntitle: Equity\ndescription: Shares\nsections:\n';

const inSite = (text: string): FolderFiles => ({ 'site.yaml': text });
const inNavigation = (text: string): FolderFiles => ({ 'navigation.yaml': `en-us:\n${text}` });
const inPage = (section: string): FolderFiles => ({ [page]: `${head}  - ${section}` });

type Place = [title: string, file: string, line: number, column: number, files: FolderFiles];

const script = 'javascript:alert(1)';

/** Where an address may stand: each of these holds a script in the place of one. */
const places: Place[] = [
  [
    'the site of the provider',
    'site.yaml',
    5,
    1,
    inSite(site.replace('https://example.org/\n', `${script}\n`)),
  ],
  [
    'the privacy policy',
    'site.yaml',
    6,
    1,
    inSite(site.replace('https://example.org/privacy', script)),
  ],
  [
    'a link of the disclaimer',
    'site.yaml',
    9,
    41,
    inSite(`${site}legalLinks: [{ title: { en-us: Terms }, href: '${script}' }]\n`),
  ],
  [
    'what is said of an asset type',
    'site.yaml',
    12,
    5,
    inSite(
      `${site}assetTypes:\n  - type: esg\n    description: { en-us: A }\n    link: ${script}\n`,
    ),
  ],
  [
    'an entry of the menu',
    'navigation.yaml',
    4,
    7,
    inNavigation(`  entries:\n    - title: A\n      href: ${script}\n`),
  ],
  [
    'the banner',
    'navigation.yaml',
    4,
    5,
    inNavigation(`  banner:\n    text: A\n    href: ${script}\n`),
  ],
  [
    'a link of the foot',
    'navigation.yaml',
    5,
    23,
    inNavigation(
      `  footer:\n    - title: A\n      links:\n        - { title: B, href: '${script}' }\n`,
    ),
  ],
  [
    'the house above',
    'navigation.yaml',
    3,
    22,
    inNavigation(
      `  topHat:\n    logo: { text: A, href: '${script}' }\n    drawerLinks: []\n    taxonomyLists: []\n`,
    ),
  ],
  [
    'a list of links',
    page,
    6,
    25,
    inPage(`type: linkList\n    links: [{ title: A, href: '${script}' }]\n`),
  ],
  [
    'a button',
    page,
    7,
    26,
    inPage(`type: richText\n    text: A\n    buttons: [{ text: B, target: '${script}' }]\n`),
  ],
  [
    'a card',
    page,
    7,
    46,
    inPage(
      `type: promoCards\n    cards:\n      - { title: A, description: B, text: C, target: '${script}' }\n`,
    ),
  ],
];

const noAddresses = [
  '',
  ' ',
  'www.example.org',
  'https://',
  'https://exa mple.org',
  '//evil.example',
  '/\\evil.example',
  'JavaScript:alert(1)',
  'data:text/html,A',
];

const expected =
  /: a path like \/page\/terms, or an address that begins with https:, http:, mailto: or tel:/;

/** What leads nowhere, or would run, in the place of an address. */
export const addressFixtures: FaultFixture[] = [
  ...places.map(([title, file, line, column, files]) => ({
    title: `a script as the address of ${title}`,
    files,
    fault: { file, line, column, expected, found: script },
  })),
  ...noAddresses.map((found) => ({
    title: `no address: '${found}'`,
    files: inSite(site.replace('https://example.org/\n', `'${found}'\n`)),
    fault: { file: 'site.yaml', line: 5, column: 1, expected, found },
  })),
  {
    title: 'a script as the address of a product',
    files: { 'products.csv': `product_id,name,url\nF1,Fund,${script}\n` },
    fault: {
      file: 'products.csv',
      line: 2,
      column: 9,
      expected: /an https: or http: address/,
      found: script,
    },
  },
];
