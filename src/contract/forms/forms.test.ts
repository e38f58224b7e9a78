import { describe, expect, test } from 'vitest';
import { contactValues } from '../../../tests/support/leads.ts';
import { contactForm } from './contact-form.ts';
import { countryCodes, countryNames } from './countries.ts';
import { fieldNames, formFields, type FieldName, type FormKind } from './form-fields.ts';
import {
  organizationCategories,
  organizationRoles,
  productInterests,
  requestTypes,
} from './options.ts';
import { stateInCountry, stateNames } from './states.ts';
import { campaignParameters, consentGroupsPattern, keyPattern } from './submission.ts';
import { subscribeForm } from './subscribe-form.ts';

const forms = { contact: contactForm, subscribe: subscribeForm };
const everything = { ...contactValues, firmType1: 'Asset Owner' };

/** The table of section 5; company and title are optional in both forms. */
const required: Record<FormKind, FieldName[]> = {
  contact: [
    'emailAddress',
    'firstName',
    'lastName',
    'country',
    'functionRoleType1',
    'sysop1',
    'stateProv',
    'firmtype',
    'dropdownMenu',
    'requesttype',
    'paragraphText',
  ],
  subscribe: [
    'emailAddress',
    'firstName',
    'lastName',
    'country',
    'functionRoleType1',
    'sysop1',
    'firmType1',
  ],
};

function problemsOf(form: FormKind, values: Record<string, unknown>): string[] {
  const result = forms[form].safeParse(values);
  return result.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? [];
}

describe.each(['contact', 'subscribe'] as const)('the %s form', (form) => {
  test('CM-11 has exactly the fields of the specification, and drops others', () => {
    const parsed = forms[form].parse({ ...everything, utm_source: 'a', __proto__: null });
    expect(Object.keys(parsed).toSorted()).toEqual([...fieldNames].toSorted());
  });

  test.each(fieldNames)('FV-02 %s is required as the table says, and blank is empty', (name) => {
    const expected = required[form].includes(name) ? [`${name} required`] : [];
    const { [name]: _, ...without } = everything;
    expect(problemsOf(form, without)).toEqual(expected);
    expect(problemsOf(form, { ...everything, [name]: '' })).toEqual(expected);
    expect(problemsOf(form, { ...everything, [name]: ' \t\n\u3000' })).toEqual(expected);
  });

  test('CM-06 shows what it requires and the optional company and title, in the order given', () => {
    const shown = formFields[form].map(({ name }) => name);
    expect(shown.toSorted()).toEqual([...required[form], 'company', 'title'].toSorted());
    expect(fieldNames.filter((name) => shown.some((each) => each === name))).toEqual(
      formFields[form].map(({ name }) => name),
    );
    const marked = formFields[form].filter(({ required }) => required).map(({ name }) => name);
    expect(marked.toSorted()).toEqual(required[form].toSorted());
  });

  test('FV-06 refuses what no list offers, what is too long and what nobody can type', () => {
    expect(problemsOf(form, { ...everything, country: 'ZZ' })).toEqual(['country choice']);
    expect(problemsOf(form, { ...everything, sysop1: 'yes' })).toEqual(['sysop1 choice']);
    expect(problemsOf(form, { ...everything, stateProv: 'toString' })).toEqual([
      'stateProv choice',
    ]);
    const long = 'x'.repeat(101);
    expect(problemsOf(form, { ...everything, lastName: long })).toEqual(['lastName tooLong']);
    for (const firstName of ['a\0', 'a\ud83d']) {
      expect(problemsOf(form, { ...everything, firstName })).toEqual(['firstName characters']);
    }
    expect(problemsOf(form, { ...everything, emailAddress: 'ada' })).toEqual([
      'emailAddress emailFormat',
    ]);
  });

  test('spaces around what was typed are taken off', () => {
    const values = { ...everything, emailAddress: ' ada@example.org ', firstName: '\u3000Ada\n' };
    expect(forms[form].parse(values)).toMatchObject({
      emailAddress: 'ada@example.org',
      firstName: 'Ada',
    });
  });

  test('CM-07 what the page fills in is cut, not refused', () => {
    const values = {
      ...everything,
      pageTitle: 'a\u0007b',
      pageUrl: `https://a.b/${'x'.repeat(3000)}`,
    };
    const { pageTitle, pageUrl } = forms[form].parse(values);
    expect(pageTitle).toBe('a b');
    expect(pageUrl).toHaveLength(2000);
    // Two units of UTF-16 stand at 300 and 301: half of the pair is no text, and no store takes it.
    const long = { ...everything, pageTitle: `${'x'.repeat(299)}😀` };
    expect(forms[form].parse(long).pageTitle).toBe('x'.repeat(299));
  });
});

test('CM-12 the roles are those of the specification', () => {
  expect(organizationRoles.join(', ')).toBe(
    'Advisor Team, Marketing/Sales Support, Product/Marketing teams, Sales & Service Teams, ' +
      'Investment Team, C-Suite, Operations & IT, Legal & Compliance, Individual Investor, ' +
      'Academic - Endowment/Research/Instructional/Student, Other',
  );
});

test('CM-13 organization categories and firm types are one list', () => {
  expect(organizationCategories.join(', ')).toBe(
    'Academic, Advisor/Wealth Manager, Asset Manager, Asset Owner, Individual Investor, Other',
  );
  const choices = (form: FormKind, name: string) =>
    formFields[form].find((field) => field.name === name)?.choices;
  expect(choices('contact', 'firmtype')).toEqual(organizationCategories);
  expect(choices('subscribe', 'firmType1')).toEqual(organizationCategories);
});

