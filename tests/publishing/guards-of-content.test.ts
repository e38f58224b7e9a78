import { afterAll, expect, test } from 'vitest';
import type { OpenQuestions } from '#src/publishing/guards/questions.ts';
import { site, temporaryFolders, type FolderFiles } from './provider-folder.ts';
import { runCommand } from './run-command.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

const indexes = 'fund_id,name,asset_type,history_from\n';
const withIndexes: FolderFiles = {
  'site.yaml': site,
  'indexes.csv': `${indexes}AAA,Alpha,equity,\nBBB,Beta,equity,\n`,
  'levels/a.csv': 'date,AAA,BBB\n2026-11-18,100,\n2026-11-19,101,100\n',
};

const withArticle = (text: string): FolderFiles => ({
  ...withIndexes,
  'insights.yaml':
    'types: [{ type: research, label: { en-us: Research } }]\nstrategists:\n  - { strategist: ann, name: { en-us: Ann }, role: { en-us: A }, biography: { en-us: B } }\n',
  'articles/en-us/1-old.md': `---
title: Old
summary: Very old.
date: 2026-11-20
type: research
assetTypes: [equity]
strategists: [ann]
---

${text}
`,
});

const chart = (indexes: string, to: string) => `\`\`\`chart
title: Long ago
indexes: [${indexes}]
from: 2001-01-01
to: ${to}
\`\`\``;

const terms = (text: string): FolderFiles => ({
  'pages/en-us/terms.yaml': `url: /page/terms
title: Terms
description: Terms of use.
sections:
  - type: richText
    text: |
      ## Real {#real}
      ${text}
`,
});

const buttons = (...articles: string[]): FolderFiles => ({
  'pages/en-us/buttons.yaml': `url: /page/buttons
title: Buttons
description: Buttons.
sections:
  - type: richText
    text: Text.
    buttons:
${articles.map((id) => `      - { text: Read, actionType: Go to article, target: '${id}' }\n`).join('')}`,
});

const tables: FolderFiles = {
  'pages/en-us/tables.yaml': `url: /page/tables
title: Tables
description: Tables.
sections:
  - type: oneColumnSection
    components:
      - { name: Documents Table, searchParams: category=rules&sortBy=title }
      - { name: Documents Table, searchParams: category=lettres }
      - { name: Documents Table, searchParams: assetClass=alternatives }
`,
};

const versions = (...rows: string[]): FolderFiles => ({
  'documents.csv': 'document_id,title,category,date\nrules,Rules,rules,2026-01-01\n',
  'document-versions.csv': `document_id,version,effective_date,file\n${rows.join('\n')}\n`,
  'files/r.md': '# Rules\n\nSee [what is gone](#gone) and [the title](#rules).\n',
});

const entries = (count: number) =>
  Array.from({ length: count }, (_, i) => `    - { title: No ${i + 1}, href: / }\n`).join('');

const notes =
  'product_id,name,maturity\nold,Note of 2020,2020-01-01\nnew,Note of 2120,2120-01-01\nopen,Note,\n';

const gone = 'files/r.md:3 leads to #gone of this page, which has no heading of that anchor';

