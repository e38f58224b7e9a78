import { expect, test } from 'vitest';
import { openMailbox } from './request-mailbox.ts';

test('what is asked before anybody listens is heard by the first who does, the last of it and once', () => {
  const { ask, onAsked } = openMailbox<string>();
  const heard: string[] = [];
  ask('first');
  ask('second');
  onAsked((request) => heard.push(`one ${request}`));
  onAsked((request) => heard.push(`other ${request}`));
  expect(heard).toEqual(['one second']);
});

test('every listener hears what is asked, until it has ended', () => {
  const { ask, onAsked } = openMailbox<string>();
  const heard: string[] = [];
  const end = onAsked((request) => heard.push(`one ${request}`));
  onAsked((request) => heard.push(`other ${request}`));
  ask('first');
  end();
  ask('second');
  expect(heard).toEqual(['one first', 'other first', 'other second']);
});

test('between two listeners nothing is lost', () => {
  const { ask, onAsked } = openMailbox<string>();
  const heard: string[] = [];
  onAsked((request) => heard.push(request))();
  ask('between');
  onAsked((request) => heard.push(request));
  expect(heard).toEqual(['between']);
});
