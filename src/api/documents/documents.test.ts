import { expect, test } from 'vitest';
import { documentList } from '#src/catalogue/lists/document-list.ts';
import { buildList } from '#src/catalogue/list-builder.ts';
import { openList } from '#src/catalogue/list.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { smallDocuments } from '../../../tests/support/small-documents.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const idsOf = (rows: { documentId: string }[]) => rows.map(({ documentId }) => documentId);

test('PR-03 documents come latest first unless asked otherwise', async () => {
  const { documents, totalDocuments } = await site.ask('documents', {});
  expect(idsOf(documents)).toEqual([
    'us-500-rules',
    'complaints',
    'bond-rules-ja',
    'bond-rules',
    'old-letter',
  ]);
  expect(totalDocuments).toBe(5);
  const oldest = await site.ask('documents', { sortOrder: 1 });
  expect(idsOf(oldest.documents)).toEqual(idsOf(documents).toReversed());
});

test('PR-03 titles and labels are in the requested language, and titles are sorted in it', async () => {
  const english = await site.ask('documents', { sortBy: 'title', sortOrder: 1 });
  expect(english.documents.map(({ title }) => title)).toEqual([
    'A letter',
    'Bond rules',
    'Bond rules (Japanese)',
    'Complaints procedure',
    'Harbour US 500 rules',
  ]);
  const japanese = await site.ask('documents', { sortBy: 'title', sortOrder: 1, lang: 'ja-jp' });
  expect(japanese.documents.map(({ title }) => title).slice(-2)).toEqual([
    '債券指数の算出要領',
    '苦情処理手続き',
  ]);
  const complaints = japanese.documents.at(-1);
  expect(complaints?.category).toEqual({ value: 'policies', label: '方針' });
  // Not named in Japanese, and not named at all.
  expect(complaints?.subcategory).toEqual({ value: 'conduct', label: 'Conduct' });
  expect(japanese.documents[0]?.category).toEqual({ value: 'letters', label: 'letters' });
});

test('I18-02 a document names its translations, and a translation what it translates', async () => {
  const { documents } = await site.ask('documents', {});
  const translations = Object.fromEntries(
    documents.map((one) => [one.documentId, one.translations]),
  );
  expect(translations).toEqual({
    'us-500-rules': [],
    complaints: [],
    'bond-rules': [
      {
        documentId: 'bond-rules-ja',
        language: { value: 'ja-jp', label: '日本語' },
        href: '/ja-jp/docs/methodology/bond-rules-ja',
      },
    ],
    'bond-rules-ja': [
      {
        documentId: 'bond-rules',
        language: { value: 'en-us', label: 'English' },
        href: '/docs/methodology/bond-rules',
      },
    ],
    'old-letter': [],
  });
});

test('PR-03 a PDF has a permanent address and its name, a page has none', async () => {
  const { documents } = await site.ask('documents', { filterPattern: 'rules' });
  const [rules] = documents.filter(({ documentId }) => documentId === 'us-500-rules');
  expect(rules?.format).toBe('pdf');
  expect(rules?.file).toMatchObject({ name: 'Harbour US 500 – 算出要領.pdf', bytes: 39 });
  expect(rules?.file?.href).toMatch(/^\/files\/[0-9a-f]{64}\/Harbour%20US%20500%20/);
  expect(documents.find(({ format }) => format === 'html')?.file).toBeNull();
});

test('PR-03 categories with their parts, and secondary filters, come in a message with counts', async () => {
  const { message } = await site.ask('filterChoices', {});
  expect(message.categories).toEqual([
    {
      value: 'policies',
      label: 'Policies',
      count: 1,
      subcategories: [{ value: 'conduct', label: 'Conduct', count: 1 }],
    },
    { value: 'methodology', label: 'Methodology', count: 3, subcategories: [] },
    { value: 'letters', label: 'letters', count: 1, subcategories: [] },
  ]);
  const { assetClasses, families, geographies, languages } = message.secondaryFilters;
  expect(assetClasses.map(({ value, count }) => [value, count])).toEqual([
    ['equity', 1],
    ['fixed-income', 2],
    ['multi-asset', 1],
  ]);
  expect(families.map(({ value }) => value)).toEqual(['Harbour US', 'Harbour World']);
  expect(geographies.map(({ value }) => value)).toEqual(['Europe', 'United States']);
  expect(languages).toEqual([
    { value: 'en-us', label: 'English', count: 4 },
    { value: 'ja-jp', label: '日本語', count: 1 },
  ]);
});

test('PR-03 a choice counts what it would give with the other filters, but not its own', async () => {
  const { message } = await site.ask('filterChoices', {
    category: ['policies'],
    language: ['en-us'],
  });
  expect(message.categories.map(({ value, count }) => [value, count])).toEqual([
    ['policies', 1],
    ['methodology', 2],
    ['letters', 1],
  ]);
  expect(message.secondaryFilters.languages).toEqual([
    { value: 'en-us', label: 'English', count: 1 },
  ]);
});

test('PR-03 the choices of one filter have calls of their own', async () => {
  const { message } = await site.ask('filterChoices', {});
  const { geographies, assetClasses, families } = message.secondaryFilters;
  expect(await site.ask('geographyChoices', {})).toEqual({ message: geographies });
  expect(await site.ask('assetClassChoices', {})).toEqual({ message: assetClasses });
  expect(await site.ask('familyChoices', {})).toEqual({ message: families });
});

