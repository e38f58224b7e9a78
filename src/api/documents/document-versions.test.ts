import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { smallFiles } from '../../../tests/support/small-documents.ts';
import { engines } from '../../../tests/support/stores.ts';

describe.each(engines)('versions of documents on the %s store', (engine) => {
  let site: SmallApi;
  beforeAll(async () => {
    site = await openSmallApi(engine);
  });
  afterAll(() => site.close());

  const complaints = { a: 'policies', b: 'complaints' };
  const statusOf = async (path: string) => (await site.api.request(`/api/docs/${path}`)).status;

  test('RT-24 a document is its latest version, and every other has its own address', async () => {
    const latest = await site.ask('staticDocument', complaints);
    expect(latest.version).toBe('2.0');
    expect(latest.html).toBe(smallFiles.html.toString());
    expect(latest.headings).toEqual([]);
    const earlier = await site.ask('staticDocument', { ...complaints, version: '1.0' });
    expect(earlier.version).toBe('1.0');
    expect(earlier.html).toBe(smallFiles.earlier.toString());
    expect(earlier.headings).toEqual([{ id: 'time', text: 'Time', level: 2 }]);
    expect(await statusOf('policies/complaints?version=3.0')).toBe(404);
    expect(await statusOf('all/bond-rules?version=1.0')).toBe(404);
  });

  test('versions come latest first, with what changed in the requested language', async () => {
    const { versions } = await site.ask('staticDocument', { ...complaints, lang: 'ja-jp' });
    expect(versions).toEqual([
      { version: '2.0', effectiveDate: '2026-03-01', changes: '苦情の宛先を設けました。' },
      { version: '1.0', effectiveDate: '2020-01-01', changes: 'The first.' },
    ]);
    const without = await site.ask('staticDocument', { a: 'all', b: 'us-500-rules' });
    expect([without.version, without.versions]).toEqual([null, []]);
  });

  test('differences are of the latest version to the one before, or of those that are named', async () => {
    const { from, to, sections } = await site.ask('documentDifferences', complaints);
    expect([from.version, to.version]).toEqual(['1.0', '2.0']);
    expect(sections.map(({ heading, change }) => [heading, change])).toEqual([
      [null, 'changed'],
      ['Time', 'removed'],
    ]);
    expect(sections[0]?.html).toBe(
      '<p>Complain to <strong><del>nobody</del></strong>' +
        '<a href="/contact-us"><ins>us</ins></a>.</p>',
    );
    const back = await site.ask('documentDifferences', { ...complaints, from: '2.0', to: '1.0' });
    expect(back.sections.map(({ heading, change }) => [heading, change])).toEqual([
      [null, 'changed'],
      ['Time', 'added'],
    ]);
  });

  test('what cannot be compared is not found', async () => {
    expect(await statusOf('policies/complaints/differences?to=1.0')).toBe(404);
    expect(await statusOf('policies/complaints/differences?from=0.9')).toBe(404);
    expect(await statusOf('methodology/complaints/differences')).toBe(404);
    expect(await statusOf('all/us-500-rules/differences')).toBe(404);
  });

  test('differences are kept as any answer of a release', async () => {
    const path = '/api/docs/policies/complaints/differences';
    const answer = await site.api.request(path);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await site.api.request(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});
