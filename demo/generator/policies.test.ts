import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { parse } from 'yaml';
import { calendars } from './documents/calendars.ts';
import { rulebooks } from './documents/rulebooks.ts';
import { referenceFiles } from './generate-demo.ts';
import { portfolios } from './portfolios/portfolios.ts';
import { levelOn, rowsOf } from './support/parsed-files.ts';
import { indexes, market, published } from './support/whole-demo.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const libraryText = (id: string) => read(`generator/documents/texts/${id}.md`);
const methodology = (language: string, anchor: string) =>
  read(`pages/texts/${language}/methodology.md`).split(`{#${anchor}}`)[1]!.split('\n## ')[0]!;

const words: Record<string, number> = { one: 1, two: 2, five: 5, seven: 7, ten: 10, twenty: 20 };

/** The numbers that stand before a unit, in ascending order, each once. */
function numbersOf(text: string, unit: RegExp): number[] {
  const pattern = new RegExp(
    String.raw`\b(\d+|${Object.keys(words).join('|')})\s*(?:${unit.source})`,
    'g',
  );
  const found = Array.from(text.matchAll(pattern), ([, said]) => words[said!] ?? Number(said));
  return [...new Set(found)].toSorted((a, b) => a - b);
}

const businessDays = /business days?|営業日/;
const basisPoints = /basis points?|ベーシスポイント/;

const complaintsPages = ['en-us', 'ja-jp'].map((language) =>
  read(`pages/${language}/page/complaints.yaml`),
);

test('complaints have the same time limits on their page, in the library and in both languages', () => {
  const documents = ['complaints-procedure', 'complaints-procedure-ja'].map(libraryText);
  for (const text of [...complaintsPages, ...documents]) {
    expect(numbersOf(text, businessDays)).toEqual([1, 2, 10, 20]);
    expect(numbersOf(text, /days|日以内/)).toEqual([30]);
    expect(numbersOf(text, /years|年間/)).toEqual([7]);
  }
  for (const language of ['en-us', 'ja-jp']) {
    expect(numbersOf(methodology(language, 'governance'), businessDays)).toEqual([10]);
  }
});

test('levels are corrected by the same rule in the methodology, in both languages, and in the policy', () => {
  const texts = [
    methodology('en-us', 'corrections'),
    methodology('ja-jp', 'corrections'),
    libraryText('corrections-policy'),
  ];
  for (const text of texts) {
    expect(numbersOf(text, basisPoints)).toEqual([1, 10]);
    expect(numbersOf(text, businessDays)).toEqual([5, 30]);
  }
});

/** Amounts and per cents, in the order of the text. */
const amountsOf = (text: string) =>
  Array.from(text.matchAll(/\d{1,3}(?:,\d{3})+|\d+\.\d+(?=%)/g), ([amount]) => amount);

test('the one schedule of fees that services speak of exists, says the same in both languages, and is led to', () => {
  const [english, japanese] = ['fee-schedule', 'fee-schedule-ja'].map(libraryText);
  expect(amountsOf(english!)).toHaveLength(8);
  expect(amountsOf(japanese!)).toEqual(amountsOf(english!));
  for (const [language, id] of [
    ['en-us', 'fee-schedule'],
    ['ja-jp', 'fee-schedule-ja'],
  ] as const)
    for (const page of ['our-services', 'page/resources'])
      expect(read(`pages/${language}/${page}.yaml`)).toContain(`(/docs/licensing/${id})`);
});

test('the carbon intensity that is shown is the one that the rules limit', () => {
  const [metric] = rowsOf(read('sustainability-metrics.csv')).filter(
    (row) => row['metric'] === 'carbon-intensity',
  );
  const versions = ['rules-low-carbon', 'rules-low-carbon-ja'].map(
    (id) => read(`generator/documents/versions/${id}/3.0.md`).split('{#carbon-data}')[1]!,
  );
  const pages = ['en-us', 'ja-jp'].map(
    (language) => read(`pages/${language}/page/esg.yaml`).split('{#measures}')[1]!.split('##')[0]!,
  );
  const disclosures = ['esg-disclosures', 'esg-disclosures-ja'].map(libraryText);
  const said = [metric!['definition']!, metric!['definition_ja']!, metric!['unit']!];
  for (const text of [
    ...versions.map((one) => one.split('##')[0]!),
    ...pages,
    ...disclosures,
    ...said,
  ]) {
    expect(text).toContain('EVIC');
    expect(text).not.toMatch(/revenue of|of revenue|売上高100万/);
  }
});

