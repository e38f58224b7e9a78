import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../../support/axe.ts';
import { openPage } from '../../support/browser.ts';
import { findCut } from '../../support/looks.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { indexOf, isWorking, linksIn } from '../../support/site-links.ts';
import { untilScriptsRun } from '../../support/visits.ts';

/** Pages of indexes are alike: axe looks at one of so many, the browser at every one. */
const indexPagesByAxe = 25;

/** Every figure of every index has a working, all made in one way: so many are opened. */
const workingsOpened = 60;

let site: RunningSite;
let visitors = 0;

beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => site.stop());

/** One visitor may not ask for so many pages a minute: each page is opened by another, behind a proxy. */
function asAnotherVisitor(): Record<string, string> {
  visitors += 1;
  return { 'X-Forwarded-For': `10.0.${Math.floor(visitors / 250)}.${visitors % 250}` };
}

/** Opens every page that links lead to, each once: the path of every page, and what was wrong with any. */
async function crawl(starts: readonly string[]): Promise<{ opened: string[]; faults: string[] }> {
  const tabs = await Promise.all([openTab(), openTab()]);
  const seen = new Set(starts);
  const opened: string[] = [];
  const faults: string[] = [];
  let indexPages = 0;
  let workings = 0;
  for (let waiting = [...starts]; waiting.length > 0;) {
    const next: string[] = [];
    const openWaiting = async (tab: Tab) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (isWorking(path) && (workings += 1) > workingsOpened) continue;
        const withAxe = indexOf(path) === undefined || indexPages++ % indexPagesByAxe === 0;
        const looked = await tab.look(path, withAxe);
        if (looked.links !== null) opened.push(path);
        faults.push(...looked.faults.map((fault) => `${path}: ${fault}`));
        next.push(...(looked.links ?? []).filter((link) => !seen.has(link)));
        for (const link of next) seen.add(link);
      }
    };
    await Promise.all(tabs.map(openWaiting));
    waiting = [...new Set(next)];
  }
  await Promise.all(tabs.map((tab) => tab.close()));
  return { opened, faults };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

type Looked = {
  /** Null for what is no page. */
  links: string[] | null;
  faults: string[];
};

/** A tab of a narrow window, where texts fit worst, that opens one page after the other. */
async function openTab() {
  const baseURL = site.url;
  const viewport = { width: 375, height: 900 };
  const { page, takeErrors, close } = await openPage({ baseURL, viewport });

  async function lookAt(path: string, withAxe: boolean): Promise<Looked> {
    const headers = asAnotherVisitor();
    await page.setExtraHTTPHeaders(headers);
    const head = await fetch(baseURL + path, { method: 'HEAD', headers });
    const faults = head.status === 200 ? [] : [`answered with ${head.status}`];
    if (!head.headers.get('content-type')?.startsWith('text/html')) return { links: null, faults };
    await page.goto(path);
    await untilScriptsRun(page);
    const links = linksIn(await page.content(), baseURL + path);
    faults.push(...(await findCut(page)), ...(withAxe ? await findViolations(page) : []));
    return { links, faults: [...faults, ...takeErrors()] };
  }

  return {
    look: (path: string, withAxe: boolean): Promise<Looked> =>
      lookAt(path, withAxe).catch((error: unknown) => ({
        links: [],
        faults: [String(error), ...takeErrors()],
      })),
    close,
  };
}

test(
  'every page of the demo at 375 px: no error, room for every text; axe on all but indexes, and on each 25th of these',
  { timeout: 2_400_000 },
  async () => {
    const started = performance.now();
    const { opened, faults } = await crawl(['/', '/ja-jp']);
    const minutes = (performance.now() - started) / 60_000;
    console.info(`${opened.length} pages in ${minutes.toFixed(1)} minutes`);
    expect(faults).toEqual([]);
    expect(opened.length).toBeGreaterThan(1_000);
  },
);
