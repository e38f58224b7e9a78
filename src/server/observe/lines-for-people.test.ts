import { expect, test } from 'vitest';
import { linesForPeople } from './lines-for-people.ts';
import { createLog } from './log.ts';

/** What a terminal gets, without the time of day. */
function printed(say: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const terminal = { write: (part: string) => (text += part) };
  say(createLog('info', linesForPeople(terminal)));
  expect(text).toMatch(/^\d\d:\d\d:\d\d /);
  return text.replaceAll(/^\d\d:\d\d:\d\d /gm, '');
}

test('a terminal gets a sentence with its particulars, not an object', () => {
  expect(printed((log) => log.info({ release: 10, indexes: 475 }, 'catalogue built'))).toBe(
    'catalogue built (release 10, indexes 475)\n',
  );
  expect(printed((log) => log.info('the database answers: starting'))).toBe(
    'the database answers: starting\n',
  );
  expect(printed((log) => log.warn({ late: 1, indexes: ['A B'] }, 'levels are late'))).toBe(
    'warning: levels are late (late 1, indexes ["A B"])\n',
  );
});

test('an error stands below its line with its trace and its causes', () => {
  const err = new Error('not stored', { cause: new TypeError('no connection') });
  const text = printed((log) => log.error({ err }, 'request failed'));
  expect(text).toMatch(/^error: request failed\n {2}Error: not stored\n {6}at /);
  expect(text).toMatch(/\n {2}because of\n {2}TypeError: no connection\n {6}at /);
});

test('what a visitor sends moves no cursor and sets no colour', () => {
  const text = printed((log) => log.info({ path: '/\u001B[2J\n\u009B31m' }, 'request \u001B[2J'));
  expect(text).toBe('request \uFFFD[2J (path "/\\u001b[2J\\n\uFFFD31m")\n');
});