test('the benchmark statement and the ESG disclosures stand in the library, in both languages', () => {
  for (const id of ['benchmark-statement', 'benchmark-statement-ja']) {
    const text = libraryText(id);
    const anchors = Array.from(text.matchAll(/\{#([a-z]+)\}/g), ([, anchor]) => anchor);
    expect(anchors).toEqual(
      'market inputs discretion corrections cessation sustainability'.split(' '),
    );
    const linked = Array.from(text.matchAll(/\(\/docs\/policies\/([a-z-]+)\)/g), ([, to]) => to!);
    expect(linked).toHaveLength(5);
    for (const to of linked) expect(libraryText(to).length).toBeGreaterThan(500);
  }
});

test('the page of complaints has a link to the form and to the contact of every region', () => {
  const { globalContacts } = parse(read('site.yaml')) as {
    globalContacts: { region: Record<string, string>; email: string }[];
  };
  expect(globalContacts.length).toBeGreaterThan(0);
  ['en-us', 'ja-jp'].forEach((language, at) => {
    for (const { region, email } of globalContacts) {
      expect(complaintsPages[at]).toContain(`[${region[language]}](mailto:${email})`);
    }
    expect(complaintsPages[at]).toContain('](/contact-us)');
  });
});

const notices = rowsOf(referenceFiles(market).find(({ path }) => path === 'notices.csv')!.text);
/** Corrections of levels name indexes; those of anything else name families. */
const corrections = notices.filter((row) => row['type'] === 'correction' && row['indexes']);

test('a notice of corrected levels has the old value of each, and as the new one that of the level file', () => {
  expect(corrections.length).toBeGreaterThan(0);
  for (const row of corrections) {
    for (const fundId of row['indexes']!.split('|')) {
      const { name } = indexes.find((index) => index.fundId === fundId)!;
      const level = levelOn(published.get(fundId)!, row['effective_date']!);
      for (const text of [row['text']!, row['text_ja']!]) {
        const line = text.split('|').find((paragraph) => paragraph.startsWith(name))!;
        const [old = 0, now] = Array.from(line.matchAll(/\d[\d,]*\.\d+/g), ([digits]) =>
          Number(digits.replaceAll(',', '')),
        );
        expect([fundId, now]).toEqual([fundId, level]);
        // The policy corrects from one basis point on.
        expect(Math.abs(old / level - 1)).toBeGreaterThan(0.0001);
        expect(Math.abs(old / level - 1)).toBeLessThan(0.01);
      }
    }
  }
});

test('the oversight function counts the corrected levels that the notices of the year name', () => {
  const counted = /^\| Levels corrected \| (\d+) \| (\d+) \|$/m.exec(
    libraryText('oversight-report-2025'),
  );
  const announced = ['2024', '2025'].map(
    (year) =>
      corrections
        .filter((row) => row['date']!.startsWith(year))
        .flatMap((row) => row['indexes']!.split('|')).length,
  );
  expect(counted?.slice(1).map(Number)).toEqual(announced);
});

const fixed = /last business day of the month\s+before|前月最終営業日/;

test('a review is fixed by the same day in methodology, rules, calendars and notices, in both languages', () => {
  const scheduled = portfolios.filter(({ rebalancing }) => !/^(?:Monthly|Daily)/.test(rebalancing));
  const families = new Set(scheduled.map(({ family }) => family));
  const rules = rulebooks(portfolios).filter((paper) => families.has(paper.families[0]!));
  const reviews = notices.filter((row) => row['type'] === 'review');
  const versions = ['low-carbon', 'low-carbon-ja', 'screened'].map((name) =>
    read(`generator/documents/versions/rules-${name}/3.0.md`),
  );
  expect([rules.length > 10, reviews.length > 10]).toEqual([true, true]);
  const texts = [
    methodology('en-us', 'rebalancing'),
    methodology('ja-jp', 'rebalancing'),
    ...versions,
    ...[...rules, ...calendars()].map(({ sections }) => JSON.stringify(sections)),
    ...reviews.flatMap((row) => [row['text']!, row['text_ja']!]),
  ];
  expect(texts.filter((text) => !fixed.test(text))).toEqual([]);
});

test('a calendar has the last weekday of the month before a review as its cut-off, and the announcement after it', () => {
  const rows = calendars().flatMap(({ sections }) =>
    sections.flatMap(({ table }) => table?.rows ?? []),
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const [cutOff, announced, effective] of rows) {
    const [year = 0, month = 0] = effective!.split('-').map(Number);
    const last = new Date(Date.UTC(year, month - 1, 0));
    while (last.getUTCDay() % 6 === 0) last.setUTCDate(last.getUTCDate() - 1);
    expect(cutOff).toBe(last.toISOString().slice(0, 10));
    expect(announced! > cutOff!).toBe(true);
  }
});

test('an announcement in the library bears the day on which its notice takes effect', () => {
  const named = {
    'interbank-deposit-end': 'termination-plibu',
    'japan-dividend-growth-launch': 'launch-pljdg',
    'multifactor-renamed': 'renaming-plwmf',
    'world-automation-launch': 'launch-plwau',
  };
  const days = Object.entries(named).map(([document, notice]) => [
    /^date: (.*)$/m.exec(libraryText(document))?.[1],
    notices.find((row) => row['notice_id'] === notice)?.['effective_date'],
  ]);
  for (const [ofDocument, ofNotice] of days) expect(ofDocument).toBe(ofNotice);
});

test('a material change is announced as long before it takes effect as methodology and policy say', () => {
  const days = [methodology('en-us', 'governance'), libraryText('methodology-changes')].map(
    (text) => Number(/announced at least (\d+) days before/.exec(text.replaceAll('\n', ' '))?.[1]),
  );
  expect(days[0]).toBe(days[1]);
  const consulted = [methodology('en-us', 'governance'), libraryText('methodology-changes')].map(
    (text) => /(?:comment|consultation) for (\d+) days/.exec(text.replaceAll('\n', ' '))?.[1],
  );
  expect(consulted[0]).toBe(consulted[1]);
  // Rates of tax are others' decision, and a name changes nothing that is measured.
  const material = notices.filter(
    (row) =>
      row['type'] === 'methodology-change' &&
      row['families'] &&
      !row['notice_id']!.startsWith('withholding-tax'),
  );
  expect(material.length).toBeGreaterThan(3);
  for (const row of material) {
    const ahead = (dayOfIso(row['effective_date']!) ?? 0) - (dayOfIso(row['date']!) ?? 0);
    expect([row['notice_id'], ahead >= days[0]!, ahead]).toEqual([row['notice_id'], true, ahead]);
  }
});
