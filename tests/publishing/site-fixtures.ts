import type { FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

/** What a provider may not ask of the site. */
export const siteFixtures: FaultFixture[] = [
  {
    title: 'a page of an index that leaves out what visitors have to be told',
    files: { 'site.yaml': `${site}indexPage: { sections: [levels, returns] }\n` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 14,
      expected: /indexPage\.sections: must have corrections and disclaimer/,
      found: '["levels","returns"]',
    },
  },
  {
    title: 'a section that no page of an index has',
    files: {
      'site.yaml': `${site}indexPage: { sections: [corrections, disclaimer, level] }\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 50,
      expected: /indexPage\.sections\.2: one of levels, comparison/,
      found: 'level',
    },
  },
];
