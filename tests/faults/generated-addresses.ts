import * as fc from 'fast-check';

/** A call that is read, with its parameters and the values that the OpenAPI document itself names. */
export type Call = { path: string; names: string[]; understood: string[] };

type Parameter = { name: string; in: string; schema?: { enum?: unknown[]; default?: unknown } };
export type OpenApi = { paths: Record<string, { get?: { parameters?: Parameter[] } }> };

export function callsOf({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || path.includes('/changes/')) return [];
    const parameters = get.parameters ?? [];
    const understood = parameters.flatMap(({ schema }) => [
      ...(schema?.enum ?? []),
      schema?.default,
    ]);
    return [
      {
        path: `/api${path}`,
        names: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        understood: understood.filter((value) => value !== undefined).map(String),
      },
    ];
  });
}

const odd = fc.constantFrom(
  "'; drop table item; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '{{7*7}}',
  '%00',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  '٣',
  '株価指数',
  '\uD800',
  'a'.repeat(3_000),
  ' ',
  '[]',
  '{"a":1}',
);
const usual = fc.constantFrom(
  ...'1 2 20 200 201 0 PLWLD_NTR_USD PLWLD USD equity esg world csv xlsx en-us ja-jp legacy return1Y -1'.split(
    ' ',
  ),
);
export const value = fc.oneof(usual, odd, fc.string({ unit: 'binary', maxLength: 40 }));
const segment = fc.oneof(odd, value, fc.webPath());

export const encoded = (text: string) => {
  // What is no text (half a character) travels as it is asked for by a broken client.
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};

const pairsOf = (pairs: string[][]) => pairs.map((pair) => pair.map(encoded).join('=')).join('&');

/** What is asked for as of: releases that stand, were withdrawn or never were, days of all times, and nonsense. */
const today = new Date().toISOString().slice(0, 10);
const moment = fc.oneof(
  fc.constantFrom('1', '2', '3', '4', '999999999', '1000000000', '0', '01', '-1', '1.0'),
  fc.constantFrom(today, '0000-01-01', '9999-12-31', '2026-02-30', '2026-11-20T00:00:00Z'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  value,
);

/** Names of an index, one of which `asof` comes with. */
const ofIndex = new Set(['indexId', 'portfolioId', 'secId', 'portfolioDetails']);
const known = fc.constantFrom('PLWLD_NTR_USD', 'PLWLD_NTR_USD', 'NOSUCH');

/** A question about an index as of a moment, for every other query of what knows it; else nothing. */
function asOf(names: string[]): fc.Arbitrary<string[][]> {
  if (!names.includes('asof')) return fc.constant<string[][]>([]);
  const asked = fc
    .tuple(moment, known)
    .map(([when, id]) => [
      ['asof', when],
      ...names.filter((name) => ofIndex.has(name)).map((name) => [name, id]),
    ]);
  return fc.oneof(asked, fc.constant<string[][]>([]));
}

function queryOf(names: string[], understood: string[]): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom(...names, 'utm_source'), fc.string({ maxLength: 10 }));
  const sensible = understood.length > 0 ? fc.constantFrom(...understood) : usual;
  const others = fc.array(fc.tuple(name, fc.oneof(sensible, value)), { maxLength: 6 });
  return fc.tuple(asOf(names), others).map(([first, rest]) => pairsOf([...first, ...rest]));
}

/** An address of one of the calls. */
export const callAddress = (calls: readonly Call[]) =>
  fc
    .nat()
    .chain((at) => {
      const { path, names, understood } = calls[at % calls.length]!;
      const inPath = fc.array(segment, { minLength: 3, maxLength: 3 });
      return fc.tuple(fc.constant(path), inPath, queryOf(names, understood));
    })
    .map(([path, values, query]) => {
      const rest = [...values];
      return `${path.replaceAll(/\{\w+\}/g, () => encoded(rest.pop()!))}?${query}`;
    });

const routes = [
  '/',
  '/*',
  '/*/*',
  '/*/*/*',
  '/indexes/screener',
  '/indexes/screener/*',
  '/indexes/screener/*/*',
  '/indexes/details/*',
  '/indexes/details/PLWLD_NTR_USD',
  '/indexes/legacy-screener',
  '/indexes/classic-screener',
  '/our-indexes/*',
  '/our-indexes/details/*',
  '/investable-products',
  '/investable',
  '/structured-products',
  '/documents',
  '/docs/*/*',
  '/docs/*',
  '/insights',
  '/insights/*',
  '/insights/*/*',
  '/insights/*/*/*',
  '/insights/feed.xml',
  '/notices',
  '/status',
  '/notices/*',
  '/page/*',
  '/our-services',
  '/open-index-project',
  '/gender-diversity',
  '/contact-us',
  '/subscribe',
  '/smoke',
  '/mocked-components',
  '/files/*/*',
  '/media/*',
  '/assets/*',
  '/sitemaps/*',
  '/factsheets/*/*',
  '/factsheets/*/*/*',
];
const pageNames =
  'page filterPattern sortBy sortOrder currency family assetType period compare constituents scale index year type sent asof'.split(
    ' ',
  );

/** An address of a page or file, or of nothing. */
export const pageAddress = fc
  .tuple(
    fc.constantFrom('', '', '/ja-jp'),
    fc.constantFrom(...routes),
    fc.array(segment, { minLength: 3, maxLength: 3 }),
    queryOf(pageNames, []),
  )
  .map(([language, route, values, query]) => {
    const rest = [...values];
    return `${language}${route.replaceAll('*', () => encoded(rest.pop()!))}?${query}`;
  });

const fieldNames =
  'emailAddress firstName country stateProv requesttype sysop1 paragraphText utm_a'.split(' ');

/** What may be sent in place of a form. */
export const sentBody = fc.oneof(
  fc.array(fc.tuple(fc.constantFrom(...fieldNames), value), { maxLength: 12 }).map(pairsOf),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