/** What visitors would not find, or find in a place where it misleads them: what is asked, by guard, place and words. */
const asked: Record<string, [files: FolderFiles, questions: string[]]> = {
  'an index all of whose levels are before its first public day': [
    { ...withIndexes, 'indexes.csv': `${indexes}AAA,Alpha,equity,2026-11-20\nBBB,B,equity,\n` },
    [
      'coming-date indexes.csv:2 its history_from, 2026-11-20, is after its last level, of 2026-11-19: none is shown',
    ],
  ],
  'one that has a level on that day': [
    { ...withIndexes, 'indexes.csv': `${indexes}AAA,Alpha,equity,2026-11-19\nBBB,B,equity,\n` },
    [],
  ],
  'a chart that ends before an index begins': [
    withArticle(chart('AAA, BBB', '2026-11-18')),
    [
      'empty-chart articles/en-us/1-old.md:11 the chart "Long ago" ends on 2026-11-18, before its first level, of 2026-11-19',
    ],
  ],
  'a chart that ends on its first day': [withArticle(chart('AAA, BBB', '2026-11-19')), []],
  'a logarithmic chart of what is not above zero': [
    {
      ...withArticle(chart('CCC', '2026-11-19').replace('from:', 'scale: log\nfrom:')),
      'indexes.csv': 'fund_id,name,asset_type,returns\nCCC,Rate,equity,no\nAAA,Alpha,equity,\n',
      'levels/a.csv': 'date,CCC,AAA\n2026-11-18,0.5,100\n2026-11-19,-0.25,101\n',
    },
    [
      'unused-setting articles/en-us/1-old.md:11 the chart "Long ago" is drawn with a linear scale: the level of 2026-11-19 is -0.25',
    ],
  ],
  'a button to an article that is not there': [
    { ...withArticle('Text.'), ...buttons('7', '1') },
    ['dead-link pages/en-us/buttons.yaml:8 leads to the article 7, which is not there'],
  ],
  'a table of documents of which none is so': [
    { ...withIndexes, ...versions('rules,1,2026-01-01,r.md'), ...tables },
    [
      'dead-link files/r.md:3 leads to #gone of this page, which has no heading of that anchor',
      'empty-table pages/en-us/tables.yaml:8 its Documents Table is empty: no document has the category lettres',
      'empty-table pages/en-us/tables.yaml:9 its Documents Table is empty: no document has the assetClass alternatives',
    ],
  ],
  'anchors of pages of the software that are none': [
    terms(
      '[a](/status#rules) [b](/status#none) [c](/data#no-file) [d](/indexes/details/AAA#risk) [e](/indexes/screener/equity/AAA#nowhere)\n',
    ),
    [
      'dead-link pages/en-us/terms.yaml:8 leads to #no-file of /data, which has no heading of that anchor',
      'dead-link pages/en-us/terms.yaml:8 leads to #none of /status, which has no heading of that anchor',
      'dead-link pages/en-us/terms.yaml:8 leads to #nowhere of /indexes/screener/equity/AAA, which has no heading of that anchor',
    ],
  ],
  'anchors of pages and articles that are none': [
    {
      ...withArticle('[a](#none) [b](/page/terms#absent) [c](/page/terms#real) [d](#contact-us)'),
      ...terms('[a](#dead) [b](#real) [c](/insights/research/1/old#gone)'),
    },
    [
      'dead-link articles/en-us/1-old.md:10 leads to #absent of /page/terms, which has no heading of that anchor',
      'dead-link articles/en-us/1-old.md:10 leads to #none of this page, which has no heading of that anchor',
      'dead-link pages/en-us/terms.yaml:8 leads to #dead of this page, which has no heading of that anchor',
      'dead-link pages/en-us/terms.yaml:8 leads to #gone of /insights/research/1/old, which has no heading of that anchor',
    ],
  ],
  'versions whose numbers do not rise with their days': [
    {
      ...withIndexes,
      ...versions('rules,1.0,2026-03-01,r.md', 'rules,1.1,2026-02-01,r.md'),
    },
    [
      `dead-link ${gone}`,
      'odd-terms document-versions.csv:3 rules: its versions take effect as 1.1 on 2026-02-01, then 1.0 on 2026-03-01',
    ],
  ],
  'versions that rise, by tens too': [
    {
      ...withIndexes,
      ...versions(
        'rules,1.9,2026-02-01,r.md',
        'rules,1.10,2026-03-01,r.md',
        'rules,b,2026-04-01,r.md',
      ),
    },
    [`dead-link ${gone}`],
  ],
  'structured products that have matured': [
    { ...withIndexes, 'structured-products.csv': notes },
    [
      'matured-product structured-products.csv:2 old: it matured on 2020-01-01, and is still listed',
    ],
  ],
  'a menu of nine entries': [
    { ...withIndexes, 'navigation.yaml': `en-us:\n  entries:\n${entries(9)}` },
    ['unused-setting navigation.yaml:10 the menu has room for 7 entries: nobody sees No 8, No 9'],
  ],
  'asset types of one name': [
    {
      ...withIndexes,
      'site.yaml': `${site}assetTypes:
  - { type: cash, name: { en-us: equity }, description: { en-us: A } }
  - { type: bills, name: { en-us: Bills }, description: { en-us: A } }
  - { type: notes, name: { en-us: Bills }, description: { en-us: A } }
`,
    },
    [
      'odd-terms site.yaml:10 the asset type cash has the name of equity: equity',
      'odd-terms site.yaml:12 the asset type notes has the name of bills: Bills',
    ],
  ],
  'one that has the name which another has given up': [
    {
      ...withIndexes,
      'site.yaml': `${site}assetTypes:\n  - { type: cash, name: { en-us: Equity }, description: { en-us: A } }\n`,
      'texts/en-us.yaml': 'assetTypeLabels.equity: Shares\n',
    },
    [],
  ],
};

test('what leads nowhere, shows nothing or cannot be told apart is asked about with its place', async () => {
  const paths = Object.values(asked).map(([files], at) => folders.write(`content${at}`, files));
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
      .toSorted(),
  );
  expect(said).toEqual(Object.values(asked).map(([, questions]) => questions));
});

test('a question names the column of the value that it asks about, as a fault does', async () => {
  const folder = folders.write('columns', {
    ...terms('See [a](/nowhere).'),
    'structured-products.csv': notes,
    'navigation.yaml': `en-us:\n  entries:\n${entries(8)}`,
    'redirects.csv': 'to,from\n/data,/page/terms\n/none,/old\n',
    'constituents/c.csv': 'index,member,weight,as_of\nAAA,Member,100,2126-11-19\n',
    'notices.csv': 'notice_id,type,date,title,text\nn,launch,2126-01-01,Title,Text\n',
  });
  const { stdout } = await runCommand(['check', folder]);
  const places = stdout.split('\n').filter((line) => line.startsWith(`${folder}/`));
  expect(places.map((line) => line.slice(folder.length + 1).split(': ', 2))).toEqual([
    ['navigation.yaml:10:7', 'unused-setting'],
    ['constituents/c.csv:2:16', 'coming-date'],
    ['notices.csv:2:10', 'coming-date'],
    ['structured-products.csv:2:18', 'matured-product'],
    ['pages/en-us/terms.yaml:8:15', 'dead-link'],
    ['redirects.csv:3:1', 'dead-link'],
    ['redirects.csv:2:7', 'hidden-page'],
  ]);
});
