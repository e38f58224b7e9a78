import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isUnsupportedBrowser } from './browser-support.ts';

const agents = {
  'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)': true,
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2)': true,
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko': true,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36': false,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/144.0': false,
};

test('BR-01 the rule that the operating guide has for a CDN is the one by which the site tells Internet Explorer', () => {
  const guide = readFileSync('docs/operating.md', 'utf8');
  const rule = /User-Agent ~ "([^"]+)"/.exec(guide)?.[1] ?? 'none in the guide';
  for (const [agent, isOld] of Object.entries(agents)) {
    expect([agent, new RegExp(rule).test(agent)]).toEqual([agent, isOld]);
    expect([agent, isUnsupportedBrowser(agent)]).toEqual([agent, isOld]);
  }
});
