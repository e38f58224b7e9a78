import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { OpenQuestionsError, type OpenQuestions } from '#src/publishing/guards/questions.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { copiedStore, engines, type ThrowawayStore } from '../support/stores.ts';
import { mapped } from './fault-fixture.ts';
import { site, temporaryFolders, type FolderFiles } from './provider-folder.ts';
import { runCommand } from './run-command.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

const indexes = (columns: string, ...rows: string[]): FolderFiles => ({
  'indexes.csv': `fund_id,name,asset_type,${columns}\n${rows.join('\n')}\n`,
});
const pageOf = (url: string, text: string) =>
  `url: ${url}\ntitle: A\ndescription: A\nsections:\n  - type: richText\n    text: ${text}\n`;
const list = (rows: string) => `index,as_of,member,weight,maturity\n${rows}`;

/** Input that is well formed and looks wrong: what is asked of it, by guard, place and words. */
const asked: Record<string, [files: FolderFiles, questions: string[]]> = {
  'levels after the end': [
    {
      ...indexes('ceased_on', 'AAA,Alpha,equity,2020-01-02'),
      'levels/a.csv': 'date,AAA\n2020-01-01,100\n2020-01-03,101\n2020-01-06,102\n',
    },
    [
      'after-end levels/a.csv:3 2 levels after its end, 2020-01-02 (ceased_on), the first of 2020-01-03',
    ],
  ],
  'a launch, a base and a history in the future': [
    indexes(
      'base_date,launch_date,history_from',
      'AAA,Alpha,equity,,2206-01-02,',
      'BBB,Beta,equity,2206-01-02,2206-01-03,2206-01-02',
    ),
    [
      'coming-date indexes.csv:2 its launch_date, 2206-01-02, lies in the future: a launch is announced a year ahead at most',
      'coming-date indexes.csv:3 its base_date, 2206-01-02, lies in the future: the day of its first level',
      'coming-date indexes.csv:3 its launch_date, 2206-01-03, lies in the future: a launch is announced a year ahead at most',
      'coming-date indexes.csv:3 its history_from, 2206-01-02, lies in the future: none of its levels is shown',
    ],
  ],
  'a launch after the last level': [
    {
      ...indexes('launch_date', 'AAA,Alpha,equity,2021-01-06', 'BBB,Beta,equity,2020-01-06'),
      'levels/a.csv': 'date,AAA,BBB\n2020-01-01,100,200\n2020-01-03,101,203\n',
    },
    [
      'coming-date indexes.csv:2 its launch_date, 2021-01-06, is after its last level, of 2020-01-03: all are shown as back-tested',
    ],
  ],
  'an index that contradicts itself': [
    indexes(
      'currency,hedged_to,bond_sector,ceased_on,successor_fund_id',
      'AAA,Alpha,equity,USD,EUR,,,',
      'BBB,Beta,equity,USB,,CORPORATE,,',
      'CCC,Gamma,equity,CNH,CNH,,,AAA',
      'DDD,Schilling,alternatives,ATS,,,,',
    ),
    [
      'odd-terms indexes.csv:2 its hedged_to is EUR, and its currency USD',
      'odd-terms indexes.csv:3 its currency, USB, is none of ISO 4217',
      'odd-terms indexes.csv:3 its bond_sector is CORPORATE, and its asset_type equity',
      'odd-terms indexes.csv:4 its successor_fund_id is AAA, and it has no ceased_on',
    ],
  ],
  'a product that contradicts itself': [
    {
      'products.csv':
        'product_id,name,currency,fee,net_assets\nP1,One,dollars,0.2,\nP2,Two,USD,20,1000\nP3,Three,,0.2,1000\n',
    },
    [
      'odd-terms products.csv:2 P1: its currency, dollars, is none of ISO 4217',
      'odd-terms products.csv:3 P2: its fee is 20% a year',
      'odd-terms products.csv:4 P3: its net_assets are 1000, and it has no currency',
    ],
  ],
  'identifiers whose check digit is wrong': [
    {
      ...indexes('isin', 'AAA,Alpha,equity,DE0008469009', 'BBB,Beta,equity,DE0008469008'),
      'products.csv': 'product_id,name,isin\nP1,One,US0378331006\nP2,Two,US0378331005\n',
      'structured-products.csv': 'product_id,name,isin\nN1,One,CH0038863351\n',
    },
    [
      'check-digit indexes.csv:2 isin DE0008469009 is no ISIN: its check digit does not follow from the others',
      'check-digit products.csv:2 P1: isin US0378331006 is no ISIN: its check digit does not follow from the others',
      'check-digit structured-products.csv:2 N1: isin CH0038863351 is no ISIN: its check digit does not follow from the others',
    ],
  ],
  'documents, notices and lists of a far day': [
    {
      'documents.csv': 'document_id,title,category,date,file\nd,D,c,2206-11-02,a.md\n',
      'files/a.md': 'Words',
      'notices.csv':
        'notice_id,date,effective_date,type,title,text\nn1,2206-01-02,,review,T,X\nn2,2026-01-02,1926-01-05,review,T,X\n',
      'constituents/a.csv': list('AAA,2206-09-18,A,100,\n'),
    },
    [
      'coming-date constituents/a.csv:2 AAA: its as_of, 2206-09-18, is more than a year ahead',
      'coming-date documents.csv:2 d: its date, 2206-11-02, is more than a year ahead',
      'coming-date notices.csv:2 n1: its date, 2206-01-02, is more than a year ahead',
      'odd-terms notices.csv:3 n2: its date is 2026-01-02, and its effective_date 1926-01-05',
    ],
  ],
  'two indexes of one name': [
    indexes(
      'currency,ceased_on',
      'AAA,World Index,equity,USD,',
      'BBB,World  index,equity,USD,',
      'CCC,World Index,equity,EUR,',
      'DDD,World Index,equity,USD,2020-01-02',
    ),
    [
      'same-name indexes.csv:3 World index is the name of AAA too, in the same currency and return type',
    ],
  ],
  'two variants alike in one group': [
    indexes(
      'currency,return_type,variant_group',
      'AAA,Alpha,equity,USD,NTR,G',
      'BBB,Beta,equity,USD,NTR,G',
      'CCC,Gamma,equity,USD,TR,G',
    ),
    ['same-variant indexes.csv:3 AAA is the same variant of G: USD, NTR'],
  ],
  'redirects from a page and to nowhere': [
    {
      'pages/en-us/about.yaml':
        'url: /page/about\ntitle: A\ndescription: A\nsections:\n  - { type: richText, text: Words }\n',
      'redirects.csv':
        'from,to\n/page/about,/indexes/screener\n/old,/page/nowhere\n/older,/old\n/indexes/details/AAA,/page/about\n/fine,/page/about#x\n',
    },
    [
      'hidden-page redirects.csv:2 /page/about is a page of this folder, which the redirect to /indexes/screener hides',
      'dead-link redirects.csv:3 /old leads to /page/nowhere, where nothing is',
      'hidden-page redirects.csv:5 /indexes/details/AAA is a page of this folder, which the redirect to /page/about hides',
    ],
  ],
  'a link of a document to nowhere': [
    {
      'documents.csv':
        'document_id,title,category,date,file\nrules,Rules,rules,2026-01-02,rules.md\n',
      'files/rules.md':
        'See [this](/indexes/details/NONE), [it](/indexes/details/AAA) and <https://example.org/x>.\n',
    },
    ['dead-link files/rules.md:1 leads to /indexes/details/NONE, where nothing is'],
  ],
  'a link of a page to nowhere, in its line': [
    { 'pages/en-us/a.yaml': pageOf('/page/a', '|\n      Words.\n\n      [More](/page/none).') },
    ['dead-link pages/en-us/a.yaml:9 leads to /page/none, where nothing is'],
  ],
  'a page that those who read the first language do not find': [
    { 'pages/ja-jp/law.yaml': pageOf('/page/law', 'Words') },
    [
      'untranslated-text pages/ja-jp/law.yaml:null /page/law is in ja-jp alone: nothing is there in en-us',
    ],
  ],
  'a bond that matured before the day of its list': [
    {
      'constituents/a.csv': list(
        'AAA,2026-09-18,Bond B,40,\nAAA,2026-09-18,Bond A,60,2026-09-01\n',
      ),
    },
    [
      'matured-member constituents/a.csv:3 Bond A matured on 2026-09-01, before the day of its list, 2026-09-18',
    ],
  ],
  'a file of lists named after another day': [
    {
      'constituents/review-2026-09-21.csv': list('AAA,2026-09-18,A,100,\n'),
      'constituents/20260918.csv': list('BBB,2026-09-18,A,100,\n'),
    },
    [
      'file-date constituents/review-2026-09-21.csv:2 the file is named after 2026-09-21, and its lists are of 2026-09-18',
    ],
  ],
  'a replacement that replaces nothing': [
    {
      'indexes.csv': 'id,name\nAAA,Alpha Index\nBBB,Beta Index\n',
      'mapping.yaml': mapped(
        'indexes',
        '{ file: indexes.csv, columns: { fund_id: id, name: { from: name, replace: { " Index": "", " Idx": "" } }, asset_type: { value: equity } } }',
      ),
    },
    [
      'unused-replace mapping.yaml:2 no value of name in indexes.csv has " Idx", which is to be replaced',
    ],
  ],
};

