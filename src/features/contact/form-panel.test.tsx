import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { chosenBeforehand } from './chosen-beforehand.ts';
import { countryChoices } from '#src/i18n/country-names.ts';
import type { Language } from '#src/domain/language.ts';
import { formExamples } from './contact.examples.tsx';
import { FormPanel } from './form-panel.tsx';

function render(example: string, language: Language = 'en-us'): string {
  const { setting, start, wasSent } = formExamples.find(({ name }) => name === example)!;
  return renderToStaticMarkup(
    <FormPanel setting={{ ...setting, language }} start={start} wasSent={wasSent} />,
  );
}

/** Names of the fields in their order, each once. */
function namesIn(html: string): string[] {
  const shown = html.replaceAll(/<input[^>]*(type="hidden"|tabindex="-1")[^>]*>/gi, '');
  const names = Array.from(shown.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g));
  return [...new Set(names.map(([, name]) => name ?? ''))];
}

test('CM-06 the contact form asks its fields in the order of the specification', () => {
  expect(namesIn(render('contact, empty'))).toEqual([
    'emailAddress',
    'firstName',
    'lastName',
    'country',
    'company',
    'title',
    'firmtype',
    'stateProv',
    'dropdownMenu',
    'functionRoleType1',
    'sysop1',
    'paragraphText',
    'requesttype',
  ]);
});

test('CM-06 the subscribe form asks its own', () => {
  expect(namesIn(render('subscribe, empty, after a campaign'))).toEqual([
    'emailAddress',
    'firstName',
    'lastName',
    'country',
    'company',
    'title',
    'firmType1',
    'functionRoleType1',
    'sysop1',
  ]);
});

