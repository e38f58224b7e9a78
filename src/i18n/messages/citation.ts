import { defineMessages } from '../define-messages.ts';

/** How an index is cited: what it is, the levels that were looked at, and the release that they stand in. */
export const citationMessages = defineMessages(
  {
    title: 'Cite this',
    index: (publisher: string, year: string, name: string, facts: string) =>
      `${publisher} (${year}). ${name} [${facts}].`,
    fundId: (id: string) => `index ID ${id}`,
    data: (lastDay: string, release: string, published: string) =>
      `Levels to ${lastDay}, release ${release}, published on ${published}.`,
    note: 'The address goes on showing this release after later ones.',
  },
  {
    title: '引用表記',
    index: (publisher, year, name, facts) => `${publisher}（${year}年）「${name}」［${facts}］。`,
    fundId: (id) => `指数ID ${id}`,
    data: (lastDay, release, published) =>
      `指数値は${lastDay}まで、リリース${release}（${published}公表）。`,
    note: 'このアドレスは、新しいリリースの公表後も、このリリースの内容を表示し続けます。',
  },
);
