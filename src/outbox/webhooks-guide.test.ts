import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventData, eventEnvelope } from '#src/contract/outbox/events.ts';
import { signatureOf } from './sign.ts';

const guide = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  Array.from(
    guide.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs')),
    ([, text]) => text!,
  );

test('the guide has an example of each event, as it is sent', () => {
  const examples = blocks('json').map((text) => eventEnvelope.strict().parse(JSON.parse(text)));
  expect(examples.map(({ type }) => type)).toEqual(Object.keys(eventData));
  for (const { type, data } of examples) expect(eventData[type].strict().parse(data)).toEqual(data);
});

const secret = 'a secret of thirty-two characters';
const body = JSON.stringify({ type: 'test', name: 'Índex 指数' });
const now = Date.parse('2026-11-20T10:00:00Z');
const header = signatureOf(body, secret, now);
const asked = [
  { body, header, secret, now },
  { body: `${body} `, header, secret, now },
  { body, header: header.replace(/.$/, (last) => (last === '0' ? '1' : '0')), secret, now },
  { body, header: 'v1=', secret, now },
  { body, header, secret: 'another secret of that many characters', now },
  { body, header, secret, now: now + 301_000 },
];

test('its JavaScript tells our events from all others', async () => {
  const [code = ''] = blocks('js');
  const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isOurs: (...given: unknown[]) => boolean;
  };
  const answers = asked.map((one) => isOurs(one.body, one.header, one.secret, one.now));
  expect(answers).toEqual([true, false, false, false, false, false]);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
test.skipIf(!hasPython)('its Python tells our events from all others', () => {
  const [code = ''] = blocks('python');
  const calls = `
import json, sys
asked = json.load(sys.stdin)
print(json.dumps([is_ours(a["body"].encode(), a["header"], a["secret"], a["now"] / 1000) for a in asked]))`;
  const answers = execFileSync('python3', ['-c', code + calls], { input: JSON.stringify(asked) });
  expect(JSON.parse(answers.toString())).toEqual([true, false, false, false, false, false]);
});