/** What a list offers to choose from, in its order. */
function choicesIn(html: string, name: string): string[] {
  const list = new RegExp(`<select[^>]* name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '';
  return Array.from(list.matchAll(/<option value="[^"]+"[^>]*>([^<]+)/g), ([, text]) =>
    textOf(text ?? ''),
  );
}

test('CM-06 the lists offer what the specification lists, in its order', () => {
  const categories =
    'Academic, Advisor/Wealth Manager, Asset Manager, Asset Owner, Individual Investor, Other';
  const roles =
    'Advisor Team, Marketing/Sales Support, Product/Marketing teams, Sales & Service Teams, ' +
    'Investment Team, C-Suite, Operations & IT, Legal & Compliance, Individual Investor, ' +
    'Academic - Endowment/Research/Instructional/Student, Other';
  const contact = render('contact, empty');
  expect(choicesIn(contact, 'country')).toEqual(['United Kingdom', 'United States', 'Japan']);
  expect(choicesIn(contact, 'firmtype').join(', ')).toBe(categories);
  expect(choicesIn(contact, 'dropdownMenu').join(', ')).toBe(
    'Equity Indexes, Fixed Income Indexes, Multi-Asset Indexes, Sustainable Investing Indexes, Other',
  );
  expect(choicesIn(contact, 'functionRoleType1').join(', ')).toBe(roles);
  expect(choicesIn(contact, 'requesttype')).toEqual([
    'Learn more about one of our index products',
    'Speak to Client Service about an existing account',
  ]);
  const updates = contact.matchAll(/<input[^>]* type="radio"[^>]* value="(\w+)"/g);
  expect(Array.from(updates, ([, value]) => value)).toEqual(['Yes', 'No']);
  const subscribe = render('subscribe, empty, after a campaign');
  expect(choicesIn(subscribe, 'firmType1').join(', ')).toBe(categories);
  expect(choicesIn(subscribe, 'functionRoleType1').join(', ')).toBe(roles);
});

test('CM-07 without scripts it is posted to the proxy with site and form, key, page and campaign', () => {
  const html = render('subscribe, empty, after a campaign');
  expect(html).toContain(
    'action="/api/eloqua-proxy?siteId=100200300&amp;formName=indexes-subscriber&amp;lang=en-us" method="post"',
  );
  expect(html).toContain('name="submissionKey" value="0123456789abcdef0123456789abcdef"');
  expect(html).toContain('name="pageUrl" value="https://indexes.example/contact-us"');
  expect(html).toContain('name="utm_source" value="newsletter"');
});

test('FV-01 a wrong field is marked, tied to its error, and the form validates by itself', () => {
  const html = render('contact, refused for two fields');
  expect(html).toMatch(/<form[^>]* noValidate=""/i);
  const input = /<input[^>]*name="emailAddress"[^>]*>/.exec(html)?.[0] ?? '';
  expect(input).toContain('aria-invalid="true"');
  const describedBy = /aria-describedby="([^"]+)"/.exec(input)?.[1];
  expect(html).toContain(`<p id="${describedBy}"`);
  expect(textOf(html)).toContain('A valid email address is required');
  expect(html).toContain('role="alert"');
  expect(textOf(html)).toContain(
    'Please check 2 fields: Email address, Would you like to receive email updates?',
  );
});

test('CM-09 a form that could not be stored keeps what was typed and says so', () => {
  const html = render('contact, not stored');
  expect(html).toMatch(/name="firstName"[^>]*value="Ada"|value="Ada"[^>]*name="firstName"/);
  expect(textOf(html)).toContain('We could not store your details at the moment.');
});

test('CM-05 after it was accepted thanks stand in its place, in a live region', () => {
  const html = render('contact, sent');
  expect(html).toMatch(/<div role="status"><p[^>]*>Thanks for submitting your information<\/p>/);
  expect(html).not.toContain('<form');
});

test('FV-10 required and email texts are translated', () => {
  const text = textOf(render('contact, refused for two fields', 'ja-jp'));
  expect(text).toContain('必須項目です');
  expect(text).toContain('有効なメールアドレスを入力してください');
  expect(text).not.toContain('This field is required');
});

test.each([
  ['en-us', 'A valid email address is required', 'This field is required'],
  ['ja-jp', '有効なメールアドレスを入力してください', '必須項目です'],
] as const)(
  'FV-10 in %s each field says what is wrong with itself',
  (language, email, required) => {
    const html = render('contact, refused for two fields', language);
    const problems = Array.from(html.matchAll(/<p id="\S+-(\w+)-error"[^>]*>([^<]+)/g));
    expect(problems.map(([, field, problem]) => [field, problem])).toEqual([
      ['emailAddress', email],
      ['sysop1', required],
    ]);
  },
);

test.each([
  ['en-us', 'Firm type', 'Organization category', 'Role category'],
  ['ja-jp', '会社の種類', '組織の区分', '職務の区分'],
] as const)(
  'CM-11 in %s firm type is firmtype, organization category firmType1, role category functionRoleType1',
  (language, firmType, category, role) => {
    const label = (html: string, name: string) =>
      new RegExp(`<label for="\\S+-${name}"[^>]*>([^<]+)`).exec(html)?.[1];
    const contact = render('contact, empty', language);
    const subscribe = render('subscribe, empty, after a campaign', language);
    expect(label(contact, 'firmtype')).toBe(firmType);
    expect(label(subscribe, 'firmType1')).toBe(category);
    for (const html of [contact, subscribe]) {
      expect(label(html, 'functionRoleType1')).toBe(role);
    }
  },
);

test.each(formExamples)('without an inline style: $name', ({ name }) => {
  expect(render(name)).not.toContain('style=');
});

test('FV-04 United Kingdom and United States come first, the others by name in each language', () => {
  const english = countryChoices('en-us').map(({ name }) => name);
  expect(english.slice(0, 4)).toEqual([
    'United Kingdom',
    'United States',
    'Afghanistan',
    'Albania',
  ]);
  expect(english.slice(2)).toEqual(english.slice(2).toSorted((a, b) => a.localeCompare(b, 'en')));
  const japanese = countryChoices('ja-jp');
  expect(japanese.slice(0, 2).map(({ name }) => name)).toEqual(['英国', '米国']);
  expect(japanese.find(({ value }) => value === 'DE')?.name).toBe('ドイツ');
  expect(japanese).toHaveLength(english.length);
});

test('FV-04 a Japanese list is in the order in which names are read', () => {
  const names = countryChoices('ja-jp').map(({ name }) => name);
  // By readings: タイワン, ニホン, カンコク, チュウオウ, チュウゴク, ホンコン, ミナミ.
  for (const row of [
    ['タイ', '台湾', 'タジキスタン'],
    ['ニジェール', '日本', 'ニュージーランド'],
    ['韓国', 'ガンビア', 'カンボジア'],
    ['チャド', '中央アフリカ共和国', '中国', 'チュニジア'],
    ['ポルトガル', '香港', 'ホンジュラス', 'マーシャル諸島'],
  ]) {
    const at = names.indexOf(row[0]!);
    expect(names.slice(at, at + row.length)).toEqual(row);
  }
});

test('FV-02 a Japanese form says Japan beforehand, and that it has no state on the list', () => {
  expect(chosenBeforehand('ja-jp')).toEqual({ country: 'JP', stateProv: 'Unknown' });
  expect(chosenBeforehand('en-us')).toEqual({});
});

test('a visitor of whom nothing is known is not told that their details are', () => {
  expect(textOf(render('contact, empty'))).not.toMatch(/show (my |your )?details/i);
  expect(render('contact, empty')).not.toContain('<div class="_known');
});

test('CM-06 one of few choices is ticked only where it was chosen before', () => {
  const { setting, start } = formExamples.find(({ name }) => name === 'contact, empty')!;
  const tickedWith = (values: Record<string, string>) => {
    const html = renderToStaticMarkup(
      <FormPanel setting={setting} start={{ ...start, values }} wasSent={false} />,
    );
    const radios = Array.from(html.matchAll(/<input[^>]*type="radio"[^>]*>/g), ([radio]) => radio);
    return radios.filter((radio) => radio.includes('checked=""'));
  };
  expect(tickedWith({})).toEqual([]);
  const [ticked, ...others] = tickedWith({ sysop1: 'Yes' });
  expect(ticked).toContain('value="Yes"');
  expect(others).toEqual([]);
});
