/**
 * Lighthouse on the demo, mobile with its own throttling: the median of five visits to each kind of page; beside its
 * total blocking time the same from the processor's time alone, which neighbours on the machine do not lengthen. It
 * comes with `npm ci --prefix bench/lighthouse`, apart from the packages of Plumbline, which it outweighs.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../build/find-browser.ts';
import { pages } from '#src/urls.ts';
import { blendPage, comparisonPage } from '#src/urls/mixes.ts';
import { startDemoSite } from './support/demo-site.ts';
import { median } from './support/measure.ts';
import { blockingThreadTime } from './support/thread-time.ts';
import { report, skip, type Goal } from './support/report.ts';

/** What is read of a report. */
type Visit = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  /** Total blocking time of the processor's time, in milliseconds. */
  threadTime: number;
};

type Trace = { traceEvents: Parameters<typeof blockingThreadTime>[0] };

const visits = 5;
const command = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js');
const browser = findBrowser();

if (!existsSync(command)) {
  skip('`npm ci --prefix bench/lighthouse` installs what this needs');
} else if (browser === null) {
  skip('no Chromium is installed');
} else {
  await measure(browser);
}

async function measure(executable: string): Promise<void> {
  const site = await startDemoSite();
  try {
    const rows: Record<string, unknown>[] = [];
    const goals: Goal[] = [];
    for (const [name, path] of Object.entries(await pagesOf(site.url))) {
      const made: Visit[] = [];
      for (let visit = 0; visit < visits; visit++) {
        made.push(await visitOnce(executable, site.url + path, site.folder));
      }
      const figures = figuresOf(made);
      rows.push({ page: name, ...figures });
      goals.push(...goalsOf(name, figures));
    }
    report('lighthouse', rows, goals);
  } finally {
    await site.close();
  }
}

/** One page of each kind, by its path. */
async function pagesOf(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/insights`);
  const article = /href="(\/insights\/[a-z-]+\/[^"?#]+\/[^"?#]+)"/.exec(await answer.text())?.[1];
  if (article === undefined) throw new Error('The demo has no article');
  return {
    home: pages.home,
    screener: pages.screener(),
    index: pages.index('PLWLD_NTR_USD'),
    article,
    documents: pages.documents,
    compare: comparisonPage({ ids: ['PLWLD_NTR_USD', 'PLUSA_NTR_USD'] }),
    blend: blendPage({ of: 'PLWLD_NTR_USD*60,PLUSA_NTR_USD*40', rebalance: 'annually' }),
  };
}

async function visitOnce(executable: string, address: string, folder: string): Promise<Visit> {
  const files = join(folder, 'visit');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const output = ['--output=json', `--output-path=${files}.json`, '--save-assets', '--quiet'];
  const run = () =>
    promisify(execFile)(process.execPath, [command, address, flags, ...output], {
      env: { ...process.env, CHROME_PATH: executable },
    });
  // Now and then the browser loses the beginning of a trace, and Lighthouse asks to be run again.
  await run().catch(run);
  const read = async (name: string) => JSON.parse(await readFile(name, 'utf8')) as unknown;
  const report = (await read(`${files}.json`)) as Omit<Visit, 'threadTime'>;
  const { traceEvents } = (await read(`${files}-0.trace.json`)) as Trace;
  return { ...report, threadTime: blockingThreadTime(traceEvents) };
}

function figuresOf(made: readonly Visit[]) {
  const score = (category: string) =>
    median(made.map(({ categories }) => 100 * (categories[category]?.score ?? 0)));
  const figure = (audit: string) =>
    median(made.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    CLS: figure('cumulative-layout-shift'),
    'LCP, ms': figure('largest-contentful-paint'),
    'TBT, ms': figure('total-blocking-time'),
    'TBT of CPU, ms': median(made.map(({ threadTime }) => threadTime)),
  };
}

type Figures = ReturnType<typeof figuresOf>;

function goalsOf(page: string, figures: Figures): Goal[] {
  const atLeast: Partial<Figures> = {
    performance: 98,
    accessibility: 100,
    'best practices': 100,
    SEO: 100,
  };
  const atMost: Partial<Figures> = { CLS: 0, 'LCP, ms': 1_600, 'TBT, ms': 50 };
  const goal = (name: string) => ({
    name: `${name} of ${page}`,
    value: figures[name as keyof Figures],
    // Times depend on the machine, scores of the other kinds do not.
    missedBy: name in atMost ? 3 : 1.1,
  });
  return [
    ...Object.entries(atLeast).map(([name, least]) => ({ ...goal(name), atLeast: least })),
    ...Object.entries(atMost).map(([name, most]) => ({ ...goal(name), atMost: most })),
  ];
}