test('what looks wrong is asked about by name, with its place', async () => {
  const paths = Object.values(asked).map(([files], at) =>
    folders.write(`asked${at}`, { 'site.yaml': site, ...files }),
  );
  const { stdout } = await runCommand(['check', '--json', ...paths]);
  const { folders: answers } = JSON.parse(stdout) as {
    folders: { folder: string; faults: object[]; questions: OpenQuestions[] }[];
  };
  expect(answers.flatMap(({ faults }) => faults)).toEqual([]);
  const said = answers.map(({ folder, questions }) =>
    questions
      .flatMap(({ listed }) => listed)
      .map(
        ({ guard, file, line, found }) =>
          `${guard} ${file?.replace(`${folder}/`, '')}:${line} ${found}`,
      )
      .filter((one) => !one.startsWith('unknown-file'))
      .toSorted(),
  );
  const expected = Object.values(asked).map(([, questions]) => questions.toSorted());
  expect(said).toEqual(expected);
});

describe.each(engines)('an end on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());

  test('before levels that are public by a daily file is asked about, and what is sent after it', async () => {
    const today = dayOfIso('2026-11-25') ?? 0;
    const levels = { 'levels/a.csv': 'date,AAA\n2026-11-16,100\n2026-11-17,101\n' };
    const publish = (name: string, files: FolderFiles) =>
      publishFolder(thrown.store, { folder: folders.write(name, { ...levels, ...files }), today });
    await publish(`${engine}1`, indexes('ceased_on', 'AAA,Alpha,equity,'));
    const daily = (name: string, row: string) => ({
      file: `${folders.write(name, { 'day.csv': `date,AAA\n${row}\n` })}/day.csv`,
      today,
    });
    await publishLevels(thrown.store, daily(`${engine}2`, '2026-11-18,102'));
    const ended = indexes('ceased_on', 'AAA,Alpha,equity,2026-11-17');
    const found = await publish(`${engine}3`, ended).catch((error: unknown) => error);
    expect(found).toBeInstanceOf(OpenQuestionsError);
    expect((found as OpenQuestionsError).questions[0]?.listed[0]).toMatchObject({
      guard: 'after-end',
      line: 2,
      found: 'it ends on 2026-11-17 (ceased_on), while it has levels to 2026-11-18',
    });
    await publish(`${engine}4`, indexes('ceased_on', 'AAA,Alpha,equity,2026-11-18'));
    const late = publishLevels(thrown.store, daily(`${engine}5`, '2026-11-19,103'));
    await expect(late).rejects.toThrow('after-end');
  });
});