test('I18-01 the regions of documents are in Japanese where Japanese is asked for', async () => {
  const { message } = await site.ask('geographyChoices', { lang: 'ja-jp' });
  expect(message).toContainEqual({ value: 'Europe', label: '欧州', count: 1 });
});

test('PR-06 the filter by index finds what names the index and what names its family', async () => {
  const ofFamily = await site.ask('documents', { index: 'US500E' });
  expect(idsOf(ofFamily.documents)).toEqual(['us-500-rules']);
  const ofIndex = await site.ask('documents', { index: 'GOVT', language: ['en-us'] });
  expect(idsOf(ofIndex.documents)).toEqual(['bond-rules']);
  await expect(site.ask('documents', { index: 'NOSUCH' })).rejects.toThrow('there is no');
});

test('a document names the indexes that are still published', async () => {
  const { documents } = await site.ask('documents', { language: ['ja-jp'] });
  expect(documents[0]?.indexes).toEqual([
    { fundId: 'GOVT', portfolioName: 'Harbour Euro Government Bonds' },
    { fundId: 'BALANCED', portfolioName: 'Harbour Balanced 60/40' },
  ]);
});

test('ID-03 related documents are those of the index by any of its ids, or of a family', async () => {
  const related = async (query: Parameters<typeof site.ask<'relatedDocuments'>>[1]) =>
    idsOf((await site.ask('relatedDocuments', { version: '2', ...query })).relatedDocuments);
  expect(await related({ indexId: 'GOVT' })).toEqual(['bond-rules-ja', 'bond-rules']);
  expect(await related({ seriesId: 'US500.SEC' })).toEqual(['us-500-rules']);
  expect(await related({ portfolioId: 'GOVT', indexFamilyId: 'Harbour US' })).toEqual([
    'us-500-rules',
    'bond-rules-ja',
    'bond-rules',
  ]);
});

test('ID-03 an index without documents has those of the default given, by its asset class first', async () => {
  const related = async (indexId: string) => {
    const query = { indexId, defaultIndex: 'US500', defaultFixedIncome: 'BALANCED' };
    return idsOf((await site.ask('relatedDocuments', query)).relatedDocuments);
  };
  expect(await related('PRIVATE')).toEqual(['us-500-rules']);
  expect(await related('GOVT')).toEqual(['bond-rules-ja', 'bond-rules']);
  expect(idsOf((await site.ask('relatedDocuments', { indexId: 'GOLD' })).relatedDocuments)).toEqual(
    [],
  );
});

test('ID-03 a fixed-income index without documents has those of its own default, else of the other', async () => {
  const { release, catalogue } = site.snapshot();
  const others = smallDocuments.filter(({ indexFundIds }) => !indexFundIds.includes('GOVT'));
  const documents = openList<typeof documentList>(buildList(documentList, others));
  const snapshot = { release, catalogue: { ...catalogue, documents } };
  const related = async (defaults: string) => {
    const path = `/api/index-details/related-documents?indexId=GOVT&${defaults}`;
    const answer = await site.api.request(path, {}, { snapshot });
    return idsOf(((await answer.json()) as EndpointAnswer<'relatedDocuments'>).relatedDocuments);
  };
  expect(await related('defaultIndex=US500&defaultFixedIncome=WORLDESG')).toEqual(['old-letter']);
  expect(await related('defaultIndex=US500')).toEqual(['us-500-rules']);
});

test('ID-03 related documents of nothing are refused, and of an unknown index not found', async () => {
  const statusOf = async (query: string) =>
    (await site.api.request(`/api/index-details/related-documents?${query}`)).status;
  expect(await statusOf('version=2')).toBe(400);
  expect(await statusOf('indexId=NOSUCH')).toBe(404);
  expect(await statusOf('version=1&indexId=GOVT')).toBe(400);
  // Also where what is asked for has documents of its own, and no default is needed.
  expect(await statusOf('indexId=US500&defaultIndex=NOSUCH')).toBe(404);
  expect(await statusOf('indexId=GOVT&defaultFixedIncome=NOSUCH')).toBe(404);
  expect(await statusOf('indexFamilyId=Harbor%20US')).toBe(400);
  expect(await statusOf('indexFamilyId=Harbour%20US')).toBe(200);
});

test('RT-24 a document is asked for by its category or subcategory, or by all', async () => {
  const texts = await Promise.all(
    ['policies', 'conduct', 'all'].map((a) => site.ask('staticDocument', { a, b: 'complaints' })),
  );
  for (const { document, html } of texts) {
    expect(document.title).toBe('Complaints procedure');
    expect(html).toBe('<p>Complain to <a href="/contact-us">us</a>.</p>\n');
  }
  for (const path of ['methodology/complaints', 'all/no-such', 'policies/us-500-rules']) {
    expect([path, (await site.api.request(`/api/docs/${path}`)).status]).toEqual([path, 404]);
  }
});

test('RT-24 a PDF has the address of its file in place of a text', async () => {
  const { document, html } = await site.ask('staticDocument', { a: 'all', b: 'us-500-rules' });
  expect(html).toBeNull();
  expect(document.file?.bytes).toBe(39);
});
