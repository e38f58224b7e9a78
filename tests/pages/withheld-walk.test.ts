import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../support/ask-program.ts';
import { isFullRun } from '../support/full-size.ts';
import type { SiteApp } from '../support/site-app.ts';
import { askedAddresses } from '../support/withheld/asked-addresses.ts';
import { askedWindows, askedValues } from '../support/withheld/asked-values.ts';
import { measuredAgainst, withheld } from '../support/withheld/twin-folders.ts';
import { openTwin } from '../support/withheld/twin-sites.ts';

// Two sites of one provider, who publishes the same in both but for what he withholds: levels between those that are shown, digits
// behind those shown, what lies before the first public day, members behind the tenth. Whatever is asked, in whatever form, the two
// must answer alike, byte for byte: a difference would tell something of what is withheld.

let one: SiteApp;
let other: SiteApp;
beforeAll(async () => {
  one = await openTwin('one');
  other = await openTwin('other');
}, 300_000);
afterAll(async () => {
  await one.close();
  await other.close();
});

/** Keys that are made anew for each visitor. */
const isOfVisitor = (address: string): boolean =>
  /\/credentials$|^\/(?:contact-us|subscribe)/.test(address);

/** Every form in a full run, and every fifteenth in any other. */
const inThisRun = (_: unknown, at: number): boolean => isFullRun || at % 15 === 0;

type Answer = { status: number; body: Buffer };

async function answerOf(site: SiteApp, address: string): Promise<Answer> {
  const answer = await site.get(address);
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

test('16.12 no address of the site tells anything of what is withheld, now or as of an earlier release', async () => {
  const addresses = (await askedAddresses(one, 1)).filter(inThisRun);
  const differing: string[] = [];
  const answered = new Map<number, number>();
  for (const address of addresses.filter((asked) => !isOfVisitor(asked))) {
    const here = await answerOf(one, address);
    answered.set(here.status, (answered.get(here.status) ?? 0) + 1);
    const found = apart(here, await answerOf(other, address));
    if (found !== null) differing.push(`${address}: ${found}`);
  }
  expect(differing).toEqual([]);
  // What is asked is understood: most of it is answered, and nothing fails.
  expect(answered.get(200) ?? 0).toBeGreaterThan(addresses.length / 2);
  expect([...answered.keys()].filter((status) => status >= 500)).toEqual([]);
}, 900_000);

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
  figure: askedValues['figure']!.slice(0, 6),
  sampling: ['every-level', 'week-ends'],
  review: askedValues['review']!.slice(),
  figures: [['return2018', 'volatility3Y', 'maximumDrawdown10Y']],
  from: [1, 2],
  to: [3],
});

/** The arguments of one call for each value that one of them may have, in windows too. */
function callsOf({ properties, required = [] }: Schema, index: string): object[] {
  const values = argumentsOf(index);
  const isDays = (properties['from'] as { type?: string } | undefined)?.type === 'string';
  const asked = Object.keys(properties).filter((name) => !isDays || !['from', 'to'].includes(name));
  const base = Object.fromEntries(required.map((name) => [name, values[name]![0]]));
  const ways = asked.flatMap((name) => (values[name] ?? []).map((value) => ({ [name]: value })));
  const moments = 'asof' in properties ? [{}, { asof: '1' }, { asof: '2' }] : [{}];
  const windows: object[] = isDays ? [...askedWindows] : [];
  return [{}, ...ways, ...windows].flatMap((way) =>
    moments.map((moment) => ({ ...base, ...way, ...moment })),
  );
}

test('16.12 no tool of the Model Context Protocol does', async () => {
  const { tools } = (await ask(one.app, 'tools/list')) as unknown as {
    tools: { name: string; inputSchema: Schema }[];
  };
  const calls = tools.flatMap(({ name, inputSchema }) =>
    [...withheld, ...measuredAgainst].flatMap((index) =>
      callsOf(inputSchema, index).map((args) => ({ name, arguments: args })),
    ),
  );
  const differing: string[] = [];
  for (const call of calls.filter(inThisRun)) {
    const [here, there] = await Promise.all(
      [one, other].map(async ({ app }) => JSON.stringify(await ask(app, 'tools/call', call))),
    );
    if (here !== there) differing.push(JSON.stringify(call));
  }
  expect(calls.length).toBeGreaterThan(400);
  expect(differing).toEqual([]);
}, 900_000);