test('CM-14 the product interests are those of the specification', () => {
  expect(productInterests.join(', ')).toBe(
    'Equity Indexes, Fixed Income Indexes, Multi-Asset Indexes, Sustainable Investing Indexes, Other',
  );
});

test('FV-05 there are two request types', () => {
  expect(requestTypes).toHaveLength(2);
});

test('FV-09 the request types are those of the specification, word for word', () => {
  expect(requestTypes).toEqual([
    'Learn more about one of our index products',
    'Speak to Client Service about an existing account',
  ]);
});

test('FV-04 about 190 countries: United Kingdom and United States, then the others by name', () => {
  const names = Object.values(countryNames);
  expect(countryCodes.slice(0, 2)).toEqual(['GB', 'US']);
  expect(names.slice(0, 4)).toEqual(['United Kingdom', 'United States', 'Afghanistan', 'Albania']);
  const others = names.slice(2);
  expect(others.toSorted(new Intl.Collator('en').compare)).toEqual(others);
  expect(names.length).toBeGreaterThanOrEqual(185);
  expect(names.length).toBeLessThanOrEqual(200);
  expect(new Set(names).size).toBe(names.length);
});

test('FV-04 a country has the code of ISO 3166 that belongs to its name', () => {
  const iso = new Intl.DisplayNames('en', { type: 'region' });
  const inFull = (name = '') =>
    name.replace('&', 'and').replace('St.', 'Saint').replace('\u2019', "'");
  const worded = Object.entries(countryNames).filter(
    ([code, name]) => inFull(iso.of(code)) !== name,
  );
  // What Intl words otherwise.
  expect(Object.fromEntries(worded)).toEqual({
    CD: 'Congo (Democratic Republic)',
    CG: 'Congo (Republic)',
    HK: 'Hong Kong',
    MM: 'Myanmar',
    PS: 'Palestine',
  });
});

test('FV-08 a country without states on the list has the answer Unknown, one with states asks anew', () => {
  expect(stateInCountry('JP', '')).toBe('Unknown');
  expect(stateInCountry('JP', 'US-NY')).toBe('Unknown');
  expect(stateInCountry('US', 'Unknown')).toBe('');
  expect(stateInCountry('AU', 'US-WA')).toBe('');
  expect(stateInCountry('AU', 'AU-WA')).toBe('AU-WA');
  expect(stateInCountry('CA', '')).toBe('');
  expect(stateInCountry('', 'US-WA')).toBe('US-WA');
});

/** ISO 3166-2 of the countries that the specification names, and the military codes of the US mail. */
const placesBySubdivision = {
  US: `Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE,
    District of Columbia DC, Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA,
    Kansas KS, Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN,
    Mississippi MS, Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ,
    New Mexico NM, New York NY, North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR,
    Pennsylvania PA, Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT,
    Vermont VT, Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY,
    American Samoa AS, Guam GU, Northern Mariana Islands MP, Puerto Rico PR,
    United States Minor Outlying Islands UM, Virgin Islands (U.S.) VI,
    Armed Forces Americas AA, Armed Forces Europe AE, Armed Forces Pacific AP`,
  CA: `Alberta AB, British Columbia BC, Manitoba MB, New Brunswick NB, Newfoundland and Labrador NL,
    Northwest Territories NT, Nova Scotia NS, Nunavut NU, Ontario ON, Prince Edward Island PE, Quebec QC,
    Saskatchewan SK, Yukon YT`,
  AU: `Australian Capital Territory ACT, New South Wales NSW, Northern Territory NT, Queensland QLD,
    South Australia SA, Tasmania TAS, Victoria VIC, Western Australia WA`,
};

test('FV-08 states of the US with territories and military, Canada, Australia, and Unknown last', () => {
  const expected = Object.entries(placesBySubdivision).flatMap(([country, places]) =>
    places.split(/,\s+/).map((place) => {
      const [, name, code] = /^(.+) ([A-Z]+)$/.exec(place) ?? [];
      return [`${country}-${code}`, name];
    }),
  );
  expect(expected).toHaveLength(81);
  expect(Object.entries(stateNames)).toEqual([...expected, ['Unknown', 'Unknown']]);
});

test('FV-06 of the parameters of an address only those that are no field and within bounds go along', () => {
  const given: [string, string][] = [
    ['utm_source', 'newsletter'],
    ['utm_source', 'again'],
    ['emailAddress', 'evil@example.org'],
    ['submissionKey', 'x'],
    ['siteId', '1'],
    ['a b', 'a space in the name'],
    ['n'.repeat(65), 'a long name'],
    ['long', 'x'.repeat(501)],
    ['line', 'a\r\nb'],
    ['filterPattern', 'S&P 500'],
  ];
  expect(campaignParameters(given)).toEqual([
    ['utm_source', 'newsletter'],
    ['utm_source', 'again'],
    ['filterPattern', 'S&P 500'],
  ]);
  const many = Array.from({ length: 60 }, (_, index): [string, string] => [`p${index}`, '']);
  expect(campaignParameters(many)).toHaveLength(40);
});

test('keys and consent groups have a form that nothing else has', () => {
  expect(keyPattern.test(crypto.randomUUID())).toBe(true);
  expect(keyPattern.test('too-short')).toBe(false);
  expect(keyPattern.test('x'.repeat(65))).toBe(false);
  expect(keyPattern.test("'; drop table lead; --")).toBe(false);
  expect(consentGroupsPattern.test('C0001:1,C0002:0,C0004:1')).toBe(true);
  expect(consentGroupsPattern.test('C0001:1,C0002:0,')).toBe(false);
  expect(consentGroupsPattern.test('C0001:2')).toBe(false);
});
