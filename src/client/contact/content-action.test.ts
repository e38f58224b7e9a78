import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { addressOfAction, clickOfAction, emitsClick } from './content-action.ts';
import { askForFrame, onFrameAsked } from './contact-modal.ts';

function routerAt(path: string, search: string) {
  vi.stubGlobal('location', { pathname: path, search });
  vi.stubGlobal('window', { OptanonActiveGroups: ',C0001,C0004,' });
  const navigate = vi.fn<(to: { href: string }) => Promise<void>>(async () => undefined);
  return { router: { navigate } as unknown as AnyRouter, navigate };
}

afterEach(() => vi.unstubAllGlobals());

test('TP-02 an article is linked by its id, an address as it is', () => {
  expect(addressOfAction({ actionType: 'Go to article', target: '4711' })).toBe(
    '/insights/article/4711',
  );
  expect(addressOfAction({ actionType: 'Go to url', target: '/investable' })).toBe('/investable');
  expect(addressOfAction({ actionType: 'contact', target: null })).toBeNull();
});

test('TP-02 a modal with an address stays a link whose click opens the frame and is recorded', async () => {
  const { router, navigate } = routerAt('/', '');
  const asked: (string | null)[] = [];
  const end = onFrameAsked((source) => asked.push(source));
  const action = { actionType: 'modal', target: 'https://forms.example/a' };
  expect(addressOfAction(action)).toBe('https://forms.example/a');
  clickOfAction(router, action)?.();
  end();
  expect(asked).toEqual(['https://forms.example/a']);
  expect(navigate).not.toHaveBeenCalled();
  await expect
    .poll(() => window.dataLayer)
    .toEqual([{ event: 'click', target: 'https://forms.example/a' }]);
});

test('CM-10 a form asked for on one page, whose code comes on another, does not open there', () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('location', { href: 'https://indexes.example/' });
  askForFrame('https://forms.example/a');
  vi.stubGlobal('location', { href: 'https://indexes.example/insights' });
  onFrameAsked((source) => asked.push(source))();
  expect(asked).toEqual([]);
  askForFrame('https://forms.example/b');
  onFrameAsked((source) => asked.push(source))();
  expect(asked).toEqual(['https://forms.example/b']);
});

test.each([
  ['modal', '#contact-us'],
  ['contact', '#contact-us'],
  ['subscribe', '#subscribe'],
])('TP-02 %s without an address sets the hash %s and keeps the query', (actionType, hash) => {
  const { router, navigate } = routerAt('/ja-jp/indexes/screener', '?currency=USD');
  clickOfAction(router, { actionType, target: null })?.();
  expect(navigate.mock.calls[0]?.[0].href).toBe(`/ja-jp/indexes/screener?currency=USD${hash}`);
});

test('TP-02 any other action, or none, emits a click, with or without an address; known ones do not', () => {
  const { router } = routerAt('/', '');
  for (const actionType of [null, 'Download', 'Modal']) {
    for (const target of [null, '/a']) {
      expect(emitsClick({ actionType, target })).toBe(true);
      expect(clickOfAction(router, { actionType, target })).toBeNull();
    }
  }
  for (const actionType of ['Go to url', 'Go to article', 'modal', 'contact', 'subscribe']) {
    expect(emitsClick({ actionType, target: '/a' })).toBe(false);
  }
  for (const actionType of ['modal', 'contact', 'subscribe'])
    expect(emitsClick({ actionType, target: null })).toBe(false);
});

test('TP-01 a button that is to lead somewhere and has no address emits a click', () => {
  for (const actionType of ['Go to url', 'Go to article']) {
    expect(addressOfAction({ actionType, target: null })).toBeNull();
    expect(emitsClick({ actionType, target: null })).toBe(true);
  }
});
