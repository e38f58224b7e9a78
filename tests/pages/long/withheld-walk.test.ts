import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../support/ask-program.ts';
import type { SiteApp } from '../../support/site-app.ts';
import { requestedAddresses } from '../../support/withheld/requested-addresses.ts';
import { requestedWindows, requestedValues } from '../../support/withheld/requested-values.ts';
import { measuredAgainst, withheld } from '../../support/withheld/twin-folders.ts';
import { openTwin, type Shown } from '../../support/withheld/twin-sites.ts';
import { engines } from '../../support/stores.ts';

// Two sites of one provider, who publishes the same in both but for what he withholds: levels between those that are shown, digits
// behind those shown, what lies before the first public day, members behind the tenth. Whatever is asked, in whatever form, the two
// must answer alike, byte for byte: a difference would tell something of what is withheld.

/** Keys that are made anew for each visitor. */
const isOfVisitor = (address: string): boolean =>
  /\/credentials$|^\/(?:contact-us|subscribe)/.test(address);

/** Where each pair reads from; it is asked one of so many forms. */
const pairs: [what: string, shown: Shown, step: number][] = [
  ['a site', { engine: 'embedded', isPreview: false }, 1],
  ['the preview of a draft', { engine: 'embedded', isPreview: true }, 60],
  ...(engines.includes('postgres')
    ? [
        ['a site on PostgreSQL', { engine: 'postgres', isPreview: false }, 60] satisfies [
          string,
          Shown,
          number,
        ],
      ]
    : []),
];

type Answer = { status: number; body: Buffer };

async function answerOf(site: SiteApp, address: string): Promise<Answer> {
  const answer = await site.getMade(address);
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

/** What two answers say where they begin to differ; null where they never do. */
function apart(here: Answer, there: Answer): string | null {
  if (here.status === there.status && here.body.equals(there.body)) return null;
  const at = here.body.findIndex((byte, place) => byte !== there.body[place]);
  const said = [here, there].map(({ status, body }) =>
    [status, body.subarray(Math.max(0, at - 60), at + 40).toString()].join(' '),
  );
  return said.join(' | ');
}

type Schema = { properties: Record<string, unknown>; required?: string[] };

/** What a program can ask of an index, by the names of arguments; a new one that has to be given wants its line. */
const argumentsOf = (index: string): Record<string, unknown[]> => ({
  index: [index],
  text: [index, `${index} volatility under 15`],
  indexes: [
    [index, 'ONE'],
    ['TWO', index],
  ],
  parts: [
    [
      { index, weight: 99.99 },
      { index: 'ONE', weight: 0.01 },
    ],
  ],
  path: [`/indexes/details/${index}`, `/indexes/compare?ids=${index},ONE`],
  figure: requestedValues['figure']!.slice(0, 6),
  sampling: ['every-level', 'week-ends'],
  review: requestedValues['review']!.slice(),
  figures: [['return2018', 'volatility3Y', 'maximumDrawdown10Y']],
  from: [1, 2],
  to: [3],
  part: [1, 2, 3],
});

/** The arguments of one call for each value that one of them may have, in windows too. */
function callsOf({ properties, required = [] }: Schema, index: string): object[] {
  const values = argumentsOf(index);
  const isDays = (properties['from'] as { type?: string } | undefined)?.type === 'string';
  const asked = Object.keys(properties).filter((name) => !isDays || !['from', 'to'].includes(name));
  const base = Object.fromEntries(required.map((name) => [name, values[name]![0]]));
  const ways = asked.flatMap((name) => (values[name] ?? []).map((value) => ({ [name]: value })));
  const moments = 'asof' in properties ? [{}, { asof: '1' }, { asof: '2' }] : [{}];
  const windows: object[] = isDays ? [...requestedWindows] : [];
  return [{}, ...ways, ...windows].flatMap((way) =>
    moments.map((moment) => ({ ...base, ...way, ...moment })),
  );
}

describe.each(pairs)('16.12 %s', (_what, shown, step) => {
  let one: SiteApp;
  let other: SiteApp;
  beforeAll(async () => {
    one = await openTwin('one', shown);
    other = await openTwin('other', shown);
  }, 300_000);
  afterAll(async () => {
    await one?.close();
    await other?.close();
  });

  const isAsked = (_: unknown, at: number): boolean => at % step === 0;

  test('tells by no address anything of what is withheld, now or as of an earlier release', async () => {
    const addresses = (await requestedAddresses(one, 1)).filter(isAsked);
    const differing: string[] = [];
    const answered = new Map<number, number>();
    for (const address of addresses.filter((asked) => !isOfVisitor(asked))) {
      const here = await answerOf(one, address);
      answered.set(here.status, (answered.get(here.status) ?? 0) + 1);
      const found = apart(here, await answerOf(other, address));
      if (found !== null) differing.push(`${address}: ${found}`);
    }
    expect(differing).toEqual([]);
    // What is asked is understood: much of it is answered, of a sample by chance a little less, and nothing fails.
    expect(answered.get(200) ?? 0).toBeGreaterThan(addresses.length / (step === 1 ? 3 : 4));
    expect([...answered.keys()].filter((status) => status >= 500)).toEqual([]);
  }, 900_000);

  test('tells it by no tool of the Model Context Protocol', async () => {
    const { tools } = (await ask(one.app, 'tools/list')) as unknown as {
      tools: { name: string; inputSchema: Schema }[];
    };
    const calls = tools.flatMap(({ name, inputSchema }) =>
      [...withheld, ...measuredAgainst].flatMap((index) =>
        callsOf(inputSchema, index).map((args) => ({ name, arguments: args })),
      ),
    );
    const differing: string[] = [];
    for (const call of calls.filter(isAsked)) {
      const [here, there] = await Promise.all(
        [one, other].map(async ({ app }) => JSON.stringify(await ask(app, 'tools/call', call))),
      );
      if (here !== there) differing.push(JSON.stringify(call));
    }
    expect(calls.length).toBeGreaterThan(400);
    expect(differing).toEqual([]);
  }, 900_000);
});
